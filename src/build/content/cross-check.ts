import { posix } from "node:path";
import { kinds } from "../../content-model/kinds";
import type { Problem } from "../../content-model/problem";
import type { FileReport } from "./entry";
import { didYouMean } from "./explain";
import { formerProblems, ownersOfFormer } from "./former-addresses";
import { parseLink, type Reference } from "./links";
import { isAsset } from "./locate";
import { NEVER } from "./publication";

/** What links and fields may point to. */
interface Site {
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

function problem(
  file: string,
  { line, field }: Omit<Reference, "target">,
  message: string,
): Problem {
  return { file, line, field, message };
}

/** An entry without pages has no address, but a name that others call it by. */
const addressOf = ({ url, kind, slug }: FileReport) => url ?? (kind && `${kind} ${slug}`);

function* sameAddresses(results: readonly FileReport[]): Generator<Problem> {
  const owners = new Map<string, string>();
  for (const result of results) {
    const address = addressOf(result);
    if (address === null) continue;
    const owner = owners.get(address);
    if (owner === undefined) owners.set(address, result.file);
    else {
      const what = result.url === null ? `name ${result.slug}` : `address ${result.url}`;
      const message = `has the ${what}, as has ${owner}; rename or remove one of the two files`;
      yield problem(result.file, { line: 1, field: "file" }, message);
    }
  }
}

function* sameTexts(results: readonly FileReport[]): Generator<Problem> {
  const owners = new Map<string, string>();
  for (const { file, unique } of results) {
    for (const reference of unique) {
      const text = reference.target.toLowerCase();
      const owner = owners.get(text);
      if (owner === undefined) owners.set(text, file);
      else {
        const message = `is the same as in ${owner}; search results can't tell them apart, change one`;
        yield problem(file, reference, message);
      }
    }
  }
}

/** What is wrong with showing `address` in an entry that visitors see before it. */
function tooSoon(address: string, { release }: FileReport, site: Site): string | null {
  const other = site.hidden.get(address);
  if (other === undefined || release >= other) return null;
  const never = site.lists.has(address) ? "has no post" : "is a draft";
  const why = other === NEVER ? never : `is published on ${other}`;
  return `which ${why}, so that visitors can't go there yet; publish it no later than this or remove its mention`;
}

function linkProblem({ target }: Reference, result: FileReport, site: Site): string | null {
  const link = parseLink(target);
  if (link.type === "invalid") return link.message;
  if (link.type === "external") return null;
  const path = link.type === "anchor" ? result.url : link.path;
  if (path === null) return `"${target}" is an anchor without a page; write the page's address`;
  const anchors = site.anchors.get(path);
  if (anchors === undefined) {
    if (site.files.has(`static${path}`)) return null;
    const now = site.former.get(path);
    if (now !== undefined) return `links to ${path}, which is now ${now}; write that`;
    const guess = didYouMean(path, [...site.anchors.keys()]);
    return `links to ${path}, which no page has; mend or remove the link.${guess}`;
  }
  const early = tooSoon(path, result, site);
  if (early !== null) return `links to ${path}, ${early}`;
  if (link.hash === "" || anchors?.has(link.hash) !== false) return null;
  return `links to #${link.hash}, which ${path} does not have.${didYouMean(link.hash, [...anchors])}`;
}

function imageProblem({ target }: Reference, file: string, site: Site): string | null {
  if (/^[a-z]+:|^\//iu.test(target)) {
    return `${target} is not beside the file; copy the image there and write ./name.png`;
  }
  const path = posix.join(posix.dirname(file), target);
  // Only files of content/ are processed as images.
  return path.startsWith("content/") && isAsset(path) && site.files.has(path)
    ? null
    : `shows ${target}, but there is no image ${path}; add it or mend the name`;
}

function* ownProblems(result: FileReport, site: Site): Generator<Problem> {
  const { file } = result;
  for (const link of result.links) {
    const message = linkProblem(link, result, site);
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
      continue;
    }
    const early = tooSoon(`${reference.kind} ${reference.target}`, result, site);
    if (early !== null) yield problem(file, reference, `names "${reference.target}", ${early}`);
  }
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

function groupAnchors(results: readonly FileReport[]): Site["anchors"] {
  const anchors = new Map<string, ReadonlySet<string> | null>();
  for (const { url, anchors: own } of results) {
    // Which of two pages with one address is meant, nobody knows.
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

/**
 * Finds what no file shows alone: addresses, former ones and titles taken twice, links, anchors, images and named
 * entries that do not exist, or that visitors can't see yet.
 *
 * @param files Every file below `content/` and `static/`, from the project's root.
 * @param shown The last release that is shown.
 */
export function crossCheck(
  results: readonly FileReport[],
  files: ReadonlySet<string>,
  shown: string,
): Problem[] {
  const lists = listReleases(results);
  const site: Site = {
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
  return [
    ...sameAddresses(results),
    ...sameTexts(results),
    ...formerProblems(results, files),
    ...results.flatMap((result) => [...ownProblems(result, site)]),
  ];
}
