import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { z } from "zod";
import { parseJson } from "../lib/json";
import { shareImageOf } from "../lib/share-image";
import { hash, sourceHash, textOf } from "./source-hash";
import { decodeAttribute } from "./security-policy";
import type { ShareCard } from "./share-card";

const query = /* GraphQL */ `
  query ShareImages {
    siteSettings {
      brand
    }
    posts: allBlogPost {
      nodes {
        url
        cover {
          file {
            absolutePath
          }
        }
      }
    }
    studies: allCaseStudy {
      nodes {
        url
        cover {
          file {
            absolutePath
          }
        }
      }
    }
  }
`;

/** Files that decide how an image looks. If one changes, all images are drawn again. */
const SOURCES = [
  "src/build/share-card.ts",
  "src/build/guilloche.ts",
  "src/styles/tokens.css",
  "src/styles/fonts",
];

/** Images that are drawn at the same time. */
const AT_ONCE = 4;

const TITLE = /<meta[^>]*property="og:title" content="(?<title>[^"]*)"/u;
const recordSchema = z.record(z.string(), z.string());

/** The title of a written page without the brand. */
async function titleOf(folder: string, url: string, brand: string): Promise<string> {
  const html = await readFile(path.join(folder, url, "index.html"), "utf8");
  const title = TITLE.exec(html)?.groups?.title;
  if (title === undefined) throw new Error(`${url} has no og:title to draw its share image from`);
  return decodeAttribute(title).replace(` | ${brand}`, "");
}

/** Runs a task for each item, a few at the same time. */
async function eachOf<Item>(items: readonly Item[], task: (item: Item) => Promise<void>) {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * Draws the link preview image of each page from its title and its cover. An image whose title, cover
 * and design are those of the last build is kept.
 *
 * @param record File with a hash for each image of the last build.
 * @param urls Paths of the pages.
 */
export async function writeShareImages(
  { graphql }: Pick<BuildArgs, "graphql">,
  { folder, record, urls }: { folder: string; record: string; urls: readonly string[] },
): Promise<{ readonly all: number; readonly drawn: number }> {
  const { data }: { data?: Queries.ShareImagesQuery } = await graphql(query);
  const brand = data?.siteSettings?.brand ?? "";
  const covers = new Map(
    [...(data?.posts.nodes ?? []), ...(data?.studies.nodes ?? [])].map(({ url, cover }) => [
      url,
      cover?.file?.absolutePath ?? null,
    ]),
  );
  const makers = await sourceHash(process.cwd(), SOURCES);
  const { data: before = {} } = recordSchema.safeParse(parseJson(await textOf(record)));
  const now: Record<string, string> = {};
  let drawn = 0;
  await eachOf(urls, async (url) => {
    const file = path.join(folder, shareImageOf(url));
    const cover = covers.get(url) ?? null;
    const card: ShareCard = { url, brand, title: await titleOf(folder, url, brand), cover };
    const picture = cover === null ? "" : hash((await readFile(cover)).toString("base64"));
    const key = hash(JSON.stringify([makers, url, brand, card.title, picture]));
    now[url] = key;
    if (before[url] === key) return;
    // Loaded only if an image has to be drawn.
    const { drawShareCard } = await import("./share-card");
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await drawShareCard(card));
    drawn += 1;
  });
  await writeFile(record, JSON.stringify(now));
  return { all: urls.length, drawn };
}
