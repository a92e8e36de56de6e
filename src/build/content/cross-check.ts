import { posix } from "node:path";
import { kinds } from "../../content-model/kinds";
import type { Problem } from "../../content-model/problem";
import type { Entry, ReadResult } from "./entry";
import { didYouMean } from "./explain";
import { parseLink, type Reference } from "./links";

/** What links and fields may point to. */
interface Site {
  /** Anchors by address. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Slugs by kind. */
  readonly slugs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every file below `content/` and `static/`, from the project's root. */
  readonly files: ReadonlySet<string>;
}

function problem(
  file: string,
  { line, field }: Omit<Reference, "target">,
  message: string,
): Problem {
  return { file, line, field, message };
}

function* duplicates(results: readonly ReadResult[]): Generator<Problem> {
  const owners = new Map<string, string>();
  for (const { file, url } of results) {
    if (url === null) continue;
    const owner = owners.get(url);
    if (owner === undefined) owners.set(url, file);
    else {
      const message = `has the address ${url}, as has ${owner}; rename or remove one of the two files`;
      yield problem(file, { line: 1, field: "file" }, message);
    }
  }
}

function titleOf(entry: Entry): string | null {
  if (entry.kind === "glossaryTerm") return entry.data.term;
  return "title" in entry.data && entry.kind !== "testimonial" ? entry.data.title : null;
}

function* sameTitles(entries: readonly Entry[]): Generator<Problem> {
  const owners = new Map<string, string>();
  for (const entry of entries) {
    const title = titleOf(entry)?.toLowerCase();
    if (title === undefined) continue;
    const owner = owners.get(title);
    if (owner === undefined) owners.set(title, entry.file);
    else {
      const field = entry.kind === "glossaryTerm" ? "term" : "title";
      const message = `is the same as in ${owner}; search results can't tell them apart, change one`;
      yield problem(entry.file, { line: 2, field }, message);
    }
  }
}

function linkProblem({ target }: Reference, own: string | null, site: Site): string | null {
  const link = parseLink(target);
  if (link.type === "invalid") return link.message;
  if (link.type === "external") return null;
  const path = link.type === "anchor" ? own : link.path;
  if (path === null) return `"${target}" is an anchor without a page; write the page's address`;
  const anchors = site.anchors.get(path);
  if (anchors === undefined) {
    if (site.files.has(`static${path}`)) return null;
    const known = [...site.anchors.keys()];
    const slashed = known.includes(`${path}/`)
      ? ` Did you mean "${path}/"?`
      : didYouMean(path, known);
    return `links to ${path}, which no page has; mend or remove the link.${slashed}`;
  }
  if (link.hash === "" || anchors.has(link.hash)) return null;
  return `links to #${link.hash}, which ${path} does not have.${didYouMean(link.hash, [...anchors])}`;
}

function imageProblem({ target }: Reference, file: string, site: Site): string | null {
  if (/^[a-z]+:|^\//iu.test(target)) {
    return `${target} is not beside the file; copy the image there and write ./name.png`;
  }
  const path = posix.join(posix.dirname(file), target);
  return site.files.has(path)
    ? null
    : `shows ${target}, but there is no file ${path}; add it or mend the name`;
}

function* ownProblems(result: ReadResult, site: Site): Generator<Problem> {
  const { file, url } = result;
  for (const link of result.links) {
    const message = linkProblem(link, url, site);
    if (message !== null) yield problem(file, link, message);
  }
  for (const image of result.images) {
    const message = imageProblem(image, file, site);
    if (message !== null) yield problem(file, image, message);
  }
  for (const reference of result.references) {
    const known = site.slugs.get(reference.kind);
    if (known?.has(reference.target) !== true) {
      const { label, place } = kinds[reference.kind];
      const guess = didYouMean(reference.target, [...(known ?? [])]);
      const message = `names "${reference.target}", but there is no such ${label} in content/${place}.${guess}`;
      yield problem(file, reference, message);
    }
  }
}

function groupSlugs(results: readonly ReadResult[]): Map<string, Set<string>> {
  const slugs = new Map<string, Set<string>>();
  for (const { kind, slug } of results) {
    if (kind !== null) slugs.set(kind, (slugs.get(kind) ?? new Set()).add(slug));
  }
  return slugs;
}

/**
 * Finds what no file shows alone: addresses and titles taken twice, links, anchors, images and named
 * entries that do not exist.
 *
 * @param files Every file below `content/` and `static/`, from the project's root.
 */
export function crossCheck(results: readonly ReadResult[], files: ReadonlySet<string>): Problem[] {
  const entries = results.flatMap(({ entry }) => (entry === null ? [] : [entry]));
  const site: Site = {
    anchors: new Map(
      results.flatMap(({ url, anchors }) =>
        url === null ? [] : [[url, new Set(anchors)] as const],
      ),
    ),
    slugs: groupSlugs(results),
    files,
  };
  return [
    ...duplicates(results),
    ...sameTitles(entries),
    ...results.flatMap((result) => [...ownProblems(result, site)]),
  ];
}
