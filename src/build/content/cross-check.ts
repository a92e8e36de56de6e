import { posix } from "node:path";
import { kinds } from "../../content-model/kinds";
import type { Problem } from "../../content-model/problem";
import { coverDrawing } from "../../lib/cover";
import { marked, type FileReport } from "./entry";
import { alternateProblems } from "./alternates";
import { didYouMean } from "./error-messages";
import { formerProblems, ownerOf, pagesOf } from "./earlier-addresses";
import { parseLink, type Reference } from "./links";
import { IMAGE_FORMATS, isAsset } from "./locate";
import { NEVER } from "./publish-date";
import { nameOf, targetsOf, type Targets } from "./targets";

/** Each later claim to something that only one entry may have, with the first. */
function* repeats<Claim>(
  claims: Iterable<readonly [what: string, claim: Claim]>,
): Generator<readonly [later: Claim, first: Claim]> {
  const owners = new Map<string, Claim>();
  for (const [what, claim] of claims) {
    const owner = owners.get(what);
    if (owner === undefined) owners.set(what, claim);
    else yield [claim, owner];
  }
}

function* sameAddresses(results: readonly FileReport[]): Generator<Problem> {
  const claims = results.flatMap((result) => {
    const { kind, slug, url } = result;
    return kind === null ? [] : [[url ?? nameOf(kind, slug), result] as const];
  });
  for (const [{ file, url, slug }, owner] of repeats(claims)) {
    const what = url === null ? `name ${slug}` : `address ${url}`;
    const message = `has the same ${what} as ${owner.file}; rename or remove one of the two files`;
    yield { file, line: 1, field: "file", message };
  }
}

/** Entries at addresses that the site makes itself. */
function* takenAddresses(
  results: readonly FileReport[],
  files: ReadonlySet<string>,
): Generator<Problem> {
  const pages = pagesOf(results);
  for (const { file, url } of results) {
    const owner = url === null ? undefined : ownerOf(url, pages, files);
    if (owner === undefined) continue;
    const message = `has the address ${url}, which belongs to ${owner}; rename the file`;
    yield { file, line: 1, field: "file", message };
  }
}

function* sameTexts(results: readonly FileReport[]): Generator<Problem> {
  const claims = results.flatMap((result) =>
    marked(result, "unique").map(({ target, line, field }) => {
      // Labels of topics differ from each other only.
      const group = field === "label" ? "label" : "title";
      const words = target.normalize("NFKC").toLowerCase();
      const text = `${group} ${words.replaceAll(/[\s-]+/gu, " ")}`;
      return [text, { file: result.file, line, field }] as const;
    }),
  );
  for (const [place, owner] of repeats(claims)) {
    // An alias may repeat its own term.
    if (place.file === owner.file) continue;
    const message = `is the same as in ${owner.file}; change one of them, so that visitors can tell them apart`;
    yield { ...place, message };
  }
}

/** Why an entry must not point to `target` yet: visitors see the entry first. */
function tooSoon(target: string, { release }: FileReport, targets: Targets): string | null {
  const other = targets.releases.get(target) ?? "";
  if (other <= targets.shown || release >= other) return null;
  const never = targets.lists.has(target) ? "has no post" : "is a draft";
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
    // A slash or a capital letter is a slip, and the address it gives is no former one.
    const isSlip = targets.anchors.has(`${path.replace(/\/$/u, "")}/`.toLowerCase());
    const former = isSlip ? "" : ` If you renamed that page, list ${path} in its redirectsFrom`;
    return `links to ${path}, which does not exist; correct or remove the link.${guess}${former}`;
  }
  const early = tooSoon(path, result, targets);
  if (early !== null) return `links to ${path}, ${early}`;
  if (link.hash === "") return null;
  if (anchors?.has(link.hash) === false) {
    return `links to #${link.hash}, which ${path} does not have.${didYouMean(link.hash, [...anchors])}`;
  }
  // Links of the menus and the footer lead US visitors to the US edition.
  const edition = (result.kind === "siteSettings" && targets.editions.get(path)) || path;
  if (targets.anchors.get(edition)?.has(link.hash) !== false) return null;
  return `links to #${link.hash}, which ${edition} does not have, and this link takes US visitors there; add the anchor to that page`;
}

function imageProblem({ target }: Reference, file: string, targets: Targets): string | null {
  if (/^[a-z]+:|^\//iu.test(target)) {
    return `${target} is not beside the file; copy the image there and write ./name.png`;
  }
  if (/\.svg$/iu.test(target)) {
    return `shows ${target}, but pages can't show SVG images; use ${IMAGE_FORMATS}`;
  }
  if (/\s|%20/u.test(target)) {
    return `shows ${target}, whose name has a space; rename the file with hyphens, and write that name here`;
  }
  const path = posix.join(posix.dirname(file), target);
  // Only files of content/ are processed as images.
  return path.startsWith("content/") && isAsset(path) && targets.files.has(path)
    ? null
    : `shows ${target}, but there is no image ${path}; add it or correct the name`;
}

/** A cover whose drawing is missing, or a drawing without a cover that says what it shows. */
function* coverProblems(result: FileReport, { files }: Targets): Generator<Problem> {
  const { file, url } = result;
  if (url === null) return;
  const drawing = `static${coverDrawing(url)}`;
  const [cover] = marked(result, "cover");
  if (files.has(drawing) === (cover !== undefined)) return;
  const { line, field } = cover ?? { line: 1, field: "cover" };
  const message = cover
    ? `is file, but there is no ${drawing}; add that drawing, 800 by 450 units, or remove the cover`
    : `doesn't show ${drawing}; add kind: file and alt, or remove that drawing`;
  yield { file, line, field, message };
}

function nameProblem({ target, kind }: Reference, result: FileReport, targets: Targets) {
  if (kind === undefined) return null;
  if (!targets.releases.has(nameOf(kind, target))) {
    const { label, folder } = kinds[kind];
    const guess = didYouMean(target, targets.slugs.get(kind) ?? []);
    return `names "${target}", but content/${folder} has no ${label} of that name.${guess}`;
  }
  if (kind === result.kind && target === result.slug) {
    return `names "${target}", which is this entry; remove it`;
  }
  const early = tooSoon(nameOf(kind, target), result, targets);
  return early && `names "${target}", ${early}`;
}

function messageOf(reference: Reference, result: FileReport, targets: Targets): string | null {
  switch (reference.mark) {
    case "link":
      return linkProblem(reference, result, targets);
    case "image":
      return imageProblem(reference, result.file, targets);
    case "name":
      return nameProblem(reference, result, targets);
    default:
      return null;
  }
}

function* ownProblems(result: FileReport, targets: Targets): Generator<Problem> {
  const { file } = result;
  yield* coverProblems(result, targets);
  for (const reference of result.references) {
    const message = messageOf(reference, result, targets);
    if (message !== null) yield { file, line: reference.line, field: reference.field, message };
  }
  const names = marked(result, "name").map(
    (own) => [`${own.field.replace(/\.\d+$/u, "")} ${own.target}`, own] as const,
  );
  for (const [{ target, line, field }] of repeats(names)) {
    yield { file, line, field, message: `names "${target}" twice; remove one` };
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
    ...takenAddresses(results, files),
    ...sameTexts(results),
    ...formerProblems(results, files),
    ...alternateProblems(results),
    ...results.flatMap((result) => [...ownProblems(result, targets)]),
  ];
}
