import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Document, parse } from "yaml";
import { isRecord } from "../../src/lib/json";

const MARK = "scale-";
const FRONT_MATTER = /^---\n(?<yaml>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/u;

/** Of ten entries seven are posts, one is a case study and two are glossary terms. */
const FOLDERS = [
  "blog",
  "blog",
  "case-studies",
  "blog",
  "glossary",
  "blog",
  "blog",
  "glossary",
  "blog",
  "blog",
];

/** Entry 0 has the newest date, so that lists of the latest entries are the same at every size. */
function dateOf(index: number): string {
  return new Date(Date.UTC(2025, 11, 31) - Math.floor(index / 3) * 86_400_000)
    .toISOString()
    .slice(0, 10);
}

const UNIQUE = ["title", "description", "term", "definition", "customer"];
const LEFT_OUT = ["aliases", "redirectsFrom", "updated"];

/** An entry's fields with the number in each text that has to be unique. */
function numbered(fields: Readonly<Record<string, unknown>>, index: number) {
  const entries = Object.entries(fields)
    .filter(([name]) => !LEFT_OUT.includes(name))
    .map(([name, value]): [string, unknown] => {
      if (name === "date") return [name, dateOf(index)];
      const isUnique = UNIQUE.includes(name) && typeof value === "string";
      return [name, isUnique ? `${index} ${value}`.slice(0, 150).trim() : value];
    });
  return Object.fromEntries(entries);
}

async function entriesOf(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith(".mdx") && !name.startsWith(MARK),
  );
  return Promise.all(names.sort().map(async (name) => readFile(path.join(folder, name), "utf8")));
}

/** File of an added entry, below `content/`. */
export const fileOf = (index: number) =>
  `${FOLDERS[index % 10] ?? "blog"}/${MARK}${String(index).padStart(6, "0")}.mdx`;

/**
 * Adds copies of the site's own entries, each with its own number. The same number gives the same entry
 * at every size.
 */
export async function addEntries(content: string, from: number, to: number): Promise<void> {
  const originals = new Map<string, readonly string[]>();
  for (const folder of new Set(FOLDERS))
    originals.set(folder, await entriesOf(path.join(content, folder)));
  for (let index = from; index < to; index += 1) {
    const list = originals.get(path.dirname(fileOf(index))) ?? [];
    const { yaml = "", body = "" } =
      FRONT_MATTER.exec(list[index % list.length] ?? "")?.groups ?? {};
    const fields: unknown = parse(yaml);
    const text = new Document(numbered(isRecord(fields) ? fields : {}, index)).toString();
    await writeFile(path.join(content, fileOf(index)), `---\n${text}---\n${body}`);
  }
}
