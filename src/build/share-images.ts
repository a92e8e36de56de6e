import { readFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { coverFigure } from "../lib/cover";
import { shareImageOf } from "../lib/share-image";
import { required } from "../lib/required";
import { authorTitle, termTitle } from "../lib/text";
import { ask } from "./ask";
import { eachOf } from "./each-of";
import type { Site } from "./site";
import { hash, sourceHash } from "./source-hash";
import { writeOnce } from "./write-once";

const query = /* GraphQL */ `
  fragment ShareCover on Cover {
    drawing
    file {
      absolutePath
    }
  }
  query ShareImages {
    pages: allMarketingPage {
      nodes {
        url
        title
        cover {
          ...ShareCover
        }
      }
    }
    posts: allBlogPost {
      nodes {
        url
        title
        cover {
          ...ShareCover
        }
      }
    }
    studies: allCaseStudy {
      nodes {
        url
        title
        cover {
          ...ShareCover
        }
      }
    }
    topics: allTopic {
      nodes {
        url
        title
        cover {
          ...ShareCover
        }
      }
    }
    authors: allAuthor {
      nodes {
        url
        name
      }
    }
    terms: allGlossaryTerm {
      nodes {
        url
        term
      }
    }
  }
`;

/** What decides how an image looks. If it changes, all images are drawn again. */
const SOURCES = ["src/build/share-card.ts", "src/styles/tokens.css", "src/styles/fonts"];

/** Images that are drawn at the same time. */
const AT_ONCE = 4;

interface Titled {
  readonly title: string;
  /** Path of the picture of its cover. */
  readonly picture: string | null;
}

/** The title and picture of each entry by its address. */
function entriesOf(data: Queries.ShareImagesQuery, folder: string): Map<string, Titled> {
  const { pages, posts, studies, topics, authors, terms } = data;
  const covered = [pages, posts, studies, topics].flatMap(({ nodes }) => [...nodes]);
  const withCover = covered.map(({ url, title, cover }): [string, Titled] => {
    const drawn = cover?.drawing == null ? null : path.join(folder, coverFigure(url));
    return [url, { title, picture: drawn ?? cover?.file?.absolutePath ?? null }];
  });
  const plain = [
    ...authors.nodes.map(({ url, name }) => ({ url, title: authorTitle(name) })),
    ...terms.nodes.map(({ url, term }) => ({ url, title: termTitle(term) })),
  ];
  return new Map([
    ...withCover,
    ...plain.map(({ url, title }): [string, Titled] => [url, { title, picture: null }]),
  ]);
}

const LATER_PAGE = /^(?<index>.+\/)page\/(?<number>\d+)\/$/u;

/** The entry of an address, which may be a later page of an index. */
function entryAt(entries: ReadonlyMap<string, Titled>, url: string): Titled {
  const { index, number } = LATER_PAGE.exec(url)?.groups ?? {};
  const entry = required(entries.get(index ?? url), `the entry of ${url}`);
  return number === undefined ? entry : { ...entry, title: `${entry.title}, page ${number}` };
}

/**
 * Draws the link preview image of each page from its title and its cover. An image whose title, cover
 * and design are those of the last build is kept.
 *
 * @param urls Paths of the pages.
 * @returns How many were drawn.
 */
export async function writeShareImages(
  { graphql, cache }: Pick<BuildArgs, "graphql" | "cache">,
  { folder, brand }: Site,
  urls: readonly string[],
): Promise<number> {
  const entries = entriesOf(await ask<Queries.ShareImagesQuery>(graphql, query), folder);
  const makers = await sourceHash(process.cwd(), SOURCES);
  let drawn = 0;
  await eachOf(urls, AT_ONCE, async (url) => {
    const { title, picture } = entryAt(entries, url);
    const bytes = picture === null ? "" : hash((await readFile(picture)).toString("base64"));
    const from = [makers, url, brand, title, bytes];
    const isNew = await writeOnce(cache, path.join(folder, shareImageOf(url)), from, async () => {
      // Loaded only if an image has to be drawn.
      const { drawShareCard } = await import("./share-card");
      return drawShareCard({ url, brand, title, picture });
    });
    if (isNew) drawn += 1;
  });
  return drawn;
}
