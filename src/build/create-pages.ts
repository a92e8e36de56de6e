import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { letterPlaces } from "../lib/letters";
import { US_NOT_FOUND, US_PATHS } from "../lib/not-found-page";
import { ERROR_FIGURE } from "../lib/page-figure";
import { required } from "../lib/required";
import { checkContentOnSave, requireAllEntries } from "./check-content";
import { queryContent, type Content } from "./content-queries";
import { bodyOf } from "./entry-body";
import { indexPages } from "./index-pages";
import { postLists, type PostList } from "./post-lists";
import { relatedPosts } from "./related-posts";
import { writeSearchIndex } from "./search-index";
import { createStyleguide } from "./styleguide";
import { planTerms, type TermPlan } from "./term-plan";
import { writeMenuIcons } from "./menu-icons";
import { writeCovers } from "./write-covers";
import { writeFigures } from "./write-figures";
import { writeToolTemplates } from "./write-tool-templates";

/** Page context that the layout reads on every page made from content. */
export interface ContentPageContext {
  /** Id of the entry's node. */
  readonly id: string;
  /** Careers pages have no footer. */
  readonly hasFooter: boolean;
  /** Whether visitors may not see the entry yet; only `gatsby develop` creates such pages. */
  readonly draft: boolean;
  /** Whether the page, or an entry that it lists, has amounts in rupees. Pages below `/us/` never do. */
  readonly hasRupees: boolean;
}

/** Most entries on one page of each index. */
const MOST_POSTS = 30;
const MOST_STUDIES = 60;
const MOST_TERMS = 100;

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/** The template file of each `template` value of a page, without the indexes. */
const pageTemplates: Readonly<Record<string, string>> = {
  standard: template("standard-page"),
  careers: template("standard-page"),
  home: template("home-page"),
  form: template("form-page"),
  supplier: template("supplier-page"),
  integrations: template("integrations-page"),
  legal: template("legal-page"),
  search: template("search-page"),
  tool: template("tool-page"),
};

/** Page templates whose text links to terms. Home, form and legal pages keep their visitors. */
const linkingTemplates: ReadonlySet<string> = new Set([
  "standard",
  "careers",
  "integrations",
  "tool",
]);

/** What the pages of one run are created from. */
interface Run {
  readonly api: CreatePagesArgs;
  readonly content: Content;
  readonly termPlan: TermPlan;
}

interface PageEntry {
  readonly id: string;
  readonly url: string;
  readonly draft: boolean;
  /** Ids of the entries that the page lists. */
  readonly listed?: readonly string[];
}

/**
 * Creates the pages of the site from the nodes of MDX files: pages, blog posts, case studies and glossary
 * terms, with their indexes and redirects.
 */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  await checkContentOnSave(api.reporter);
  requireAllEntries(api);
  const content = await queryContent(api);
  const run: Run = { api, content, termPlan: findTerms(api, content) };
  createRedirects(run);
  await createMarketingPages(run);
  await writeMenuIcons("public");
  await writeToolTemplates("public", api.getNodesByType("MarketingPage"));
  const withFigure = [...content.pages, ...content.topics, ...content.authors];
  await writeFigures("public", [...withFigure.map(({ url }) => url), ERROR_FIGURE]);
  const { pages, posts, studies, topics } = content;
  await writeCovers("public", [...pages, ...posts, ...studies, ...topics]);
  createBlogPosts(run);
  createPostLists(run);
  createCaseStudies(run);
  createGlossaryTerms(run);
  createUsNotFoundPage(run);
  if (process.env.NODE_ENV === "development") await createStyleguide(api);
};

/** Finds the terms that each text names; a page of terms it does not name stays as it is when they change. */
function findTerms({ getNode }: CreatePagesArgs, content: Content): TermPlan {
  const { pages, posts, studies, terms } = content;
  const linking = pages.filter(({ template: name }) => linkingTemplates.has(name));
  const uses = [...linking, ...posts, ...studies].map((text) => ({ ...text, isUse: true }));
  const texts = [...uses, ...terms.map((text) => ({ ...text, isUse: false }))];
  return planTerms(terms, texts, (id) => bodyOf(required(getNode(id), id)));
}

