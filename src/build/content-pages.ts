import path from "node:path";
import type { GatsbyNode } from "gatsby";

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
  "blog-index": template("blog-index"),
  "case-study-index": template("case-study-index"),
  "glossary-index": template("glossary-index"),
};

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
    hasFooter = true,
  ) => {
    const context: ContentPageContext = { id, hasFooter };
    actions.createPage({ path: url, component, context });
  };
  for (const page of data.allMarketingPage.nodes) {
    const component = pageTemplates[page.template];
    if (component === undefined)
      reporter.panicOnBuild(`${page.url}: no template ${page.template}.`);
    else create(component, page, page.template !== "careers");
  }
  data.allBlogPost.nodes.forEach((node) => create(template("blog-post"), node));
  data.allCaseStudy.nodes.forEach((node) => create(template("case-study"), node));
  data.allGlossaryTerm.nodes.forEach((node) => create(template("glossary-term"), node));
};
