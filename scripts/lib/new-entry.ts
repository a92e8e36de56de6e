import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../../src/build/content/check";
import { readEntry } from "../../src/build/content/entry";
import { NEVER, today } from "../../src/build/content/publish-date";
import { kinds } from "../../src/content-model/kinds";
import { formatProblem } from "../../src/content-model/problem";
import { isRecord } from "../../src/lib/json";
import { draftKinds } from "./drafts";
import { SetupError } from "./ports";

const USAGE = 'write npm run new -- post "Title", or case, term or page in place of post';

/** Fields that a title is written to. */
const titleFields = ["title", "heading", "term"];

const isDraftKind = (word: string): word is keyof typeof draftKinds =>
  Object.hasOwn(draftKinds, word);

/** The words of a title as an address has them: `Landed cost & duty` is `landed-cost-duty`. */
export function slugOf(title: string): string {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replaceAll(/['’]/gu, "")
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "");
}

async function firstName(root: string, folder: string, ending: string): Promise<string> {
  const files = await readdir(path.join(root, "content", folder)).catch(() => []);
  const names = files.filter((file) => file.endsWith(ending) && file !== `index${ending}`).sort();
  return names[0]?.slice(0, -ending.length) ?? "none";
}

/** Writes a file that is not there yet. */
async function create(place: string, name: string, text: string): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  try {
    await writeFile(place, text, { flag: "wx" });
  } catch (error) {
    if (!isRecord(error) || error.code !== "EEXIST") throw error;
    throw new SetupError(`${name} is there already; edit it, or choose another title.`);
  }
}

/** A draft that was written. */
export interface NewEntry {
  /** Path from the project's root. */
  readonly file: string;
  /** Its address in `npm run dev`. */
  readonly url: string | null;
  /** Mistakes that the author must still fix, in the words of `npm run check:content`. */
  readonly problems: readonly string[];
}

/**
 * Writes a draft below `content/`: `npm run new -- post "Title"`.
 *
 * @param root The project's folder.
 * @param args What stands behind `--`: a word for the kind, and the title.
 * @throws {SetupError} In one line that says what to do, where the words can't be used, the title does
 * not fit its field, or the address is taken.
 */
export async function writeNewEntry(root: string, args: readonly string[]): Promise<NewEntry> {
  const [word = "", title = "", ...rest] = args.map((arg) => arg.trim());
  if (!isDraftKind(word)) throw new SetupError(`"${word}" is nothing to write; ${USAGE}.`);
  if (title === "" || rest.length > 0) {
    throw new SetupError(`The title is one text between double quotes; ${USAGE}.`);
  }
  const slug = slugOf(title);
  if (slug === "") throw new SetupError(`"${title}" has no letter for an address; use a-z or 0-9.`);
  const { kind, write } = draftKinds[word];
  const file = `content/${kinds[kind].place}/${slug}.mdx`;
  const text = write({
    title,
    day: today(),
    author: await firstName(root, kinds.author.place, ".yml"),
    topic: await firstName(root, kinds.topic.place, ".yml"),
    solution: await firstName(root, kinds.page.place, ".mdx"),
  });
  const report = await readEntry(file.slice("content/".length), text);
  const wrong = report?.problems.find(({ field }) => titleFields.includes(field));
  if (wrong !== undefined) throw new SetupError(`The ${wrong.field} ${wrong.message}.`);
  await create(path.join(root, file), file, text);
  // Drafts are checked as if they were published: what they name has to be there.
  const { problems } = await checkContent(root, undefined, NEVER);
  const own = problems.filter((problem) => problem.file === file);
  return { file, url: report?.url ?? null, problems: own.map(formatProblem) };
}
