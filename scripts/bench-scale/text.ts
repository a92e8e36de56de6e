import type { Random } from "./random";
import { words } from "./words";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;

/** A sentence of 12 to 25 words. */
export function sentence(random: Random): string {
  const opening = random.pick(words.openings);
  const actor = random.pick(words.actors);
  const act = `${random.pick(words.verbs)} ${random.pick(words.things)}`;
  const rest = `${random.pick(words.times)}, ${random.pick(words.results)}`;
  return `${opening}${opening === "" ? actor : lower(actor)} ${act} ${rest}.`;
}

/** Three to five sentences. */
export function paragraph(random: Random): string {
  return Array.from({ length: random.whole(3, 5) }, () => sentence(random)).join(" ");
}

/** Three to six points, numbered or not. */
export function list(random: Random): string {
  const isNumbered = random.whole(0, 1) === 0;
  return Array.from({ length: random.whole(3, 6) }, (_, index) => {
    const thing = capital(random.pick(words.things));
    const mark = isNumbered ? `${index + 1}.` : "-";
    return `${mark} **${thing}**: ${lower(sentence(random))}`;
  }).join("\n");
}

/** A table of three offers, whose totals add up. */
export function table(random: Random): string {
  const offers = [0, 1, 2].map(() => ({
    price: random.whole(80, 900) * 1000,
    freight: random.whole(4, 90) * 1000,
    rejects: random.whole(1, 30) * 1000,
  }));
  const row = (name: string, values: readonly number[]) =>
    `| ${name} | ${values.map(rupees).join(" | ")} |`;
  return [
    "| Line | Offer A | Offer B | Offer C |",
    "|---|---:|---:|---:|",
    row(
      "Price",
      offers.map(({ price }) => price),
    ),
    row(
      "Freight",
      offers.map(({ freight }) => freight),
    ),
    row(
      "Rejects",
      offers.map(({ rejects }) => rejects),
    ),
    row(
      "**Landed cost**",
      offers.map(({ price, freight, rejects }) => price + freight + rejects),
    ),
  ].join("\n");
}

/** An example that is worked out line by line. */
export function workedExample(random: Random, goods: string): string {
  const pieces = random.whole(40, 4000);
  const [before, after] = [random.whole(200, 900), random.whole(100, 199)];
  return [
    `<WorkedExample title="A lot of ${pieces} units of ${goods}">`,
    `The old offer comes to ${pieces} × ${rupees(before)} = ${rupees(pieces * before)}, the new one to ${pieces} × ${rupees(after)} = ${rupees(pieces * after)}. The lot costs ${rupees(pieces * (before - after))} less. ${sentence(random)}`,
    "</WorkedExample>",
  ].join("\n\n");
}

/** Number of words of a text. */
export const countWords = (text: string) => text.split(/\s+/u).filter(Boolean).length;

/** A content file: its fields as lines of YAML, and its text as blocks. */
export function entry(fields: readonly string[], blocks: readonly string[]): string {
  return `---\n${fields.join("\n")}\n---\n\n${blocks.join("\n\n")}\n`;
}
