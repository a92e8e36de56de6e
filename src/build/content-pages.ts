import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import type { ContentNode } from "../content-model/content-tree";
import { indexPages } from "./index-pages";
import { relatedPosts } from "./related-posts";
import { createStyleguide } from "./styleguide";
import { planTerms, type PlannedText } from "./term-plan";

/** What every page made from content tells its template and the layout. */
export interface ContentPageContext {
  /** Id of the entry's node. */
  readonly id: string;
  /** Careers pages show no footer (specification section 2). */
  readonly hasFooter: boolean;
  /** Whether visitors shall not see it yet; only `gatsby develop` makes such pages. */
  readonly draft: boolean;
}

/** What a node tells of its page. */
const entryNode = z.object({
  id: z.string(),
  url: z.string(),
  draft: z.boolean(),
  redirectsFrom: z.array(z.string()),
});
/** What a node tells of a text that may name terms. The build has checked its tree. */
const textNode = entryNode.extend({
  body: z.custom<readonly ContentNode[]>(Array.isArray),
  termLinks: z.boolean(),
  unlinkedTerms: z.array(z.string()),
});
const pageNode = textNode.extend({ template: z.string() });
const postNode = textNode.extend({ date: z.string(), topics: z.array(z.string()) });
const studyNode = textNode.extend({ date: z.string() });
const termNode = textNode.extend({
  slug: z.string(),
  term: z.string(),
  aliases: z.array(z.string()),
});

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
};

/** The template file of each `template` value of an index, what it lists, and how many on a page. */
const indexTemplates = {
  "blog-index": { component: template("blog-index"), kind: "posts", limit: 30 },
  "case-study-index": { component: template("case-study-index"), kind: "studies", limit: 30 },
  "glossary-index": { component: template("glossary-index"), kind: "terms", limit: 100 },
} as const;

/** Templates whose text links to terms; on home, form and legal pages nothing leads away from them. */
const linkingTemplates: ReadonlySet<string> = new Set(["standard", "careers", "integrations"]);

const asUse = <Text extends Omit<PlannedText, "isUse">>(text: Text) => ({ ...text, isUse: true });

const isIndex = (name: string): name is keyof typeof indexTemplates => name in indexTemplates;

/** Creates a page for every page, post, case study and term (specification section 2), and leads former addresses there. */
export const createContentPages: GatsbyNode["createPages"] = (api) => {
  const { actions, reporter, getNodesByType } = api;
  // Not by GraphQL, which looks through the text of every node that it hands out.
  const pages = getNodesByType("MarketingPage").map((node) => pageNode.parse(node));
  const posts = getNodesByType("BlogPost").map((node) => postNode.parse(node));
  const studies = getNodesByType("CaseStudy").map((node) => studyNode.parse(node));
  const terms = getNodesByType("GlossaryTerm").map((node) => termNode.parse(node));
  for (const { url, redirectsFrom } of [...pages, ...posts, ...studies, ...terms]) {
    for (const fromPath of redirectsFrom) {
      actions.createRedirect({ fromPath, toPath: url, isPermanent: true });
    }
  }
  const named = planTerms(terms, [
    ...pages.filter(({ template: name }) => linkingTemplates.has(name)).map(asUse),
    ...posts.map(asUse),
    ...studies.map(asUse),
    ...terms.map((term) => ({ ...term, isUse: false })),
  ]);
  const counts = { posts: posts.length, studies: studies.length, terms: terms.length };
  const create = (
    component: string,
    { id, url, draft }: z.infer<typeof entryNode>,
    more: object = {},
  ) => {
    const context: ContentPageContext = { id, hasFooter: true, draft, ...more };
    actions.createPage({ path: url, component, context });
  };
  for (const page of pages) {
    if (isIndex(page.template)) {
      const { component, kind, limit } = indexTemplates[page.template];
      for (const { url, context } of indexPages(page.url, counts[kind], limit)) {
        create(component, { ...page, url }, context);
      }
      continue;
    }
    const component = pageTemplates[page.template];
    if (component === undefined)
      reporter.panicOnBuild(`${page.url}: no template ${page.template}.`);
    else {
      const hasFooter = page.template !== "careers";
      create(component, page, { hasFooter, terms: named.terms.get(page.id) });
    }
  }
  const related = relatedPosts(posts);
  for (const post of posts) {
    const context = { related: related.get(post.id), terms: named.terms.get(post.id) };
    create(template("blog-post"), post, context);
  }
  for (const study of studies) {
    create(template("case-study"), study, { terms: named.terms.get(study.id) });
  }
  for (const term of terms) {
    const context = { terms: named.terms.get(term.id), uses: named.uses.get(term.id) ?? [] };
    create(template("glossary-term"), term, context);
  }
  if (process.env.NODE_ENV === "development") createStyleguide(api);
};
