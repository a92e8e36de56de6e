import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs, CreatePagesArgs } from "gatsby";
import { z } from "zod";
import { BLOG, FEED } from "../lib/blog";
import { atomFeed, type FeedEntry } from "./atom";
import { escapeMarkup } from "./escape-markup";
import { contentOf, feedContent } from "./feed-content";
import { newestFirst, type DatedPost } from "./related-posts";

/** Most posts in the feed: readers ask for it every hour. */
const MOST = 50;

const query = /* GraphQL */ `
  query Feed($blog: String!) {
    siteSettings {
      brand
    }
    blog: marketingPage(url: { eq: $blog }) {
      title
      description
    }
  }
`;

const postQuery = /* GraphQL */ `
  query FeedPost($id: String!) {
    post: blogPost(id: { eq: $id }) {
      url
      title
      description
      date
      lastModified
      author {
        name
        url
      }
      topicPages {
        slug
        label
      }
      cover {
        alt
        file {
          childImageSharp {
            share: resize(
              width: 1200
              height: 630
              fit: CONTAIN
              background: "#faf8f3"
              toFormat: PNG
            ) {
              src
            }
          }
        }
      }
    }
  }
`;

const share = z.object({ src: z.string().nullable() }).nullable();
const cover = z.object({
  alt: z.string(),
  file: z.object({ childImageSharp: z.object({ share }).nullable() }).nullable(),
});
const post = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  date: z.string(),
  lastModified: z.string(),
  author: z.object({ name: z.string(), url: z.string() }),
  topicPages: z.array(z.object({ slug: z.string(), label: z.string() })),
  cover: cover.nullable(),
});
const answer = z.object({
  siteSettings: z.object({ brand: z.string() }),
  blog: z.object({ title: z.string(), description: z.string() }).nullable(),
});

const keptIds = z.array(z.string());
const postAnswer = z.object({ post });

type Post = z.infer<typeof post>;

/** The post's cover, which its page shows below the text. */
function coverHtml({ cover: image }: Post): string {
  const src = image?.file?.childImageSharp?.share?.src;
  if (image === null || src == null) return "";
  return `<p><img src="${escapeMarkup(src)}" alt="${escapeMarkup(image.alt)}" width="1200" height="630"></p>`;
}

function feedEntry(post: Post, folder: string, siteUrl: string): FeedEntry {
  const html = readFileSync(path.join(folder, post.url, "index.html"), "utf8");
  const content = feedContent(contentOf(html, "text") + coverHtml(post), siteUrl + post.url);
  return { ...post, topics: post.topicPages, content };
}

/** Where the build keeps, between its steps, which posts the feed has. */
const KEPT = "feed-posts";

/**
 * Chooses the feed's posts while the build has all of them at hand. To ask for the newest of them at the
 * build's end would load every post of the blog once more: at 5,000 entries that was 200 MB too many.
 */
export async function chooseFeedPosts(
  cache: CreatePagesArgs["cache"],
  posts: readonly DatedPost[],
): Promise<void> {
  const ids = posts.toSorted(newestFirst).map(({ id }) => id);
  await cache.set(KEPT, ids.slice(0, MOST));
}

/** Asks for data of this build. Throws where the query has a mistake. */
async function ask(graphql: BuildArgs["graphql"], text: string, variables: object) {
  const result: { data?: unknown; errors?: unknown } = await graphql(text, variables);
  if (result.errors !== undefined) throw new Error(`the feed: ${JSON.stringify(result.errors)}`);
  return result.data;
}

/**
 * Writes the blog's Atom feed, with the newest posts in full, from their written pages.
 *
 * @param folder The build's output.
 * @param siteUrl Origin, without a slash at its end.
 */
export async function writeFeed(
  { graphql, cache }: Pick<BuildArgs, "graphql" | "cache">,
  folder: string,
  siteUrl: string,
): Promise<void> {
  const { siteSettings, blog } = answer.parse(await ask(graphql, query, { blog: BLOG }));
  if (blog === null) return;
  const entries: FeedEntry[] = [];
  for (const id of keptIds.parse(await cache.get(KEPT))) {
    const { post } = postAnswer.parse(await ask(graphql, postQuery, { id }));
    entries.push(feedEntry(post, folder, siteUrl));
  }
  const feed = {
    siteUrl,
    path: FEED,
    page: BLOG,
    title: `${siteSettings.brand}: ${blog.title}`,
    subtitle: blog.description,
  };
  await writeFile(path.join(folder, FEED), atomFeed(feed, entries));
}
