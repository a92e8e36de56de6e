import { useEffect, useState } from "react";
import { fetchLikes, likePost } from "../../api-client";
import { formatNumber } from "../../lib/format-number";
import { parseJson } from "../../lib/json";
import { localStore } from "../../lib/storage";

/** Key in local storage of the articles that were liked in this browser. */
const LIKED_KEY = "liked_posts";

/** Where storage is refused, likes are remembered for the page view. */
let memory: readonly string[] = [];

function likedPosts(): readonly string[] {
  const stored = parseJson(localStore.get(LIKED_KEY) ?? "");
  if (!Array.isArray(stored)) return memory;
  return stored.filter((slug): slug is string => typeof slug === "string");
}

const isLikedHere = (slug: string): boolean => likedPosts().includes(slug);

function rememberLike(slug: string): void {
  memory = [...likedPosts().filter((other) => other !== slug), slug];
  localStore.set(LIKED_KEY, JSON.stringify(memory));
}

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
      // The answer to a like, if there is one, is newer.
      (found) => setLikes((now) => now ?? found),
      () => undefined,
    );
  }, [slug]);
  async function like() {
    if (isLiked) return;
    setIsLiked(true);
    // In another tab.
    if (isLikedHere(slug)) return;
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
