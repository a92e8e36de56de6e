import { parseJson } from "../../lib/json";
import { localStore } from "../../lib/storage";

/** Key of the articles that were liked in this browser, in local storage. */
export const LIKED_KEY = "liked_posts";

/** Where storage is refused, a like is remembered for the page view. */
const memory = new Set<string>();

function stored(): readonly string[] {
  const value = parseJson(localStore.get(LIKED_KEY) ?? "");
  if (!Array.isArray(value)) return [];
  return value.filter((slug): slug is string => typeof slug === "string");
}

/** Whether an article was liked in this browser. Other tabs count. */
export function isLikedHere(slug: string): boolean {
  return memory.has(slug) || stored().includes(slug);
}

/** Remembers that an article was liked. */
export function rememberLike(slug: string): void {
  memory.add(slug);
  localStore.set(LIKED_KEY, JSON.stringify([...new Set([...stored(), slug])]));
}
