import { addressOf, before, slugOf } from "./names";
import { Random } from "./random";
import { entry, paragraph, sentence } from "./text";
import { words } from "./words";

/** The MDX of a glossary term: a definition, a short text and an example. */
export function term(index: number): string {
  const random = new Random(`term ${index}`);
  const [goods, aspect] = [random.pick(words.goods), random.pick(words.aspects)];
  const related = before(index, "term", 3);
  const fields = [
    `term: ${aspect} of ${goods} ${index}`,
    `definition: "What buyers agree on under ${aspect} where offers of ${goods} stand side by side in case ${index}."`,
    "aliases:",
    `  - case ${index}`,
    ...(related.length > 0 ? ["related:", ...related.map((other) => `  - ${slugOf(other)}`)] : []),
    "sample: true",
  ];
  return entry(fields, [
    paragraph(random),
    `**Example.** ${sentence(random)} ${sentence(random)}`,
    ...before(index, "post", 1).map((other) => `See [a note](${addressOf(other)}) on its use.`),
  ]);
}