function createPage({ api }: Run, component: string, entry: PageEntry, more: object = {}): void {
  const { id, url, draft, listed = [] } = entry;
  const hasRupees =
    !url.startsWith("/us/") &&
    [id, ...listed].some((own) => JSON.stringify(api.getNode(own)).includes("₹"));
  const context: ContentPageContext = { id, draft, hasRupees, hasFooter: true, ...more };
  api.actions.createPage({ path: url, component, context });
}

/** Unknown addresses below `/us/` show the 404 page as it is prerendered for the US. */
function createUsNotFoundPage({ api }: Run): void {
  const component = path.resolve("src/pages/404.tsx");
  api.actions.createPage({ path: US_NOT_FOUND, matchPath: US_PATHS, component });
}

/** Redirects from the earlier addresses of each entry. */
function createRedirects({ api, content: { pages, posts, studies, terms } }: Run): void {
  for (const { url, redirectsFrom } of [...pages, ...posts, ...studies, ...terms]) {
    for (const fromPath of redirectsFrom) {
      api.actions.createRedirect({ fromPath, toPath: url, isPermanent: true });
    }
  }
}

async function createMarketingPages(run: Run): Promise<void> {
  for (const page of run.content.pages) {
    switch (page.template) {
      case "blog-index":
        createBlogIndex(run, page);
        break;
      case "case-study-index":
        createStudyIndex(run, page);
        break;
      case "glossary-index":
        createGlossaryIndex(run, page);
        break;
      default:
        createPage(run, required(pageTemplates[page.template], page.template), page, {
          hasFooter: page.template !== "careers",
          terms: run.termPlan.terms.get(page.id),
          // A tool has figures of its own for each region.
          ...(page.template === "tool" && { hasRupees: false }),
          ...(page.template === "search" && { index: await createSearchIndex(run.api) }),
        });
    }
  }
}

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
function createStudyIndex(run: Run, page: PageEntry): void {
  const regions = page.url.startsWith("/us/") ? ["us"] : ["in", "us"];
  const studies = run.content.studies.filter(({ region }) => regions.includes(region));
  createIndex(run, "case-study-index", page, studies, MOST_STUDIES, { regions });
}

function createBlogIndex(run: Run, page: PageEntry): void {
  const { posts } = run.content;
  createIndex(run, "blog-index", page, posts, MOST_POSTS, { topics: usedTopics(run) });
}

/** Ids of the topics that have posts. */
function usedTopics({ content: { posts, topics } }: Run): string[] {
  const used = topics.filter(({ slug }) => posts.some((post) => post.topics.includes(slug)));
  return used.map(({ id }) => id);
}

function createGlossaryIndex(run: Run, page: PageEntry): void {
  const { terms } = run.content;
  const letters = letterPlaces(
    terms.map(({ letter }) => letter),
    MOST_TERMS,
  );
  createIndex(run, "glossary-index", page, terms, MOST_TERMS, { letters });
}

function createBlogPosts(run: Run): void {
  const { posts } = run.content;
  const related = relatedPosts(posts);
  for (const [index, post] of posts.entries()) {
    createPage(run, template("blog-post"), post, {
      related: related.get(post.id) ?? [],
      previous: posts[index + 1]?.id ?? null,
      next: posts[index - 1]?.id ?? null,
      terms: run.termPlan.terms.get(post.id),
    });
  }
}

/** The pages of each topic and each author that has posts. */
function createPostLists(run: Run): void {
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

function createCaseStudies(run: Run): void {
  for (const study of run.content.studies) {
    createPage(run, template("case-study"), study, { terms: run.termPlan.terms.get(study.id) });
  }
}

function createGlossaryTerms(run: Run): void {
  const { terms, uses } = run.termPlan;
  for (const term of run.content.terms) {
    createPage(run, template("glossary-term"), term, {
      terms: terms.get(term.id),
      uses: uses.get(term.id) ?? [],
    });
  }
}

/** Writes the search index and returns its address. */
async function createSearchIndex({ getNodesByType, reporter }: CreatePagesArgs): Promise<string> {
  const nodesOf = (type: string) =>
    getNodesByType(type).map((node) => ({ ...node, body: bodyOf(node) }));
  const content = {
    pages: nodesOf("MarketingPage"),
    posts: nodesOf("BlogPost"),
    studies: nodesOf("CaseStudy"),
    terms: nodesOf("GlossaryTerm"),
  };
  return writeSearchIndex(content, { reporter });
}
