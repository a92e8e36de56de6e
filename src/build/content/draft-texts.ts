import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../content-model/problem";

/** Folder of the drafts that `npm run new` fills in. */
export const DRAFTS = "scripts/drafts";

/** A line of an entry: its field, if it has one, and its text without quotation marks around it. */
const LINE = /^\s*(?:- )?(?:(?<field>\w+): )?"?(?<text>.*?)"?\s*$/u;

const linesOf = (source: string) =>
  source.split("\n").map((line) => {
    const { field = "body", text = "" } = LINE.exec(line)?.groups ?? {};
    return { field, text };
  });

/** What authors must replace in drafts: texts of several words, but no headings and no filled-in fields. */
export function readDraftTexts(): ReadonlySet<string> {
  const drafts = readdirSync(DRAFTS).map((name) => readFileSync(path.join(DRAFTS, name), "utf8"));
  const texts = drafts.flatMap(linesOf).map(({ text }) => text);
  return new Set(texts.filter((text) => text.includes(" ") && !/[#$]/u.test(text)));
}

/** Finds texts of a draft in an entry that visitors will see. */
export function draftTextProblems(
  file: string,
  source: string,
  drafts: ReadonlySet<string>,
): readonly Problem[] {
  return linesOf(source).flatMap(({ field, text }, index) => {
    if (!drafts.has(text)) return [];
    const message = `is still "${text}", as in a new draft; write your own text, or put draft: true back`;
    return [{ file, line: index + 1, field, message }];
  });
}
