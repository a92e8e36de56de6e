import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { lateLoader } from "../layout/late-loader";
import { hash } from "./source-hash";
import { assetsOf } from "./webpack-assets";

/** Where Gatsby keeps the script tags of all pages, to stitch them into each. */
const SLICE = "_gatsby-scripts-1";
/** What stands around them there, and what around the late loader in a finished page. */
const GATSBYS = [`<!-- slice-start id="${SLICE}" -->`, `<!-- slice-end id="${SLICE}" -->`] as const;
const OWN = ["<script data-late>", "</script>"] as const;
const SLOT = new RegExp(
  [GATSBYS, OWN].map(([start, end]) => `${start}[\\s\\S]*?${end}`).join("|"),
  "gu",
);

const CHUNK_MAP =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping="(?:[^"\\]|\\.)*";\s*<\/script>/gu;
const HASH = /<script>window\.___webpackCompilationHash="[0-9a-f]+";<\/script>/gu;
const FILE = /<script src="(?<address>\/[^"]+\.js)" async><\/script>/gu;

/** The three files without which no page comes to life. */
const NEEDED = ["webpack-runtime", "framework", "app"];

/**
 * Reads the addresses of Gatsby's scripts.
 *
 * @param tags HTML as Gatsby writes it.
 * @throws {Error} Where the tags are others than those that the late loader stands for.
 */
export function readScriptTags(tags: string): readonly string[] {
  const maps = [...tags.matchAll(CHUNK_MAP)];
  const hashes = [...tags.matchAll(HASH)];
  const scripts = [...tags.matchAll(FILE)].map(({ groups }) => groups?.address ?? "");
  const rest = tags.replace(CHUNK_MAP, "").replace(HASH, "").replace(FILE, "").trim();
  const isWhole = NEEDED.every((name) => scripts.some((url) => url.startsWith(`/${name}-`)));
  if (hashes.length !== 1 || maps.length !== 1 || !isWhole || rest !== "") {
    throw new Error(
      `Gatsby's script tags are not those that src/build/late-scripts.ts knows. Expected: a chunk map, a hash of the build, and the scripts ${NEEDED.join(", ")}. Found: ${tags.trim().slice(0, 2000)}`,
    );
  }
  return scripts;
}

/** What Gatsby calls the script of a template. */
const TEMPLATE = "component---";

/** Scripts that all templates need beside their own, which Gatsby asks for by and by. */
function sharedScripts({ app, ...chunks }: Awaited<ReturnType<typeof assetsOf>>) {
  const [first = [], ...others] = Object.entries(chunks)
    .filter(([name]) => name.startsWith(TEMPLATE))
    .map(([, files]) => files);
  return first
    .filter((file) => file.endsWith(".js") && !app.includes(file))
    .filter((file) => others.every((files) => files.includes(file)))
    .map((file) => `/${file}`);
}

/**
 * The late loader of a build, which starts Gatsby's scripts and those that all templates share: sooner,
 * and not in the task that reads the page's data. The hash by which open pages notice a newer build is
 * one of the files that it loads: webpack's own is another in the first warm build after a cold one,
 * though no file is (Gatsby 5.16.1), and every page would be written again.
 *
 * @param folder The build's output. Gatsby's file that tells the newest build is written anew.
 * @throws {Error} As `readScriptTags`.
 */
export async function loaderOf(folder: string): Promise<string> {
  const file = path.join(folder, "_gatsby", "slices", `${SLICE}.html`);
  const tags = await readFile(file, "utf8");
  const assets = await assetsOf(folder);
  const scripts = [...readScriptTags(tags), ...sharedScripts(assets)];
  const compilationHash = hash(JSON.stringify([scripts, assets])).slice(0, 20);
  const newest = path.join(folder, "page-data", "app-data.json");
  await mkdir(path.dirname(newest), { recursive: true });
  await writeFile(newest, JSON.stringify({ webpackCompilationHash: compilationHash }));
  return lateLoader({ scripts, compilationHash });
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
  return html.replace(SLOT, () => OWN.join(loader));
}
