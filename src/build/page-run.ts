import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { Content } from "./content-queries";
import type { TermPlan } from "./term-plan";

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

/** What the pages of one run are created from. */
export interface Run {
  readonly api: CreatePagesArgs;
  readonly content: Content;
  readonly termPlan: TermPlan;
  /** Ids of the entries that have amounts in rupees. */
  readonly rupees: ReadonlySet<string>;
}

/** The node that a page is created from. */
export interface PageEntry {
  readonly id: string;
  readonly url: string;
  readonly draft: boolean;
  /** Ids of the entries that the page lists. */
  readonly listed?: readonly string[];
}

/** Creates the page of an entry. `more` is added to the context of the template's query. */
export function createPage(
  { api, rupees, termPlan }: Run,
  template: string,
  entry: PageEntry,
  more: object = {},
): void {
  const { id, url, draft, listed = [] } = entry;
  const hasRupees = !url.startsWith("/us/") && [id, ...listed].some((own) => rupees.has(own));
  const layout: ContentPageContext = { id, draft, hasRupees, hasFooter: true };
  api.actions.createPage({
    path: url,
    component: path.resolve(`src/templates/${template}.tsx`),
    context: { ...layout, terms: termPlan.terms.get(id), ...more },
  });
}
