import { readFile } from "node:fs/promises";
import path from "node:path";
import { lateLoader, type LateParts } from "../layout/late-loader";

/** Where Gatsby keeps the script tags of all pages, to stitch them into each. */
const SLICE = "_gatsby-scripts-1";
/** What stands around them there, and what around the late loader in a finished page. */
const [START, END] = [`<!-- slice-start id="${SLICE}" -->`, `<!-- slice-end id="${SLICE}" -->`];
const [OWN_START, OWN_END] = ["<!-- late-scripts -->", "<!-- /late-scripts -->"];
const SLOT = new RegExp(`(?:${START}|${OWN_START})[\\s\\S]*?(?:${END}|${OWN_END})`, "gu");

const CHUNK_MAP =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping="(?:[^"\\]|\\.)*";\s*<\/script>/gu;
const HASH =
  /<script>window\.___webpackCompilationHash="(?<compilationHash>[0-9a-f]+)";<\/script>/gu;
const FILE = /<script src="(?<address>\/[^"]+\.js)" async><\/script>/gu;

/** The three files without which no page comes to life. */
const NEEDED = ["webpack-runtime", "framework", "app"];

/**
 * Reads Gatsby's script tags.
 *
 * @param tags HTML as Gatsby writes it.
 * @throws {Error} Where the tags are others than those that the late loader stands for.
 */
export function readScriptTags(tags: string): LateParts {
  const maps = [...tags.matchAll(CHUNK_MAP)];
  const [hash, ...otherHashes] = [...tags.matchAll(HASH)];
  const compilationHash = hash?.groups?.compilationHash;
  const scripts = [...tags.matchAll(FILE)].map(({ groups }) => groups?.address ?? "");
  const rest = tags.replace(CHUNK_MAP, "").replace(HASH, "").replace(FILE, "").trim();
  const isWhole = NEEDED.every((name) => scripts.some((url) => url.startsWith(`/${name}-`)));
  if (
    compilationHash === undefined ||
    otherHashes.length > 0 ||
    maps.length !== 1 ||
    !isWhole ||
    rest !== ""
  ) {
    throw new Error(
      `Gatsby's script tags are not those that src/build/late-scripts.ts knows. Expected: a chunk map, a hash of the build, and the scripts ${NEEDED.join(", ")}. Found: ${tags.trim().slice(0, 2000)}`,
    );
  }
  return { scripts, compilationHash };
}

/**
 * The late loader of a build.
 *
 * @param folder The build's output.
 * @throws {Error} As `readScriptTags`.
 */
export async function loaderOf(folder: string): Promise<string> {
  const file = path.join(folder, "_gatsby", "slices", `${SLICE}.html`);
  return lateLoader(readScriptTags(await readFile(file, "utf8")));
}

/**
 * Puts the late loader in the place of Gatsby's script tags, or of an earlier build's loader. Gatsby's
 * marks around them go: by them a warm build would write its tags into every page again.
 *
 * @throws {Error} Where the page does not have exactly one such place.
 */
export function withLateScripts(html: string, loader: string): string {
  const slots = html.match(SLOT) ?? [];
  if (slots.length !== 1) {
    throw new Error(`the page has ${slots.length} places for Gatsby's scripts, not one`);
  }
  return html.replace(SLOT, () => `${OWN_START}<script>${loader}</script>${OWN_END}`);
}
