import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { US_NOT_FOUND, US_PATHS } from "../lib/not-found-page";
import { required } from "../lib/required";
import { checkContentOnSave, requireAllEntries } from "./check-content";
import { queryContent, type Content } from "./content-queries";
import { bodyOf } from "./entry-node";
import {
  createBlogIndex,
  createGlossaryIndex,
  createPostLists,
  createStudyIndex,
} from "./create-indexes";
import { createPage, type Run } from "./page-run";
import { relatedPosts } from "./related-posts";
import { writeSearchIndex } from "./search-index";
import { createStyleguide } from "./styleguide";
import { planTerms, type TermPlan } from "./term-plan";
import { writePlainCovers } from "./write-covers";
import { writeToolTemplates } from "./write-tool-templates";

/** Folder of the build's output. */
const FOLDER = "public";

/** Page templates whose text links to terms. Home, form and legal pages keep their visitors. */
const linkingTemplates: ReadonlySet<string> = new Set([
  "standard",
  "careers",
  "integrations",
  "tool",
]);

/**
 * Creates the pages of the site from the nodes of MDX files: pages, blog posts, case studies and glossary
 * terms, with their indexes and redirects.
 */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  await checkContentOnSave(api.reporter);
  requireAllEntries(api);
  const content = await queryContent(api);
  const termPlan = findTerms(api, content);
  const run: Run = { api, content, termPlan, rupees: findRupees(api, content) };
  createRedirects(run);
  for (const page of content.pages) await createMarketingPage(run, page);
  await writeToolTemplates(FOLDER, api);
  const { posts, studies, terms } = content;
  await writePlainCovers(FOLDER, [...posts, ...studies]);
  for (const post of posts) {
    createPage(run, "blog-post", post, { related: relatedPosts(post, posts) });
  }
  createPostLists(run);
  for (const study of studies) createPage(run, "case-study", study);
  for (const term of terms) {
    const uses = termPlan.uses.get(term.id) ?? [];
    createPage(run, "glossary-term", { ...term, listed: uses }, { uses });
  }
  createUsNotFoundPage(run);
  if (process.env.NODE_ENV === "development") await createStyleguide(api);
};

/** Ids of the entries that have amounts in rupees. */
function findRupees({ getNode }: CreatePagesArgs, content: Content): ReadonlySet<string> {
  const ids = Object.values(content).flatMap((entries) => entries.map(({ id }) => id));
  return new Set(ids.filter((id) => JSON.stringify(getNode(id)).includes("₹")));
}

/** Finds the terms that each text names; a page of terms it does not name stays as it is when they change. */
function findTerms({ getNode }: CreatePagesArgs, content: Content): TermPlan {
  const { pages, posts, studies, terms } = content;
  const linking = pages.filter(({ template: name }) => linkingTemplates.has(name));
  const uses = [...linking, ...posts, ...studies].map((text) => ({ ...text, isUse: true }));
  const texts = [...uses, ...terms.map((text) => ({ ...text, isUse: false }))];
  return planTerms(terms, texts, (id) => bodyOf(required(getNode(id), id)));
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

async function createMarketingPage(run: Run, page: Content["pages"][number]): Promise<void> {
  switch (page.template) {
    case "blog-index":
      return createBlogIndex(run, page);
    case "case-study-index":
      return createStudyIndex(run, page);
    case "glossary-index":
      return createGlossaryIndex(run, page);
    case "careers":
      return createPage(run, "standard-page", page, { hasFooter: false });
    case "search": {
      const index = await writeSearchIndex(run.api, FOLDER);
      return createPage(run, "search-page", page, { index });
    }
    case "tool":
      // A tool has figures of its own for each region.
      return createPage(run, "tool-page", page, { hasRupees: false });
    default:
      return createPage(run, `${page.template}-page`, page);
  }
}
