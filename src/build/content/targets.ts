import type { FileReport } from "./entry";
import { ownersOfFormer } from "./earlier-addresses";
import { NEVER } from "./publish-date";

/** What links and fields of entries may point to. */
export interface Targets {
  /** Anchors by address; null where a mistake hides some of them. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string> | null>;
  /** Where each former address leads now. */
  readonly former: ReadonlyMap<string, string>;
  /** Slugs by kind. */
  readonly slugs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Release of what visitors can't see yet, by address and by kind and name. */
  readonly hidden: ReadonlyMap<string, string>;
  /** Addresses of pages that list posts, and that are there from the first of these on. */
  readonly lists: ReadonlySet<string>;
  /** Every file below `content/` and `static/`, from the project's root. */
  readonly files: ReadonlySet<string>;
}

/** Whether an entry's page lists the posts that name it. */
const isList = ({ kind }: FileReport) => kind === "author" || kind === "topic";

/** When a page that lists posts is there: with its first post. By address. */
function listReleases(results: readonly FileReport[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { references, release } of results) {
    for (const { kind, target } of references) {
      const name = `${kind} ${target}`;
      if (release < (first.get(name) ?? NEVER)) first.set(name, release);
    }
  }
  return new Map(
    results
      .filter(isList)
      .flatMap(({ url, kind, slug }) =>
        url === null ? [] : [[url, first.get(`${kind} ${slug}`) ?? NEVER]],
      ),
  );
}

function groupHidden(results: readonly FileReport[], shown: string): Map<string, string> {
  return new Map(
    results
      .filter(({ release }) => release > shown)
      .flatMap(({ url, kind, slug, release }) =>
        [url, kind && `${kind} ${slug}`].flatMap((name) =>
          name === null ? [] : [[name, release]],
        ),
      ),
  );
}

function groupAnchors(results: readonly FileReport[]): Targets["anchors"] {
  const anchors = new Map<string, ReadonlySet<string> | null>();
  for (const { url, anchors: own } of results) {
    // Two pages with the same address: either could be meant.
    if (url !== null) anchors.set(url, anchors.has(url) ? null : own && new Set(own));
  }
  return anchors;
}

function groupSlugs(results: readonly FileReport[]): Map<string, Set<string>> {
  const slugs = new Map<string, Set<string>>();
  for (const { kind, slug } of results) {
    if (kind !== null) slugs.set(kind, (slugs.get(kind) ?? new Set()).add(slug));
  }
  return slugs;
}

/** Gathers what entries may point to. */
export function targetsOf(
  results: readonly FileReport[],
  files: ReadonlySet<string>,
  shown: string,
): Targets {
  const lists = listReleases(results);
  return {
    anchors: groupAnchors(results),
    former: ownersOfFormer(results),
    slugs: groupSlugs(results),
    hidden: new Map([
      ...groupHidden(results, shown),
      ...[...lists].filter(([, release]) => release > shown),
    ]),
    lists: new Set(lists.keys()),
    files,
  };
}
