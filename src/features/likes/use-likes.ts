import { useEffect, useState } from "react";
import { fetchLikes, likePost } from "../../api-client";
import { formatNumber } from "../../lib/format-number";
import { isLikedHere, rememberLike } from "./liked-posts";

/** A number of likes in words. */
export function likesText(likes: number): string {
  return `${formatNumber(likes)} ${likes === 1 ? "like" : "likes"}`;
}

/**
 * The likes of an article and the visitor's own like. A visitor can like once in each browser. If the
 * API doesn't confirm a like, the button becomes usable again. `likes` is null while the number is
 * unknown.
 */
export function useLikes(slug: string) {
  const [likes, setLikes] = useState<number | null>(null);
  const [isLiked, setIsLiked] = useState(() => isLikedHere(slug));
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    fetchLikes(slug).then(
      // The answer to a like is newer.
      (found) => setLikes((now) => now ?? found),
      () => undefined,
    );
  }, [slug]);
  async function like() {
    if (isLiked || isLikedHere(slug)) return;
    setIsLiked(true);
    try {
      const counted = await likePost(slug);
      rememberLike(slug);
      setLikes(counted);
      setAnnouncement(counted === null ? "Liked." : `Liked. ${likesText(counted)}.`);
    } catch {
      setIsLiked(false);
    }
  }
  return { likes, isLiked, announcement, like };
}
