import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { indexPages } from "./index-pages";
import { relatedPosts } from "./related-posts";

/** What every page made from content tells its template and the layout. */
export interface ContentPageContext {
  /** Id of the entry's node. */
  readonly id: string;
  /** Careers pages show no footer (specification section 2). */
  readonly hasFooter: boolean;
}

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/** The template file of each `template` value of a page. */
const pageTemplates: Readonly<Record<string, string>> = {
  standard: template("standard-page"),
  careers: template("standard-page"),
  home: template("home-page"),
  form: template("form-page"),
  legal: template("legal-page"),
};

/** The template file of each `template` value of an index, what it lists, and how many on a page. */
const indexTemplates = {
  "blog-index": { component: template("blog-index"), kind: "allBlogPost", limit: 30 },
  "case-study-index": { component: template("case-study-index"), kind: "allCaseStudy", limit: 30 },
  "glossary-index": { component: template("glossary-index"), kind: "allGlossaryTerm", limit: 60 },
} as const;

const isIndex = (name: string): name is keyof typeof indexTemplates => name in indexTemplates;

/** Creates a page for every page, post, case study and term (specification section 2). */
export const createContentPages: GatsbyNode["createPages"] = async (api) => {
  const { actions, reporter } = api;
  const result = await api.graphql<Queries.ContentPagesQuery>(/* GraphQL */ `
    query ContentPages {
      allMarketingPage {
        nodes {
          id
          url
          template
        }
      }
      allBlogPost {
        nodes {
          id
          url
          date
          topics
        }
      }
      allCaseStudy {
        nodes {
          id
          url
        }
      }
      allGlossaryTerm {
        nodes {
          id
          url
        }
      }
    }
  `);
  const { data } = result;
  if (data === undefined) {
    reporter.panicOnBuild(`The query for pages failed: ${String(result.errors)}`);
    return;
  }
  const create = (
    component: string,
    { id, url }: { id: string; url: string },
    more: object = {},
  ) => {
    const context: ContentPageContext = { id, hasFooter: true, ...more };
    actions.createPage({ path: url, component, context });
  };
  for (const page of data.allMarketingPage.nodes) {
    if (isIndex(page.template)) {
      const { component, kind, limit } = indexTemplates[page.template];
      for (const { url, context } of indexPages(page.url, data[kind].nodes.length, limit)) {
        create(component, { id: page.id, url }, context);
      }
      continue;
    }
    const component = pageTemplates[page.template];
    if (component === undefined)
      reporter.panicOnBuild(`${page.url}: no template ${page.template}.`);
    else create(component, page, { hasFooter: page.template !== "careers" });
  }
  const related = relatedPosts(data.allBlogPost.nodes);
  data.allBlogPost.nodes.forEach((node) =>
    create(template("blog-post"), node, { related: related.get(node.id) }),
  );
  data.allCaseStudy.nodes.forEach((node) => create(template("case-study"), node));
  data.allGlossaryTerm.nodes.forEach((node) => create(template("glossary-term"), node));
};
