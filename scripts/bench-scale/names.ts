/** Pages that the specification fixes, for entries to lead to whatever else the site holds. */
export const solutions = [
  "sourcing-pro",
  "strategic-sourcing",
  "indirect-sourcing",
  "capex-sourcing",
  "eauctions-pro",
  "intake-management",
] as const;

/** Kind of a generated entry. */
export type EntryKind = "post" | "study" | "term";

/** Of ten entries in a row: seven posts, a case study, two terms. */
const MIX: readonly EntryKind[] = [
  "post",
  "term",
  "post",
  "post",
  "study",
  "post",
  "post",
  "term",
  "post",
  "post",
];

/** Kind of the entry with this number. A larger site holds all entries of a smaller one. */
export const kindOf = (index: number): EntryKind => MIX[index % MIX.length] ?? "post";

/** Name of an entry's file, without its ending; it sorts by number and is no other entry's. */
export const slugOf = (index: number) => `scale-${kindOf(index)}-${String(index).padStart(6, "0")}`;

const prefixes: Readonly<Record<EntryKind, string>> = {
  post: "/blog/",
  study: "/case-study/",
  term: "/glossary/",
};

/** Address of an entry. */
export const addressOf = (index: number) => `${prefixes[kindOf(index)]}${slugOf(index)}/`;

/** Up to `count` entries of a kind before this one, the nearest first. */
export function before(index: number, kind: EntryKind, count: number): number[] {
  const found: number[] = [];
  for (let other = index - 1; other >= 0 && found.length < count; other -= 1) {
    if (kindOf(other) === kind) found.push(other);
  }
  return found;
}

/** Entry 0 is the newest, three share a day: what the footer shows is the same at every size. */
export function dayOf(index: number): string {
  const newest = Date.UTC(2025, 11, 31);
  return new Date(newest - Math.floor(index / 3) * 86_400_000).toISOString().slice(0, 10);
}
