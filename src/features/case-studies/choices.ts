import type { AddressFilter } from "../../lib/address-filter";
import type { FilterRules } from "../../lib/use-address-filter";
import type { Choice } from "../../ui/choice-field";

/** What a case study can be looked for by: a value of the address and its name. */
export interface Trait {
  readonly value: string;
  readonly label: string;
}

/** A case study as its filter sees it. */
export interface Traits {
  readonly industry: Trait;
  readonly solutions: readonly Trait[];
}

/** What a visitor looks for; empty texts look for everything. */
export type CaseFilter = AddressFilter<"industry" | "solution">;

/** The traits of studies, each once with its number, in the order of their names. */
function choicesOf(traits: readonly Trait[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const { value, label } of traits) {
    found.set(value, { value, label, count: (found.get(value)?.count ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => a.label.localeCompare(b.label, "en"));
}

/** What the studies themselves offer to choose from. */
export function caseChoices(studies: readonly Traits[]): Record<keyof CaseFilter, Choice[]> {
  return {
    industry: choicesOf(studies.map(({ industry }) => industry)),
    solution: choicesOf(studies.flatMap(({ solutions }) => solutions)),
  };
}

/** How studies are looked for; a value that none has is none. */
export function caseRules(
  choices: Readonly<Record<keyof CaseFilter, readonly Trait[]>>,
): FilterRules<keyof CaseFilter> {
  const known = (values: URLSearchParams, key: keyof CaseFilter) =>
    choices[key].find(({ value }) => value === values.get(key))?.value ?? "";
  return {
    none: { industry: "", solution: "" },
    parse: (values) => ({
      industry: known(values, "industry"),
      solution: known(values, "solution"),
    }),
  };
}

/** The studies that have what is looked for, in their order. */
export function filterStudies<Study extends Traits>(
  studies: readonly Study[],
  filter: CaseFilter,
): readonly Study[] {
  return studies.filter(
    ({ industry, solutions }) =>
      (filter.industry === "" || industry.value === filter.industry) &&
      (filter.solution === "" || solutions.some(({ value }) => value === filter.solution)),
  );
}
