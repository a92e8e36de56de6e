import type { ContentNode } from "../content-model/content-tree";
import { termsNamed } from "./content/term-links";
import { TermMatcher, type NamedTerm } from "./content/term-matcher";

/** Most texts that a term's page lists. */
const MOST_USES = 8;

/** What decides which terms a text links to. */
interface TextNode {
  readonly url: string;
  readonly unlinkedTerms: readonly string[];
}

/** A term in the plan, and its node's id. */
interface PlannedTerm extends NamedTerm {
  readonly id: string;
  readonly slug: string;
}

/** A text that may name terms. */
interface PlannedText extends TextNode {
  readonly id: string;
  /** The day of publication, if it has one. */
  readonly date?: string;
  /** Whether a term's page may list it. */
  readonly isUse: boolean;
}

/** Which terms each text names, and which texts each term's page lists: ids by id. */
export interface TermPlan {
  /** Includes terms that stay unlinked, since a longer name hides a shorter one. */
  readonly terms: ReadonlyMap<string, readonly string[]>;
  /** Newest first, then texts without a date. */
  readonly uses: ReadonlyMap<string, readonly string[]>;
}

/** Whether an entry's text links to a term. */
export const linksTo = (text: TextNode, term: { readonly url: string; readonly slug: string }) =>
  term.url !== text.url && !text.unlinkedTerms.includes(term.slug);

const newestFirst = (a: PlannedText, b: PlannedText) =>
  (b.date ?? "").localeCompare(a.date ?? "") || a.url.localeCompare(b.url);

/**
 * Finds the terms in texts. The time grows with the words of the texts, not with the number of terms.
 *
 * @param bodyOf Gives the body of a text by id; one is in memory at a time.
 */
export function planTerms(
  terms: readonly PlannedTerm[],
  texts: readonly PlannedText[],
  bodyOf: (id: string) => readonly ContentNode[],
): TermPlan {
  const matcher = new TermMatcher(terms);
  const byUrl = new Map(terms.map((term) => [term.url, term]));
  const named = new Map<string, readonly string[]>();
  const uses = new Map<string, string[]>();
  for (const text of texts.toSorted(newestFirst)) {
    const own = termsNamed(bodyOf(text.id), matcher).flatMap((url) => byUrl.get(url) ?? []);
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
