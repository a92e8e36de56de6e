import type { ContentNode } from "../content-model/content-tree";
import { termsNamed } from "./content/term-links";
import { TermMatcher, type NamedTerm } from "./content/term-matcher";

/** Most texts that a term's page names. */
export const MOST_USES = 8;

/** What an entry says of links to terms in its text. */
export interface TermChoice {
  readonly url: string;
  /** Whether its author wants any. */
  readonly termLinks: boolean;
  /** Slugs of terms that shall not be linked. */
  readonly unlinkedTerms: readonly string[];
}

/** A term as a plan needs it. */
export interface PlannedTerm extends NamedTerm {
  readonly id: string;
  readonly slug: string;
}

/** A text that may name terms. */
export interface PlannedText extends TermChoice {
  readonly id: string;
  readonly body: readonly ContentNode[];
  /** The day of publication, if it has one. */
  readonly date?: string | undefined;
  /** Whether a term's page may name it. */
  readonly isUse: boolean;
}

/** Which terms each text names, and which texts each term's page names; ids by id. */
export interface TermPlan {
  /** Also those that stay unlinked, since longer names hide shorter ones. */
  readonly terms: ReadonlyMap<string, readonly string[]>;
  /** Newest first, then what has no date. */
  readonly uses: ReadonlyMap<string, readonly string[]>;
}

/** Whether an entry's text links to a term. */
export const linksTo = (text: TermChoice, term: { readonly url: string; readonly slug: string }) =>
  text.termLinks && term.url !== text.url && !text.unlinkedTerms.includes(term.slug);

const newestFirst = (a: PlannedText, b: PlannedText) =>
  (b.date ?? "").localeCompare(a.date ?? "") || a.url.localeCompare(b.url);

/** Finds the terms in texts: one pass over the words of each, however many terms there are. */
export function planTerms(terms: readonly PlannedTerm[], texts: readonly PlannedText[]): TermPlan {
  const matcher = new TermMatcher(terms);
  const byUrl = new Map(terms.map((term) => [term.url, term]));
  const named = new Map<string, readonly string[]>();
  const uses = new Map<string, string[]>();
  for (const text of texts.toSorted(newestFirst)) {
    const own = text.termLinks
      ? termsNamed(text.body, matcher).flatMap((url) => byUrl.get(url) ?? [])
      : [];
    named.set(
      text.id,
      own.map(({ id }) => id),
    );
    if (!text.isUse) continue;
    for (const term of own.filter((candidate) => linksTo(text, candidate))) {
      const list = uses.get(term.id) ?? [];
      if (list.length < MOST_USES) uses.set(term.id, [...list, text.id]);
    }
  }
  return { terms: named, uses };
}
