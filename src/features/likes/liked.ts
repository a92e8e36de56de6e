import { isRecord, parseJson } from "../../lib/json";
import { localStore } from "../../lib/storage";

/** Key of the articles that were liked in this browser, in local storage. */
export const LIKED_KEY = "liked_posts";

/** A like that was sent and not answered so far. */
interface Doubt {
  readonly slug: string;
  /** Number of likes before it. */
  readonly before: number;
}

type Mark = string | Doubt;

/** Where storage is refused, a like is remembered for the page view. */
let memory: readonly Mark[] = [];

const isDoubt = (value: unknown): value is Doubt =>
  isRecord(value) && typeof value.slug === "string" && typeof value.before === "number";

function marks(): readonly Mark[] {
  const value = parseJson(localStore.get(LIKED_KEY) ?? "");
  if (!Array.isArray(value)) return memory;
  return value.filter((mark): mark is Mark => typeof mark === "string" || isDoubt(mark));
}

const slugOf = (mark: Mark) => (typeof mark === "string" ? mark : mark.slug);

/** Puts a mark in the place of what is known of an article; nothing, without one. */
function replaceMark(slug: string, ...mark: readonly Mark[]): void {
  memory = [...marks().filter((other) => slugOf(other) !== slug), ...mark];
  localStore.set(LIKED_KEY, JSON.stringify(memory));
}

/** Whether an article was liked in this browser. Other tabs count. */
export const isLikedHere = (slug: string): boolean => marks().includes(slug);

/** Remembers that an article was liked. */
export function rememberLike(slug: string): void {
  replaceMark(slug, slug);
}

/** Remembers that a like is sent, before its answer can be lost. Nothing tells by an unknown number. */
export function doubtLike(slug: string, before: number | null): void {
  if (before !== null) replaceMark(slug, { slug, before });
}

/** The number of likes before one whose answer has not come; null where there is none. */
export function doubtOf(slug: string): number | null {
  return marks().find((mark): mark is Doubt => isDoubt(mark) && mark.slug === slug)?.before ?? null;
}

/** Decides a doubt by the present number. @returns Whether the like was counted. */
export function settleDoubt(slug: string, likes: number): boolean {
  const before = doubtOf(slug);
  if (before === null) return false;
  const isCounted = likes > before;
  replaceMark(slug, ...(isCounted ? [slug] : []));
  return isCounted;
}

/** Forgets a like that was refused. */
export function forgetDoubt(slug: string): void {
  if (doubtOf(slug) !== null) replaceMark(slug);
}
