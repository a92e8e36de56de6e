import { letterPlaces } from "../lib/letters";
import type { Content } from "./content-queries";
import { indexPages } from "./index-pages";
import { createPage, template, type PageEntry, type Run } from "./page-run";

/** Most entries on one page of each index. */
const MOST_POSTS = 30;
const MOST_STUDIES = 60;
const MOST_TERMS = 100;

function createIndex(
  run: Run,
  name: string,
  page: PageEntry,
  entries: readonly { readonly id: string }[],
  limit: number,
  more: object = {},
): void {
  const listed = entries.map(({ id }) => id);
  for (const { url, context } of indexPages(page.url, entries.length, limit)) {
    createPage(run, template(name), { ...page, url, listed }, { ...context, ...more });
  }
}

/** The index of all case studies, or of those from the United States below `/us/`. */
export function createStudyIndex(run: Run, page: PageEntry): void {
  const regions = page.url.startsWith("/us/") ? ["us"] : ["in", "us"];
  const studies = run.content.studies.filter(({ region }) => regions.includes(region));
  createIndex(run, "case-study-index", page, studies, MOST_STUDIES, { regions });
}

/** The index of all posts. */
export function createBlogIndex(run: Run, page: PageEntry): void {
  const { posts } = run.content;
  createIndex(run, "blog-index", page, posts, MOST_POSTS, { topics: usedTopics(run) });
}

/** Ids of the topics that have posts. */
function usedTopics({ content: { posts, topics } }: Run): string[] {
  const used = topics.filter(({ slug }) => posts.some((post) => post.topics.includes(slug)));
  return used.map(({ id }) => id);
}

/** The index of all terms, by letter. */
export function createGlossaryIndex(run: Run, page: PageEntry): void {
  const { terms } = run.content;
  const letters = letterPlaces(
    terms.map(({ letter }) => letter),
    MOST_TERMS,
  );
  createIndex(run, "glossary-index", page, terms, MOST_TERMS, { letters });
}

/** The pages of each topic and each author that has posts. */
export function createPostLists(run: Run): void {
  const { topics, authors, posts } = run.content;
  const more = { topics: usedTopics(run) };
  for (const topic of topics) {
    const own = posts.filter((post) => post.topics.includes(topic.slug));
    createPostList(run, "topic-index", topic, own, more);
  }
  for (const author of authors) {
    const own = posts.filter((post) => post.author.slug === author.slug);
    createPostList(run, "author-index", author, own);
  }
}

function createPostList(
  run: Run,
  name: string,
  { id, url }: { readonly id: string; readonly url: string },
  own: Content["posts"],
  more: object = {},
): void {
  if (own.length === 0) return;
  const draft = own.every((post) => post.draft);
  for (const page of indexPages(url, own.length, MOST_POSTS)) {
    const { skip, limit, place } = page.context;
    const posts = own.slice(skip, skip + limit).map((post) => post.id);
    const entry = { id, url: page.url, draft, listed: posts };
    createPage(run, template(name), entry, { posts, place, ...more });
  }
}
