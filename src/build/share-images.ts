import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { z } from "zod";
import { parseJson } from "../lib/json";
import { shareImageOf } from "../lib/share-image";
import { eachOf } from "./each-of";
import { metaOf, readPage } from "./page-html";
import { hash, sourceHash, textOf } from "./source-hash";
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

/** What decides how an image looks. If it changes, all images are drawn again. */
const SOURCES = ["src/build/share-card.ts", "src/styles/tokens.css", "src/styles/fonts"];

/** Images that are drawn at the same time. */
const AT_ONCE = 4;

const recordSchema = z.record(z.string(), z.string());

/** The title of a written page without the brand. */
function titleOf(folder: string, url: string, brand: string): string {
  const title = metaOf(readPage(folder, url), "og:title");
  if (title === "") throw new Error(`${url} has no og:title to draw its share image from`);
  return title.replace(` | ${brand}`, "");
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
  await eachOf(urls, AT_ONCE, async (url) => {
    const file = path.join(folder, shareImageOf(url));
    const cover = covers.get(url) ?? null;
    const card: ShareCard = { url, brand, title: titleOf(folder, url, brand), cover };
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
