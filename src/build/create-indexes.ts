import { letterPositions } from "../lib/letters";
import type { Content } from "./content-queries";
import { indexPages } from "./index-pages";
import { createPage, type PageEntry, type Run } from "./page-run";

/** Most entries on one page of each index. */
const MOST_POSTS = 30;
const MOST_STUDIES = 60;
const MOST_TERMS = 100;

/**
 * Creates the pages of an index.
 *
 * @param moreOf What their context has beside their position, from the ids of the entries of one page.
 */
function createIndex(
  run: Run,
  template: string,
  page: PageEntry,
  entries: readonly { readonly id: string }[],
  limit: number,
  moreOf: (listed: readonly string[]) => object,
): void {
  const ids = entries.map(({ id }) => id);
  for (const { url, context } of indexPages(page.url, ids.length, limit)) {
    const listed = ids.slice(context.skip, context.skip + limit);
    createPage(run, template, { ...page, url, listed }, { ...context, ...moreOf(listed) });
  }
}

/** The index of all case studies, or of those from the United States below `/us/`. */
export function createStudyIndex(run: Run, page: PageEntry): void {
  const regions = page.url.startsWith("/us/") ? ["us"] : ["in", "us"];
  const studies = run.content.studies.filter(({ region }) => regions.includes(region));
  createIndex(run, "case-study-index", page, studies, MOST_STUDIES, () => ({ regions }));
}

/** The index of all posts. */
export function createBlogIndex(run: Run, page: PageEntry): void {
  const topics = usedTopics(run);
  createIndex(run, "blog-index", page, run.content.posts, MOST_POSTS, () => ({ topics }));
}

/** Ids of the topics that have posts. */
function usedTopics({ content: { posts, topics } }: Run): string[] {
  const used = topics.filter(({ slug }) => posts.some((post) => post.topics.includes(slug)));
  return used.map(({ id }) => id);
}

/** The index of all terms, by letter. */
export function createGlossaryIndex(run: Run, page: PageEntry): void {
  const { terms } = run.content;
  const letters = letterPositions(
    terms.map(({ letter }) => letter),
    MOST_TERMS,
  );
  createIndex(run, "glossary-index", page, terms, MOST_TERMS, () => ({ letters }));
}

/** The pages of each topic and each author that has posts. */
export function createPostLists(run: Run): void {
  const { topics, authors, posts } = run.content;
  const used = usedTopics(run);
  for (const topic of topics) {
    const own = posts.filter((post) => post.topics.includes(topic.slug));
    createPostList(run, "topic-index", topic, own, { topics: used });
  }
  for (const author of authors) {
    const own = posts.filter((post) => post.author.slug === author.slug);
    createPostList(run, "author-index", author, own);
  }
}

function createPostList(
  run: Run,
  template: string,
  entry: Omit<PageEntry, "draft">,
  own: Content["posts"],
  more: object = {},
): void {
  if (own.length === 0) return;
  const page = { ...entry, draft: own.every(({ draft }) => draft) };
  createIndex(run, template, page, own, MOST_POSTS, (posts) => ({ posts, ...more }));
}
