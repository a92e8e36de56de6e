import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { BLOG, FEED } from "../lib/blog";
import { sampleNotes } from "../lib/sample-notes";
import { SHARE_SIZE, shareImageOf } from "../lib/share-image";
import { ask } from "./ask";
import { atomFeed, type FeedEntry } from "./atom";
import { escapeMarkup } from "./escape-markup";
import type { Site } from "./site";
import { feedContent } from "./writers/feed-content";
import { contentOfPage } from "./writers/page-content";

/** The newest 50 posts: feed readers ask for the whole feed every hour. */
const query = /* GraphQL */ `
  query Feed($blog: String!) {
    blog: marketingPage(url: { eq: $blog }) {
      title
      description
    }
    posts: allBlogPost(sort: [{ date: DESC }, { slug: ASC }], limit: 50) {
      nodes {
        url
        title
        description
        date
        lastModified
        sample
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
        }
      }
    }
  }
`;

type Post = Queries.FeedQuery["posts"]["nodes"][number];

/** The post's link preview, which has its cover: feed readers show no SVG. */
function coverHtml({ url, cover }: Post, siteUrl: string): string {
  if (cover === null) return "";
  const src = escapeMarkup(siteUrl + shareImageOf(url));
  const { width, height } = SHARE_SIZE;
  return `<p><img src="${src}" alt="${escapeMarkup(cover.alt)}" width="${width}" height="${height}"></p>`;
}

function feedEntry(post: Post, folder: string, siteUrl: string): FeedEntry {
  const page = siteUrl + post.url;
  const note = post.sample ? `<p>Sample: ${sampleNotes.post}</p>` : "";
  const { text } = contentOfPage(folder, siteUrl, post.url);
  const content = note + feedContent(text, page) + coverHtml(post, siteUrl);
  return { ...post, topics: post.topicPages, content };
}

/** Writes the blog's Atom feed. Its posts have their full text, taken from their written pages. */
export async function writeFeed(
  api: Pick<BuildArgs, "graphql">,
  { folder, siteUrl, brand }: Site,
): Promise<void> {
  const { blog, posts } = await ask<Queries.FeedQuery>(api, query, { blog: BLOG });
  if (blog === null) return;
  const feed = {
    siteUrl,
    path: FEED,
    page: BLOG,
    title: `${brand}: ${blog.title}`,
    subtitle: blog.description,
  };
  const entries = posts.nodes.map((post) => feedEntry(post, folder, siteUrl));
  await writeFile(path.join(folder, FEED), atomFeed(feed, entries));
}
