import { planTerms, type PlannedTerm, type PlannedText, type TermPlan } from "./term-plan";

type Text = Omit<PlannedText, "isUse">;

interface Texts {
  readonly pages: readonly (Text & { readonly template: string })[];
  readonly posts: readonly Text[];
  readonly studies: readonly Text[];
  readonly terms: readonly (Text & PlannedTerm)[];
}

/** Templates whose text links to terms; on home, form and legal pages nothing leads away from them. */
const linkingTemplates: ReadonlySet<string> = new Set(["standard", "careers", "integrations"]);

/** Finds the terms in every text that may link to them, and the texts that each term's page names. */
export function pageTerms({ pages, posts, studies, terms }: Texts): TermPlan {
  const linking = pages.filter(({ template }) => linkingTemplates.has(template));
  return planTerms(terms, [
    ...[...linking, ...posts, ...studies].map((text) => ({ ...text, isUse: true })),
    ...terms.map((text) => ({ ...text, isUse: false })),
  ]);
}
