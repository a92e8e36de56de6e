import { addressOf, before, dayOf, solutions } from "./names";
import { Random } from "./random";
import { entry, list, paragraph, sentence, table } from "./text";
import { words } from "./words";

const industries = ["agriculture", "food-and-beverages", "logistics", "manufacturing"] as const;

/** The MDX of a case study: figures with their basis, steps, a table and a quotation. */
export function study(index: number): string {
  const random = new Random(`study ${index}`);
  const goods = random.pick(words.goods);
  const [earlier, later] = [random.whole(20, 60), random.whole(4, 19)];
  const steps = ["Collect the offers", "Compare on one sheet", "Award and record"].map((title) =>
    [`<Step title="${title}">`, paragraph(random), "</Step>"].join("\n\n"),
  );
  const fields = [
    `title: Customer ${index} buys ${goods} on landed cost`,
    `description: How a plant brought its offers of ${goods} onto one sheet, and what changed in lot ${index}.`,
    `date: "${dayOf(index)}"`,
    `customer: Customer ${index}`,
    `industry: ${random.pick(industries)}`,
    "solutions:",
    ...random.some(solutions, random.whole(1, 3)).map((name) => `  - ${name}`),
    "figures:",
    `  - value: ${earlier} to ${later}`,
    `    label: suppliers of ${goods}`,
    "    basis: Active suppliers in the ledger against contracts signed six months later",
    `  - value: ${random.whole(2, 12)} days`,
    "    label: from request to order",
    `    basis: Median of ${random.whole(12, 80)} events of one quarter`,
    "quote:",
    `  text: "${sentence(random)}"`,
    "  name: Asha",
    "  title: Head of Materials",
    "sample: true",
  ];
  return entry(fields, [
    "## The problem",
    paragraph(random),
    paragraph(random),
    "## The approach",
    ["<Steps>", ...steps, "</Steps>"].join("\n\n"),
    "## The result",
    table(random),
    paragraph(random),
    "## What stays",
    list(random),
    ...before(index, "post", 1).map((other) => `Read [the note](${addressOf(other)}) on it.`),
  ]);
}
