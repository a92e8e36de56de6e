import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../../src/build/content/check";
import { ownerOf } from "../../src/build/content/earlier-addresses";
import { DRAFTS } from "../../src/build/content/draft-texts";
import { marked, readEntry, type FileReport } from "../../src/build/content/entry";
import { NEVER } from "../../src/build/content/publish-date";
import { kinds } from "../../src/content-model/kinds";
import { formatProblem } from "../../src/content-model/problem";
import { isRecord } from "../../src/lib/json";
import { toSlug } from "../../src/lib/slug";
import { today } from "../../src/lib/today";
import { SetupError } from "./setup-error";

const USAGE = 'write npm run new -- post "Title", or case, term or page in place of post';

/** The kinds of entries by the words of the command, which are also the names of files in {@link DRAFTS}. */
const draftKinds = {
  post: "blogPost",
  case: "caseStudy",
  term: "glossaryTerm",
  page: "page",
} as const;

/** Fields with the title. */
const titleFields = ["title", "heading", "term"];

const isDraftKind = (word: string): word is keyof typeof draftKinds =>
  Object.hasOwn(draftKinds, word);

async function firstName(root: string, folder: string, ending: string): Promise<string> {
  const files = await readdir(path.join(root, "content", folder)).catch(() => []);
  const names = files.filter((file) => file.endsWith(ending) && file !== `index${ending}`).sort();
  return names[0]?.slice(0, -ending.length) ?? "none";
}

async function createFile(file: string, name: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(file, text, { flag: "wx" });
  } catch (error) {
    if (!isRecord(error) || error.code !== "EEXIST") throw error;
    throw new SetupError(`${name} exists already. Edit it, or choose another title.`);
  }
}

/** The other entry that has an address, or had it and redirects from it. */
const otherAt = (url: string | null, file: string, results: readonly FileReport[]) =>
  results.find(
    (other) =>
      other.file !== file &&
      (other.url === url || marked(other, "former").some(({ target }) => target === url)),
  );

/** Replaces each `$name` in a draft. */
const fill = (draft: string, values: Readonly<Record<string, string>>) =>
  draft.replaceAll(/\$(\w+)/gu, (_, name: string) => values[name] ?? "");

/**
 * Writes a draft below `content/`: `npm run new -- post "Title"`.
 *
 * @param root The project's folder.
 * @param args The arguments after `--`: the kind and the title.
 * @returns The file, its address in `npm run dev`, and the mistakes that the author must still fix.
 * @throws {SetupError} If the arguments are wrong, the title does not fit or the address is taken.
 */
export async function writeNewEntry(root: string, args: readonly string[]) {
  const [word = "", title = "", ...rest] = args.map((arg) => arg.trim());
  if (!isDraftKind(word)) throw new SetupError(`"${word}" is not a kind of entry; ${USAGE}.`);
  if (title === "" || rest.length > 0) {
    throw new SetupError(`Put the title between straight double quotes; ${USAGE}.`);
  }
  const slug = toSlug(title);
  if (slug === "") throw new SetupError(`"${title}" has no letter for an address; use a-z or 0-9.`);
  const kind = draftKinds[word];
  const file = `content/${kinds[kind].folder}/${slug}.mdx`;
  const text = fill(await readFile(path.join(DRAFTS, `${word}.mdx`), "utf8"), {
    // Strings and dates in JSON are also YAML.
    title: JSON.stringify(title),
    day: JSON.stringify(today()),
    author: await firstName(root, kinds.author.folder, ".yml"),
    topic: await firstName(root, kinds.topic.folder, ".yml"),
    solution: await firstName(root, kinds.page.folder, ".mdx"),
  });
  const report = await readEntry(file.slice("content/".length), text);
  const wrong = report?.problems.find(({ field }) => titleFields.includes(field));
  if (wrong !== undefined) throw new SetupError(`The ${wrong.field} ${wrong.message}.`);
  const url = report?.url ?? null;
  const owner = ownerOf(url ?? "", new Map(), new Set());
  if (owner !== undefined) {
    throw new SetupError(`${url} is an address of ${owner}. Choose another title.`);
  }
  await createFile(path.join(root, file), file, text);
  // Drafts are checked as if they were published.
  const { results, problems } = await checkContent(root, undefined, NEVER);
  const other = otherAt(url, file, results);
  if (other !== undefined) {
    await rm(path.join(root, file));
    throw new SetupError(`${url} is an address of ${other.file}. Choose another title.`);
  }
  const own = problems.filter((problem) => problem.file === file);
  return { file, url, problems: own.map(formatProblem) };
}
