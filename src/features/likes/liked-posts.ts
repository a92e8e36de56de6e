import { parseJson } from "../../lib/json";
import { localStore } from "../../lib/storage";

/** Key in local storage of the articles that were liked in this browser. */
export const LIKED_KEY = "liked_posts";

/** Where storage is refused, likes are remembered for the page view. */
let memory: readonly string[] = [];

function likedPosts(): readonly string[] {
  const stored = parseJson(localStore.get(LIKED_KEY) ?? "");
  if (!Array.isArray(stored)) return memory;
  return stored.filter((slug): slug is string => typeof slug === "string");
}

/** Whether an article was liked in this browser. */
export const isLikedHere = (slug: string): boolean => likedPosts().includes(slug);

/** Remembers that an article was liked. */
export function rememberLike(slug: string): void {
  memory = [...likedPosts().filter((other) => other !== slug), slug];
  localStore.set(LIKED_KEY, JSON.stringify(memory));
}
