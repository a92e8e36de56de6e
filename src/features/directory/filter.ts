/** A system of the directory. */
export interface DirectorySystem {
  readonly name: string;
  /** Which documents or data it exchanges. */
  readonly carries: string;
  /** By which way. */
  readonly by: string;
  /** Whether the entry is invented. */
  readonly sample: boolean | null;
}

/** A kind of systems. */
export interface DirectoryGroup {
  /** The kind in addresses. */
  readonly id: string;
  readonly label: string;
  readonly about: string;
  readonly systems: readonly DirectorySystem[];
}

/** What a visitor looks for; empty texts look for everything. */
export interface Filter {
  /** Id of a group. */
  readonly kind: string;
  readonly words: string;
}

/** Everything. */
export const noFilter: Filter = { kind: "", words: "" };

const KIND_KEY = "kind";
const WORDS_KEY = "find";

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The filter of a query; a kind that is unknown is none. */
export function parseFilter(search: string, groups: readonly DirectoryGroup[]): Filter {
  const query = new URLSearchParams(search);
  const kind = query.get(KIND_KEY) ?? "";
  return {
    kind: groups.some(({ id }) => id === kind) ? kind : "",
    words: query.get(WORDS_KEY) ?? "",
  };
}

/** A query with the filter in it, and whatever else it held; empty or beginning with `?`. */
export function filterQuery(search: string, { kind, words }: Filter): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of [
    [KIND_KEY, kind],
    [WORDS_KEY, words.trim()],
  ] as const) {
    if (value === "") query.delete(key);
    else query.set(key, value);
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** The groups with the systems that have all the words in their name, documents, way or kind. */
export function filterGroups(
  groups: readonly DirectoryGroup[],
  { kind, words }: Filter,
): readonly DirectoryGroup[] {
  const wanted = plain(words).split(/\s+/u);
  return groups
    .filter(({ id }) => kind === "" || id === kind)
    .map((group) => ({
      ...group,
      systems: group.systems.filter(({ name, carries, by }) => {
        const text = plain([name, carries, by, group.label].join(" "));
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ systems }) => systems.length > 0);
}

/** How many systems there are. */
export function countSystems(groups: readonly DirectoryGroup[]): number {
  return groups.reduce((sum, { systems }) => sum + systems.length, 0);
}
