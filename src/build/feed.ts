import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { z } from "zod";
import { BLOG, FEED } from "../lib/blog";
import { atomFeed, type FeedEntry } from "./atom";
import { contentHtmlOf } from "./content-html";
import { escapeMarkup } from "./escape-markup";
import { feedContent } from "./feed-content";

/** Most posts in the feed: readers ask for it every hour. */
const MOST = 50;

const query = /* GraphQL */ `
  query Feed($most: Int!, $blog: String!) {
    siteSettings {
      brand
    }
    blog: marketingPage(url: { eq: $blog }) {
      title
      description
    }
    posts: allBlogPost(sort: [{ date: DESC }, { slug: ASC }], limit: $most) {
      nodes {
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
  }
`;

const share = z.object({ src: z.string().nullable() }).nullable();
const cover = z.object({
  alt: z.string(),
  file: z.object({ childImageSharp: z.object({ share }).nullable() }).nullable(),
});
const postSchema = z.object({
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
  posts: z.object({ nodes: z.array(postSchema) }),
});

/** The post's cover, which its page shows below the text. */
function coverHtml({ cover: image }: z.infer<typeof postSchema>): string {
  const src = image?.file?.childImageSharp?.share?.src;
  if (image === null || src == null) return "";
  return `<p><img src="${escapeMarkup(src)}" alt="${escapeMarkup(image.alt)}" width="1200" height="630"></p>`;
}

function feedEntry(post: z.infer<typeof postSchema>, folder: string, siteUrl: string): FeedEntry {
  const html = readFileSync(path.join(folder, post.url, "index.html"), "utf8");
  const { scene = "", text = "" } = contentHtmlOf(html);
  const content = feedContent(scene + text + coverHtml(post), siteUrl + post.url);
  return { ...post, topics: post.topicPages, content };
}

/**
 * Writes the blog's Atom feed, with the newest posts in full, from their written pages.
 *
 * @param folder The build's output.
 * @param siteUrl Origin, without a slash at its end.
 */
export async function writeFeed(
  { graphql }: Pick<BuildArgs, "graphql">,
  folder: string,
  siteUrl: string,
): Promise<void> {
  const result: { data?: unknown; errors?: unknown } = await graphql(query, {
    most: MOST,
    blog: BLOG,
  });
  if (result.errors !== undefined) throw new Error(`the feed: ${JSON.stringify(result.errors)}`);
  const { siteSettings, blog, posts } = answer.parse(result.data);
  if (blog === null) return;
  const feed = {
    siteUrl,
    path: FEED,
    page: BLOG,
    title: `${siteSettings.brand}: ${blog.title}`,
    subtitle: blog.description,
  };
  const entries = posts.nodes.map((post) => feedEntry(post, folder, siteUrl));
  await writeFile(path.join(folder, FEED), atomFeed(feed, entries));
}
