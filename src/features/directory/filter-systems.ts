import { wordFilter } from "../../lib/text";

/** A filter by words and by a group's id. Empty texts match everything. */
interface SystemFilter {
  readonly kind: string;
  readonly find: string;
}

/** The groups that have a match, with the systems whose name, documents, connection and kind contain all words. */
export function filterGroups(
  groups: readonly Queries.DirectoryGroup[],
  { kind, find }: SystemFilter,
): readonly Queries.DirectoryGroup[] {
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
export function countSystems(groups: readonly Queries.DirectoryGroup[]): number {
  return groups.reduce((sum, { systems }) => sum + systems.length, 0);
}
