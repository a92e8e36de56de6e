import type { KindName } from "../../content-model/kinds";
import { marked, type FileReport } from "./entry";
import { NEVER } from "./publish-date";

/** What links and fields of entries may point to. */
export type Targets = Readonly<ReturnType<typeof targetsOf>>;

/** An entry by its kind and name. */
export const nameOf = (kind: KindName, slug: string) => `${kind} ${slug}`;

/** When the first entry that names each entry is published. */
function firstUses(results: readonly FileReport[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const result of results) {
    for (const { kind, target } of marked(result, "name")) {
      const name = kind === undefined ? target : nameOf(kind, target);
      if (result.release < (first.get(name) ?? NEVER)) first.set(name, result.release);
    }
  }
  return first;
}

/**
 * Gathers what entries may point to.
 *
 * @param files Every file below `content/` and `static/`, from the project's root.
 * @param shown The last release that is shown.
 */
export function targetsOf(
  results: readonly FileReport[],
  files: ReadonlySet<string>,
  shown: string,
) {
  /** By address; null where a mistake hides some of them. */
  const anchors = new Map<string, ReadonlySet<string> | null>();
  /** Where each former address leads now. */
  const former = new Map<string, string>();
  /** The published US edition of each Indian page that has one. */
  const editions = new Map<string, string>();
  /** Names of the entries of each kind. */
  const slugs = new Map<KindName, string[]>();
  /** When visitors see something first, by address and by kind and name. */
  const releases = new Map<string, string>();
  /** Addresses of pages that list posts, and that are there from the first of these on. */
  const lists = new Set<string>();
  const uses = firstUses(results);
  for (const result of results) {
    const { kind, slug, url, release } = result;
    if (kind === null) continue;
    const named = slugs.get(kind) ?? [];
    slugs.set(kind, named);
    named.push(slug);
    releases.set(nameOf(kind, slug), release);
    if (url === null) continue;
    const isList = kind === "author" || kind === "topic";
    if (isList) lists.add(url);
    releases.set(url, isList ? (uses.get(nameOf(kind, slug)) ?? NEVER) : release);
    // Two pages with the same address: either could be meant.
    anchors.set(url, anchors.has(url) ? null : result.anchors && new Set(result.anchors));
    for (const { target } of marked(result, "former")) former.set(target, url);
    if (release > shown) continue;
    for (const { target } of marked(result, "alternate")) editions.set(target, url);
  }
  return { anchors, former, editions, slugs, releases, lists, files, shown };
}
