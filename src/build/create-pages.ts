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
import { createPage, template, type Run } from "./page-run";
import { relatedPosts } from "./related-posts";
import { writeSearchIndex } from "./search-index";
import { createStyleguide } from "./styleguide";
import { planTerms, type TermPlan } from "./term-plan";
import { writeDrawings } from "./write-drawings";
import { writeToolTemplates } from "./write-tool-templates";

/** Folder of the build's output. */
const FOLDER = "public";

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
  await createMarketingPages(run);
  await writeToolTemplates(FOLDER, api);
  const { pages, posts, studies, topics, authors } = content;
  await writeDrawings(FOLDER, {
    withFigure: [...pages, ...topics, ...authors],
    withCover: [...pages, ...posts, ...studies, ...topics],
  });
  createBlogPosts(run);
  createPostLists(run);
  createCaseStudies(run);
  createGlossaryTerms(run);
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
          ...(page.template === "search" && { index: await writeSearchIndex(run.api, FOLDER) }),
        });
    }
  }
}

function createBlogPosts(run: Run): void {
  const { posts } = run.content;
  for (const post of posts) {
    createPage(run, template("blog-post"), post, {
      related: relatedPosts(post, posts),
      terms: run.termPlan.terms.get(post.id),
    });
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
    const listed = uses.get(term.id) ?? [];
    createPage(
      run,
      template("glossary-term"),
      { ...term, listed },
      { terms: terms.get(term.id), uses: listed },
    );
  }
}
