import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import type { z } from "zod";
import { letterPlaces } from "../lib/letters";
import { checkContentOnSave, requireAllEntries } from "./check-content-first";
import { chooseFeedPosts } from "./feed";
import { indexPages } from "./index-pages";
import { neighbourPosts } from "./neighbour-posts";
import { type entryNode, pageNode, postNode, studyNode, subjectNode, termNode } from "./page-nodes";
import { pageTerms } from "./page-terms";
import { authorLists, topicLists, type PostList } from "./post-lists";
import { relatedPosts } from "./related-posts";
import { writeSearchIndex } from "./search-index";
import { createStyleguide } from "./styleguide";

/** What every page made from content tells its template and the layout. */
export interface ContentPageContext {
  /** Id of the entry's node. */
  readonly id: string;
  /** Careers pages show no footer (specification section 2). */
  readonly hasFooter: boolean;
  /** Whether visitors shall not see it yet; only `gatsby develop` makes such pages. */
  readonly draft: boolean;
}

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/** The template file of each `template` value of a page. */
const pageTemplates: Readonly<Record<string, string>> = {
  standard: template("standard-page"),
  careers: template("standard-page"),
  home: template("home-page"),
  form: template("form-page"),
  supplier: template("supplier-page"),
  integrations: template("integrations-page"),
  legal: template("legal-page"),
  search: template("search-page"),
};

/** Most posts on a page. */
const POSTS = 30;

/** The template file of each `template` value of an index, what it lists, and how many on a page. */
const indexTemplates = {
  "blog-index": { component: template("blog-index"), kind: "posts", limit: POSTS },
  "case-study-index": { component: template("case-study-index"), kind: "studies", limit: 60 },
  "glossary-index": { component: template("glossary-index"), kind: "terms", limit: 100 },
} as const;

const isIndex = (name: string): name is keyof typeof indexTemplates => name in indexTemplates;

/** Writes the search index and gives its address. */
const createSearchIndex = async ({ getNodesByType, reporter }: CreatePagesArgs) =>
  writeSearchIndex(
    {
      pages: getNodesByType("MarketingPage"),
      posts: getNodesByType("BlogPost"),
      studies: getNodesByType("CaseStudy"),
      terms: getNodesByType("GlossaryTerm"),
    },
    { reporter },
  );

/**
 * Creates a page for every page, post, case study and term (specification section 2), and leads former
 * addresses there.
 */
export const createContentPages: GatsbyNode["createPages"] = async (api) => {
  const { actions, reporter, getNodesByType } = api;
  await checkContentOnSave(reporter);
  requireAllEntries(api);
  // Not by GraphQL, which looks through the text of every node that it hands out.
  const pages = getNodesByType("MarketingPage").map((node) => pageNode.parse(node));
  const posts = getNodesByType("BlogPost").map((node) => postNode.parse(node));
  const studies = getNodesByType("CaseStudy").map((node) => studyNode.parse(node));
  const terms = getNodesByType("GlossaryTerm").map((node) => termNode.parse(node));
  const subjects = (type: string) => getNodesByType(type).map((node) => subjectNode.parse(node));
  for (const { url, redirectsFrom } of [...pages, ...posts, ...studies, ...terms]) {
    for (const fromPath of redirectsFrom) {
      actions.createRedirect({ fromPath, toPath: url, isPermanent: true });
    }
  }
  const named = pageTerms({ pages, posts, studies, terms });
  const counts = { posts: posts.length, studies: studies.length, terms: terms.length };
  const topicPages = topicLists(subjects("Topic"), posts);
  const topics = topicPages.map(({ id }) => id);
  const sorted = terms.toSorted(
    (a, b) => Number(a.sortKey > b.sortKey) - Number(a.sortKey < b.sortKey),
  );
  const letters = sorted.map(({ letter }) => letter);
  const create = (
    component: string,
    { id, url, draft }: Pick<z.infer<typeof entryNode>, "id" | "url" | "draft">,
    more: object = {},
  ) => {
    const context: ContentPageContext = { id, hasFooter: true, draft, ...more };
    actions.createPage({ path: url, component, context });
  };
  for (const page of pages) {
    if (isIndex(page.template)) {
      const { component, kind, limit } = indexTemplates[page.template];
      const own = {
        posts: { topics },
        studies: {},
        terms: { letters: letterPlaces(letters, limit) },
      };
      for (const { url, context } of indexPages(page.url, counts[kind], limit)) {
        create(component, { ...page, url }, { ...context, ...own[kind] });
      }
      continue;
    }
    const component = pageTemplates[page.template];
    if (component === undefined)
      reporter.panicOnBuild(`${page.url}: no template ${page.template}.`);
    else
      create(component, page, {
        hasFooter: page.template !== "careers",
        terms: named.terms.get(page.id),
        ...(page.template === "search" && { index: await createSearchIndex(api) }),
      });
  }
  await chooseFeedPosts(api.cache, posts);
  const related = relatedPosts(posts);
  const neighbours = neighbourPosts(posts);
  for (const post of posts) {
    const own = { related: related.get(post.id), ...neighbours.get(post.id) };
    create(template("blog-post"), post, { ...own, terms: named.terms.get(post.id) });
  }
  const createLists = (component: string, lists: readonly PostList[]) => {
    for (const list of lists) {
      for (const { url, context } of indexPages(list.url, list.posts.length, POSTS)) {
        const { skip, limit, place } = context;
        create(component, { ...list, url }, { posts: list.posts.slice(skip, skip + limit), place });
      }
    }
  };
  createLists(template("topic-index"), topicPages);
  createLists(template("author-index"), authorLists(subjects("Author"), posts));
  for (const study of studies) {
    create(template("case-study"), study, { terms: named.terms.get(study.id) });
  }
  for (const term of terms) {
    const own = { terms: named.terms.get(term.id), uses: named.uses.get(term.id) ?? [] };
    create(template("glossary-term"), term, own);
  }
  if (process.env.NODE_ENV === "development") createStyleguide(api);
};
