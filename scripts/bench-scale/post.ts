import { addressOf, before, dayOf, solutions } from "./names";
import { Random } from "./random";
import { countWords, entry, list, paragraph, sentence, table, workedExample } from "./text";
import { words } from "./words";

const FEWEST_WORDS = 800;
const MOST_WORDS = 1300;

/** Authors of the generated posts, by the names of their files. */
export const authors = ["scale-author-a", "scale-author-b", "scale-author-c"] as const;

function links(random: Random, index: number): string {
  const inner = [...before(index, "term", 2), ...before(index, "post", 2)];
  const named = inner.map((other) => `[note ${other}](${addressOf(other)})`);
  const page = random.pick(solutions);
  // One in four leads out of the site, and so needs the parser that knows bare addresses.
  const outer = index % 4 === 0 ? ["[the trade statistics](https://www.example.org/trade/)"] : [];
  return `Read on: ${[...named, `[how it is done](/${page}/)`, ...outer].join(", ")}.`;
}

/** The MDX of a post: 800 to 1,500 words with list, table, worked example and links. */
export function post(index: number): string {
  const random = new Random(`post ${index}`);
  const [goods, aspect] = [random.pick(words.goods), random.pick(words.aspects)];
  const parts = [
    paragraph(random),
    `## The ${aspect} of ${goods}`,
    paragraph(random),
    list(random),
    "## Three offers side by side",
    paragraph(random),
    table(random),
    workedExample(random, goods),
    "## What to ask for",
    list(random),
  ];
  const wanted = random.whole(FEWEST_WORDS, MOST_WORDS);
  let section = 1;
  while (countWords(parts.join(" ")) < wanted) {
    if (section % 4 === 0) parts.push(`### Point ${section / 4} of the review`);
    parts.push(paragraph(random));
    section += 1;
  }
  const cover = ["cover:", "  src: ./scale-cover.png", "  alt: Bars of three offers"];
  const fields = [
    `title: "Notes on ${aspect} of ${goods}, lot ${index}"`,
    `description: "A look at ${aspect} where offers of ${goods} are compared, with the figures of lot ${index}."`,
    `date: "${dayOf(index)}"`,
    `author: ${random.pick(authors)}`,
    "topics:",
    ...random.some(words.topics, random.whole(2, 4)).map((topic) => `  - ${topic}`),
    ...(index % 5 === 0 ? cover : []),
    "sample: true",
  ];
  const end = `<CallToAction label="See it on your own event" to="/${random.pick(solutions)}/" />`;
  return entry(fields, [...parts, links(random, index), end]);
}

/** A further paragraph, as an author would add one in a later edit. */
export const addition = () => `\n${sentence(new Random("addition"))}\n`;
