import { letterPlaces } from "../lib/letters";
import { indexPages } from "./index-pages";
import { createPage, template, type PageEntry, type Run } from "./page-run";
import { postLists, type PostList } from "./post-lists";

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
  createLists(
    run,
    "topic-index",
    postLists(topics, posts, (post) => post.topics),
    { topics: usedTopics(run) },
  );
  createLists(
    run,
    "author-index",
    postLists(authors, posts, ({ author }) => [author.slug]),
  );
}

function createLists(run: Run, name: string, lists: readonly PostList[], more: object = {}): void {
  for (const list of lists) {
    for (const { url, context } of indexPages(list.url, list.posts.length, MOST_POSTS)) {
      const { skip, limit, place } = context;
      const posts = list.posts.slice(skip, skip + limit);
      createPage(run, template(name), { ...list, url, listed: posts }, { posts, place, ...more });
    }
  }
}
