import { useEffect, useState } from "react";
import { fetchLikes, likePost } from "../../api-client";
import { formatNumber } from "../../lib/format-number";
import { isLikedHere, rememberLike } from "./liked";

/** Articles whose like is on its way, kept outside of the button, which may come and go meanwhile. */
const pending = new Set<string>();

/** A number of likes in words. */
export function likesText(likes: number): string {
  return `${formatNumber(likes)} ${likes === 1 ? "like" : "likes"}`;
}

/**
 * The likes of an article and the visitor's own. A call that fails, or whose answer can't be read,
 * means that no number is shown.
 */
export function useLikes(slug: string) {
  const [likes, setLikes] = useState<number | null>(null);
  const [isLiked, setIsLiked] = useState(() => isLikedHere(slug) || pending.has(slug));
  const [told, setTold] = useState("");

  useEffect(() => {
    fetchLikes(slug).then(
      // An answer to a like is newer.
      (found) => setLikes((now) => now ?? found),
      () => undefined,
    );
  }, [slug]);

  async function like() {
    setIsLiked(true);
    if (isLikedHere(slug) || pending.has(slug)) return;
    pending.add(slug);
    try {
      const counted = await likePost(slug);
      rememberLike(slug);
      setLikes(counted);
      setTold(counted === null ? "Liked." : `Liked. ${likesText(counted)}.`);
    } catch {
      // The like is not counted, so that it can be given again.
      setIsLiked(false);
    } finally {
      pending.delete(slug);
    }
  }

  return { likes, isLiked, told, like };
}
