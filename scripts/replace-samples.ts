import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, stringify } from "yaml";
import { runMain } from "./lib/main";
import { run } from "./lib/processes";
import { withCopy } from "./lib/project-copy";

type Fields = Record<string, unknown>;

/** An invented word for a number below 130. Words of different numbers differ. */
const word = (n: number) =>
  `${String.fromCharCode(97 + (n % 26))}elm${"aeiou".charAt(Math.floor(n / 26))}r`;
const name = (n: number) => word(n).replace(/^./u, (letter) => letter.toUpperCase());
const line = (n: number) =>
  `Replaced text number ${n}, which is as long as search results need it.`;
const day = (n: number) => new Date(Date.UTC(2024, 1, 2 + n * 5)).toISOString().slice(0, 10);

/** The new fields of entry `n` of each folder. Fields that are not named here stay. */
const FIELDS: Readonly<Record<string, (n: number) => Fields>> = {
  authors: (n) => ({ name: `${name(n)} Other`, role: "Writer", bio: line(n) }),
  blog: (n) => ({
    title: `Another article ${n}`,
    description: line(n),
    date: day(n),
  }),
  "case-studies": (n) => ({
    title: `How ${name(n)} Works changed its purchasing`,
    description: line(n),
    date: day(n),
    customer: `${name(n)} Works`,
    figures: [1, 2, 3].map((k) => ({
      value: `${n * 7 + k} days`,
      label: `saved in step ${k}`,
      basis: "A count",
    })),
    quote: { text: `${line(n)} It helped.`, name: name(n), title: "Buyer" },
  }),
  glossary: (n) => ({
    term: word(n),
    definition: line(n),
    aliases: [`${word(n)} plan`],
  }),
  testimonials: (n) => ({
    review: line(n),
    name: name(n),
    title: "Buyer",
    company: `${name(n)} Works`,
  }),
  topics: (n) => ({
    label: name(n),
    title: `Articles about ${word(n)}`,
    description: line(n),
  }),
};

/** A text with headings, lists, a table and links to terms. */
const body = (n: number) => `
${line(n)} It mentions ${word(n + 1)} and a ${word(n + 40)}.

## The first part of ${n}

| Line | Amount |
|---|---:|
| ${name(n)} | ${n * 37} |

## The second part of ${n}

- One point about ${word(n + 42)}
- Another point
`;

function otherEntry(n: number, text: string, fields: Fields): string {
  const front = /^---\n(?<yaml>[\s\S]*?)\n---\n/u.exec(text)?.groups?.yaml;
  const yaml = stringify({ ...(parse(front ?? text) as Fields), sample: undefined, ...fields });
  return front === undefined ? yaml : `---\n${yaml}---\n${body(n)}`;
}

/** Gives pages and settings other texts, brand, telephone numbers and figures; anchors stay. */
function otherPage(n: number, text: string): string {
  let count = 0;
  const next = () => (count += 1);
  return text
    .replace(/^title: .+$/mu, `title: Another page ${n}`)
    .replace(/^heading: .+$/mu, `heading: Another heading of page ${n}`)
    .replace(/^description: .+$/mu, `description: ${line(n)}`)
    .replaceAll(
      /(?<=^<(?:Section|Step|Question|CallToAction)\b.* (?:title|ask|label)=")[^"]*/gmu,
      () => `Other words ${next()}`,
    )
    .replaceAll(/(?<=- \{ name: )[^,]+/gu, () => `System ${next()}`)
    .replaceAll(/(?<=^ {4}- id: )(?=\w)/gmu, "other-")
    .replaceAll(/(?<=^ {6}label: ).+/gmu, () => `Other label ${next()}`)
    .replace(/(?<=^ {2}share: )\d+/mu, "50")
    .replace(/(?<=^ {2}spend: .*start: )\d+/mu, "90")
    .replace(/(?<=^ {2}hourCost: )\d+/mu, (cost) => String(Number(cost) * 2))
    .replaceAll(/sample: true/gu, "sample: false")
    .replaceAll("Kraya", "Ostrel")
    .replaceAll("kraya", "ostrel")
    .replaceAll("hello@", "team@")
    .replaceAll("0142", "0177");
}

/** Replaces every entry, the texts of pages and the settings in a content folder. */
async function replaceSamples(content: string): Promise<void> {
  const items = await readdir(content, { recursive: true, withFileTypes: true });
  const files = items
    .filter((item) => item.isFile() && item.name !== "README.md")
    .map((item) => path.join(item.parentPath, item.name))
    .sort();
  const isEntry = (file: string) => path.basename(path.dirname(file)) in FIELDS;
  const stems = [...new Set(files.filter(isEntry).map((file) => path.parse(file).name))];
  const links = new RegExp(
    `(?<=/(?:blog|case-study|glossary|topic|author)/|\\./|^ {2}- |^author: )(?:${stems.join("|")})(?=/|\\.png|$)`,
    "gmu",
  );
  const slugOf = (stem: string) => `entry-${stems.indexOf(stem)}`;
  for (const [n, file] of files.entries()) {
    const { dir, name: stem, ext } = path.parse(file);
    const renamed = isEntry(file) ? path.join(dir, `${slugOf(stem)}${ext}`) : file;
    await rename(file, renamed);
    if (ext !== ".png") {
      const text = (await readFile(renamed, "utf8")).replaceAll(links, slugOf);
      const fieldsOf = FIELDS[path.basename(dir)];
      await writeFile(
        renamed,
        fieldsOf === undefined ? otherPage(n, text) : otherEntry(n, text, fieldsOf(n)),
      );
    }
  }
}

/** `npm run check:samples`: runs `npm test` on a copy of the project with other content. */
runMain(async () =>
  withCopy(process.cwd(), async (copy) => {
    await replaceSamples(path.join(copy, "content"));
    const inCopy = async (command: string, ...args: readonly string[]) =>
      run(command, args, { cwd: copy });
    // Tests that copy the project ask Git for its files.
    await inCopy("git", "init", "--quiet");
    await inCopy("npm", "run", "format", "--", "--log-level=warn", "content");
    return inCopy("npm", "test");
  }),
);
