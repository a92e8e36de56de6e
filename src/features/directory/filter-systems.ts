import { wordFilter } from "../../lib/text";

/** A system that the product connects to. */
interface DirectorySystem {
  readonly name: string;
  /** The documents or data exchanged with it. */
  readonly carries: string;
  readonly by: string;
  /** Whether the entry is invented. */
  readonly sample: boolean | null;
}

/** The systems of one kind. */
export interface DirectoryGroup {
  /** The kind's value in addresses. */
  readonly id: string;
  readonly label: string;
  readonly about: string;
  readonly systems: readonly DirectorySystem[];
}

/** A filter by words and by a group's id. Empty texts match everything. */
interface SystemFilter {
  readonly kind: string;
  readonly find: string;
}

/** The groups that have a match, with the systems whose name, documents, connection and kind contain all words. */
export function filterGroups(
  groups: readonly DirectoryGroup[],
  { kind, find }: SystemFilter,
): readonly DirectoryGroup[] {
  const matches = wordFilter(find);
  return groups
    .filter(({ id }) => kind === "" || id === kind)
    .map((group) => ({
      ...group,
      systems: group.systems.filter(({ name, carries, by }) =>
        matches([name, carries, by, group.label].join(" ")),
      ),
    }))
    .filter(({ systems }) => systems.length > 0);
}

/** Number of systems in all groups. */
export function countSystems(groups: readonly DirectoryGroup[]): number {
  return groups.reduce((sum, { systems }) => sum + systems.length, 0);
}
