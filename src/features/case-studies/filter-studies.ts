import type { Choice } from "../../ui/choice-field";

/** An industry or a solution: its value in addresses and its name. */
export interface Tag {
  readonly value: string;
  readonly label: string;
}

/** The tags that a case study can be filtered by. */
export interface Tagged {
  readonly industry: Tag;
  readonly solutions: readonly Tag[];
}

/** A filter by the values of tags. Empty texts match everything. */
export interface StudyFilter {
  readonly industry: string;
  readonly solution: string;
}

/** Each tag once, with the number of its studies, sorted by name. */
function countTags(tags: readonly Tag[]): Choice[] {
  const counts = new Map<string, Choice>();
  for (const { value, label } of tags) {
    counts.set(value, { value, label, count: (counts.get(value)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => a.label.localeCompare(b.label, "en"));
}

/** The industries and solutions of some studies. */
export function studyChoices(
  studies: readonly Tagged[],
): Readonly<Record<keyof StudyFilter, readonly Choice[]>> {
  return {
    industry: countTags(studies.map(({ industry }) => industry)),
    solution: countTags(studies.flatMap(({ solutions }) => solutions)),
  };
}

/** The studies that match both the industry and the solution, in their order. */
export function filterStudies<Study extends Tagged>(
  studies: readonly Study[],
  filter: StudyFilter,
): readonly Study[] {
  return studies.filter(
    ({ industry, solutions }) =>
      (filter.industry === "" || industry.value === filter.industry) &&
      (filter.solution === "" || solutions.some(({ value }) => value === filter.solution)),
  );
}
