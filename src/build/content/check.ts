import { readFileSync } from "node:fs";
import path from "node:path";
import { compareProblems, type Problem } from "../../content-model/problem";
import { filesBelow } from "../files-below";
import { crossCheck } from "./cross-check";
import { draftTextProblems, readDraftTexts } from "./draft-texts";
import { readEntry, type FileReport } from "./entry";
import { exampleProblems, readExample } from "./examples";
import { imageFileProblems } from "./image-files";
import { isExample } from "./locate";
import { NEVER, shownUntil } from "./publish-date";

/** Reads a file of `content/`, as `readEntry` does; null for images and the author guide. */
export type ReadFile = (path: string, source: string) => Promise<FileReport | null>;

/** Hidden files, and what Windows and Office leave in folders. */
const IGNORED = /(?:^|\/)(?:\.|~\$|(?:Thumbs\.db|desktop\.ini)$)/iu;

/** Files below a folder of the project, with the folder. */
const listFiles = (root: string, folder: string) =>
  filesBelow(path.join(root, folder))
    .map((file) => `${folder}/${file}`)
    .filter((file) => !IGNORED.test(file));

const below = (file: string) => file.slice("content/".length);

const SETTINGS = "content/settings.yml";

function missingSettings(files: readonly string[]): Problem[] {
  if (files.includes(SETTINGS)) return [];
  const message = "is missing; every page needs its brand, phone numbers and menus";
  return [{ file: SETTINGS, line: 1, field: "file", message }];
}

/**
 * Reads and checks all of a project's content.
 *
 * @param root The project's folder, with `content/` and `static/`.
 * @param read Reads a file, for example from a cache.
 * @param shown The last release that is shown (see `releaseOf`).
 * @returns Reports on the files, and every mistake in their order.
 */
export async function checkContent(
  root: string,
  read: ReadFile = readEntry,
  shown: string = shownUntil(),
): Promise<{ results: readonly FileReport[]; problems: readonly Problem[] }> {
  const content = listFiles(root, "content");
  const statics = listFiles(root, "static");
  // Synchronous: a thousand files take 20 ms, and only one is open at a time.
  const sourceOf = (file: string) => readFileSync(path.join(root, file), "utf8");
  const examples = content
    .filter((file) => isExample(below(file)))
    .map((file) => readExample(file, sourceOf(file)));
  const known = examples.flatMap(({ example }) => example ?? []);
  const results: FileReport[] = [];
  const drafts = readDraftTexts();
  const inTexts: Problem[] = [];
  for (const file of content) {
    const source = /\.(?:mdx|yml)$/u.test(file) ? sourceOf(file) : "";
    const result = await read(below(file), source);
    if (result === null) continue;
    results.push(result);
    inTexts.push(...(await exampleProblems(file, source, known)));
    if (result.release !== NEVER) inTexts.push(...draftTextProblems(file, source, drafts));
  }
  const files = new Set([...content, ...statics]);
  const problems = [
    ...missingSettings(content),
    ...examples.flatMap((example) => example.problems),
    ...results.flatMap((result) => result.problems),
    ...inTexts,
    ...crossCheck(results, files, shown),
    ...(await imageFileProblems(root, results, files)),
  ];
  return { results, problems: problems.sort(compareProblems) };
}
