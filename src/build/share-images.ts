import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { coverDrawing } from "../lib/cover";
import { drawingOf } from "../lib/page-drawing";
import { required } from "../lib/required";
import { shareImageOf } from "../lib/share-image";
import { authorTitle, termTitle } from "../lib/text";
import { contentFile } from "./content-file";
import { eachOf } from "./each-of";
import { entriesOf, type EntryNode, type TextKind } from "./entry-node";
import type { Site } from "./site";
import { sourceHash } from "./source-hash";
import { deleteOthers, writeOnce } from "./write-once";

/** What decides how an image looks. If it changes, all images are drawn again. */
const SOURCES = ["src/build/share-card.ts", "src/styles/tokens.css", "src/styles/fonts"];

/** Images that are drawn at the same time. */
const AT_ONCE = 4;

interface Titled {
  readonly title: string;
  /** Path of its cover, or of the drawing of its page. */
  readonly picture: string;
}

type Nodes = Pick<BuildArgs, "getNode" | "getNodesByType">;

/** An entry that has a page. */
type Entry = EntryNode<TextKind | "author" | "topic">;

function pictureOf({ url, cover, ...entry }: Entry, folder: string, { getNode }: Nodes) {
  if (cover === undefined) return path.join(folder, drawingOf(url));
  if (cover.src === undefined) return path.join(folder, coverDrawing(url));
  const file = required(contentFile(getNode(entry.parent ?? ""), getNode), `the file of ${url}`);
  return path.join("content", String(file.relativeDirectory), cover.src);
}

/** The title and picture of each entry by its address. */
function entriesByUrl(api: Nodes, folder: string): ReadonlyMap<string, Titled> {
  const titled = (["page", "blogPost", "caseStudy", "topic"] as const).flatMap((kind) =>
    entriesOf(api, kind).map((entry) => [entry, entry.title] as const),
  );
  const authors = entriesOf(api, "author").map(
    (entry) => [entry, authorTitle(entry.name)] as const,
  );
  const terms = entriesOf(api, "glossaryTerm").map(
    (entry) => [entry, termTitle(entry.term)] as const,
  );
  const entries: readonly (readonly [Entry, string])[] = [...titled, ...authors, ...terms];
  return new Map(
    entries.map(([entry, title]) => [entry.url, { title, picture: pictureOf(entry, folder, api) }]),
  );
}

const LATER_PAGE = /^(?<index>.+\/)page\/(?<number>\d+)\/$/u;

/** The entry of an address, which may be a later page of an index. */
function entryAt(entries: ReadonlyMap<string, Titled>, url: string): Titled {
  const { index, number } = LATER_PAGE.exec(url)?.groups ?? {};
  const entry = required(entries.get(index ?? url), `the entry of ${url}`);
  return number === undefined ? entry : { ...entry, title: `${entry.title}, page ${number}` };
}

/**
 * Draws the link preview image of each page from its title and its picture. An image whose title, picture
 * and design are those of the last build is kept, one whose page is gone deleted.
 *
 * @param urls Paths of the pages.
 * @returns How many were drawn.
 */
export async function writeShareImages(
  api: Nodes & Pick<BuildArgs, "cache">,
  { folder, brand }: Site,
  urls: readonly string[],
): Promise<number> {
  const entries = entriesByUrl(api, folder);
  const makers = await sourceHash(process.cwd(), SOURCES);
  const files = new Set<string>();
  let drawn = 0;
  await eachOf(urls, AT_ONCE, async (url) => {
    const { title, picture } = entryAt(entries, url);
    const bytes = hash("sha256", await readFile(picture));
    const from = [makers, url, brand, title, bytes];
    const file = path.join(folder, shareImageOf(url));
    files.add(file);
    const made = await writeOnce(api.cache, file, from, async () => {
      // Loaded only if an image has to be drawn.
      const { drawShareCard } = await import("./share-card");
      return { content: await drawShareCard({ url, brand, title, picture }) };
    });
    if (made?.isNew === true) drawn += 1;
  });
  await deleteOthers(path.join(folder, "share"), ".jpg", files);
  return drawn;
}
