import type { AddressFilter } from "../../lib/address-filter";
import type { FilterRules } from "../../lib/use-address-filter";

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

/** What a visitor looks for, by a group's id and by words; empty texts look for everything. */
export type Filter = AddressFilter<"kind" | "find">;

/** How systems are looked for in these groups; a kind that is unknown is none. */
export function filterRules(
  groups: readonly Pick<DirectoryGroup, "id">[],
): FilterRules<keyof Filter> {
  return {
    none: { kind: "", find: "" },
    parse(values) {
      const kind = values.get("kind") ?? "";
      return {
        kind: groups.some(({ id }) => id === kind) ? kind : "",
        find: values.get("find") ?? "",
      };
    },
  };
}

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The groups with the systems that have all the words in their name, documents, way or kind. */
export function filterGroups(
  groups: readonly DirectoryGroup[],
  { kind, find }: Filter,
): readonly DirectoryGroup[] {
  const wanted = plain(find).split(/\s+/u);
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
