import { posix } from "node:path";
import { kinds } from "../../content-model/kinds";
import type { Problem } from "../../content-model/problem";
import type { FileReport } from "./entry";
import { alternateProblems } from "./alternates";
import { didYouMean } from "./error-messages";
import { formerProblems } from "./earlier-addresses";
import { parseLink, type Reference } from "./links";
import { isAsset } from "./locate";
import { NEVER } from "./publish-date";
import { targetsOf, type Targets } from "./targets";

function problem(
  file: string,
  { line, field }: Omit<Reference, "target">,
  message: string,
): Problem {
  return { file, line, field, message };
}

/** The address of an entry, or its kind and name if it has no page. */
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
      const message = `has the same ${what} as ${owner}; rename or remove one of the two files`;
      yield problem(result.file, { line: 1, field: "file" }, message);
    }
  }
}

function* sameTexts(results: readonly FileReport[]): Generator<Problem> {
  const owners = new Map<string, string>();
  for (const { file, unique } of results) {
    for (const reference of unique) {
      // Labels of topics differ from each other only.
      const group = reference.field === "label" ? "label" : "title";
      const words = reference.target
        .normalize("NFKC")
        .toLowerCase()
        .replaceAll(/[\s-]+/gu, " ");
      const text = `${group} ${words}`;
      const owner = owners.get(text);
      if (owner === undefined) owners.set(text, file);
      else {
        const message = `is the same as in ${owner}; change one of them, so that visitors can tell them apart`;
        yield problem(file, reference, message);
      }
    }
  }
}

/** Why an entry must not link to `address` yet: visitors see the entry first. */
function tooSoon(address: string, { release }: FileReport, targets: Targets): string | null {
  const other = targets.hidden.get(address);
  if (other === undefined || release >= other) return null;
  const never = targets.lists.has(address) ? "has no post" : "is a draft";
  const why = other === NEVER ? never : `is published on ${other}`;
  return `which ${why}, so visitors can't open it yet; publish it first or remove the link`;
}

function linkProblem({ target }: Reference, result: FileReport, targets: Targets): string | null {
  const link = parseLink(target);
  if (link.type === "invalid") return link.message;
  if (link.type === "external") return null;
  const path = link.type === "anchor" ? result.url : link.path;
  if (path === null) return `"${target}" is an anchor without a page; write the page's address`;
  const anchors = targets.anchors.get(path);
  if (anchors === undefined) {
    if (targets.files.has(`static${path}`)) return null;
    const now = targets.former.get(path);
    if (now !== undefined) return `links to ${path}, which is now ${now}; use that address`;
    const guess = didYouMean(path, [...targets.anchors.keys()]);
    return `links to ${path}, which does not exist; correct or remove the link.${guess}`;
  }
  const early = tooSoon(path, result, targets);
  if (early !== null) return `links to ${path}, ${early}`;
  if (link.hash === "" || anchors?.has(link.hash) !== false) return null;
  return `links to #${link.hash}, which ${path} does not have.${didYouMean(link.hash, [...anchors])}`;
}

function imageProblem({ target }: Reference, file: string, targets: Targets): string | null {
  if (/^[a-z]+:|^\//iu.test(target)) {
    return `${target} is not beside the file; copy the image there and write ./name.png`;
  }
  const path = posix.join(posix.dirname(file), target);
  // Only files of content/ are processed as images.
  return path.startsWith("content/") && isAsset(path) && targets.files.has(path)
    ? null
    : `shows ${target}, but there is no image ${path}; add it or correct the name`;
}

function* ownProblems(result: FileReport, targets: Targets): Generator<Problem> {
  const { file } = result;
  for (const link of result.links) {
    const message = linkProblem(link, result, targets);
    if (message !== null) yield problem(file, link, message);
  }
  for (const image of result.images) {
    const message = imageProblem(image, file, targets);
    if (message !== null) yield problem(file, image, message);
  }
  const named = new Set<string>();
  for (const reference of result.references) {
    const name = `${reference.field.replace(/\.\d+$/u, "")} ${reference.target}`;
    if (named.has(name))
      yield problem(file, reference, `names "${reference.target}" twice; remove one`);
    named.add(name);
    const known = targets.slugs.get(reference.kind);
    if (known?.has(reference.target) !== true) {
      const { label, place } = kinds[reference.kind];
      const guess = didYouMean(reference.target, [...(known ?? [])]);
      const message = `names "${reference.target}", but content/${place} has no ${label} of that name.${guess}`;
      yield problem(file, reference, message);
      continue;
    }
    const early = tooSoon(`${reference.kind} ${reference.target}`, result, targets);
    if (early !== null) yield problem(file, reference, `names "${reference.target}", ${early}`);
  }
}

/**
 * Finds mistakes between files: addresses, titles and US editions that are used twice, and links, anchors, images
 * and named entries that do not exist or are not published yet.
 */
export function crossCheck(
  results: readonly FileReport[],
  files: ReadonlySet<string>,
  shown: string,
): Problem[] {
  const targets = targetsOf(results, files, shown);
  return [
    ...sameAddresses(results),
    ...sameTexts(results),
    ...formerProblems(results, files),
    ...alternateProblems(results),
    ...results.flatMap((result) => [...ownProblems(result, targets)]),
  ];
}
