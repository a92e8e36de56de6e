import { lateLoader } from "../late-loader";

/** Gatsby's script tags in a page, between the comments by which it would write them again. */
const GATSBY_SCRIPTS =
  /<!-- slice-start id="_gatsby-scripts-1" -->(?<tags>[\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/u;
const OWN_SCRIPT = /<script data-finished="[^"]*">[\s\S]*?<\/script>/u;

const CHUNK_MAP =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping="(?:[^"\\]|\\.)*";\s*<\/script>/gu;
const HASH = /<script>window\.___webpackCompilationHash="(?<hash>[0-9a-f]+)";<\/script>/gu;
const FILE = /<script src="(?<url>\/[^"]+\.js)" async><\/script>/gu;

/**
 * Reads the script tags that Gatsby writes into every page.
 *
 * @param tags The contents of Gatsby's `_gatsby-scripts-1` slice.
 * @returns The loader that replaces them.
 * @throws {Error} If the tags are not the expected ones, as they may be after an upgrade of Gatsby.
 */
export function loaderFor(tags: string): string {
  const hashes = [...tags.matchAll(HASH)].map(({ groups }) => groups?.hash ?? "");
  const scripts = [...tags.matchAll(FILE)].map(({ groups }) => groups?.url ?? "");
  const rest = tags.replace(CHUNK_MAP, "").replace(HASH, "").replace(FILE, "").trim();
  const [compilationHash] = hashes;
  if (compilationHash === undefined || hashes.length > 1 || scripts.length < 3 || rest !== "") {
    throw new Error(
      `Gatsby's script tags have changed; adapt src/runtime/finish/late-scripts.ts. It expects a chunk map, a compilation hash and at least three scripts. Found: ${tags.trim().slice(0, 2000)}`,
    );
  }
  return lateLoader({ scripts, compilationHash });
}

/** Whether a page was finished with this stamp and not written again since. */
export const isFinished = (html: string, stamp: string) =>
  html.includes(`<script data-finished="${stamp}">`);

/**
 * Replaces Gatsby's script tags, or the loader of an earlier build.
 *
 * @param stamp Identifies everything that decides how a page is finished.
 * @throws {Error} If the page has neither.
 */
export function withLateScripts(html: string, loader: string, stamp: string): string {
  const slot = GATSBY_SCRIPTS.test(html) ? GATSBY_SCRIPTS : OWN_SCRIPT;
  if (!slot.test(html)) throw new Error("the page has no place for scripts");
  return html.replace(slot, () => `<script data-finished="${stamp}">${loader}</script>`);
}
