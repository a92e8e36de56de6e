import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { BLOG, FEED } from "../lib/blog";
import { sampleNotes } from "../lib/sample-notes";
import { SHARE_SIZE, shareImageOf } from "../lib/share-image";
import { ask } from "./ask";
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

type Blog = NonNullable<Queries.FeedQuery["blog"]>;
type Post = Queries.FeedQuery["posts"]["nodes"][number];

/** A post with its text as HTML with full addresses. */
export type FeedEntry = Post & { readonly content: string };

/** The post's link preview, which has its cover: feed readers show no SVG. */
function coverHtml({ url, cover }: Post, siteUrl: string): string {
  if (cover === null) return "";
  const src = escapeMarkup(siteUrl + shareImageOf(url));
  const { width, height } = SHARE_SIZE;
  return `<p><img src="${src}" alt="${escapeMarkup(cover.alt)}" width="${width}" height="${height}"></p>`;
}

function contentOf(post: Post, { folder, siteUrl }: Site): string {
  const note = post.sample ? `<p>Sample: ${sampleNotes.post}</p>` : "";
  const { text } = contentOfPage(folder, siteUrl, post.url);
  return note + feedContent(text, siteUrl + post.url) + coverHtml(post, siteUrl);
}

const moment = (day: string) => `${day}T00:00:00Z`;

function entryText(siteUrl: string, entry: FeedEntry): string {
  const address = escapeMarkup(siteUrl + entry.url);
  const author = `<name>${escapeMarkup(entry.author.name)}</name><uri>${escapeMarkup(siteUrl + entry.author.url)}</uri>`;
  return [
    "  <entry>",
    `    <id>${address}</id>`,
    `    <title>${escapeMarkup(entry.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    `    <published>${moment(entry.date)}</published>`,
    `    <updated>${moment(entry.lastModified)}</updated>`,
    `    <author>${author}</author>`,
    ...entry.topicPages.map(
      ({ slug, label }) =>
        `    <category term="${escapeMarkup(slug)}" label="${escapeMarkup(label)}"/>`,
    ),
    `    <summary>${escapeMarkup(entry.description)}</summary>`,
    `    <content type="html">${escapeMarkup(entry.content)}</content>`,
    "  </entry>",
  ].join("\n");
}

/**
 * The Atom feed of the blog (https://www.rfc-editor.org/rfc/rfc4287). URLs are the ids, since they never
 * change.
 */
export function atomFeed(
  { siteUrl, brand }: Pick<Site, "siteUrl" | "brand">,
  blog: Blog,
  entries: readonly FeedEntry[],
): string {
  const changes = entries.map(({ lastModified }) => lastModified).sort();
  const page = escapeMarkup(siteUrl + BLOG);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    `  <id>${page}</id>`,
    `  <title>${escapeMarkup(`${brand}: ${blog.title}`)}</title>`,
    `  <subtitle>${escapeMarkup(blog.description)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeMarkup(siteUrl + FEED)}"/>`,
    `  <link rel="alternate" type="text/html" href="${page}"/>`,
    `  <updated>${moment(changes.at(-1) ?? "1970-01-01")}</updated>`,
    ...entries.map((entry) => entryText(siteUrl, entry)),
    "</feed>",
    "",
  ].join("\n");
}

/** Writes the blog's Atom feed. Its posts have their full text, taken from their written pages. */
export async function writeFeed(api: Pick<BuildArgs, "graphql">, site: Site): Promise<void> {
  const { blog, posts } = await ask<Queries.FeedQuery>(api, query, { blog: BLOG });
  if (blog === null) return;
  const entries = posts.nodes.map((post) => ({ ...post, content: contentOf(post, site) }));
  await writeFile(path.join(site.folder, FEED), atomFeed(site, blog, entries));
}
