import { countProblems, formatProblem, type Problem } from "../../content-model/problem";
import { checkContent } from "./check";
import type { ContentCache } from "./content-cache";

/** What an author is told after a save, by the reporter's method of that name. */
export interface Told {
  readonly kind: "error" | "success" | "warn";
  readonly text: string;
}

/** Two mistakes are the same one on whatever line: a line more above it makes no new one. */
const keyOf = ({ file, field, message }: Problem) => JSON.stringify([file, field, message]);

/** Those problems that are not among others; of two that are the same both have to be there. */
function without(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  const left = new Map<string, number>();
  for (const key of others.map(keyOf)) left.set(key, (left.get(key) ?? 0) + 1);
  return problems.filter((problem) => {
    const key = keyOf(problem);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

const listed = (problems: readonly Problem[]) => problems.map(formatProblem).join("\n");

function tell(now: readonly Problem[], before: readonly Problem[], saved: ReadonlySet<string>) {
  const fresh = new Set(without(now, before));
  const mended = without(before, now);
  const shown = now.filter((problem) => fresh.has(problem) || saved.has(problem.file));
  const rest = now.filter((problem) => !shown.includes(problem));
  const told: Told[] = [];
  if (mended.length > 0) {
    const places = mended.map(({ file, line, field }) => `${file}:${line} ${field}`).join("\n");
    told.push({ kind: "success", text: `Mended:\n${places}` });
  }
  if (shown.length > 0) {
    told.push({ kind: "error", text: `${countProblems(shown)}:\n${listed(shown)}` });
  }
  if (told.length === 0) return told;
  if (now.length === 0) told.push({ kind: "success", text: "No mistake is left in the content." });
  if (rest.length > 0) {
    const text = `${countProblems(rest)} told before: npm run check:content lists all.`;
    told.push({ kind: "warn", text });
  }
  return told;
}

/** Checks a project's content again and again, reading anew what has changed. */
export class SaveCheck {
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param root The project's folder.
   * @param cache What knows the files as they were.
   * @param told The mistakes that the author has been told of.
   */
  constructor(
    readonly root: string,
    readonly cache: ContentCache,
    private told: readonly Problem[],
  ) {}

  /**
   * What to tell after a change: mistakes that are new or in a saved file, and those that are mended.
   * Nothing where it made no difference.
   */
  async run(): Promise<readonly Told[]> {
    // One after the other: two at once would tell the same twice.
    const told = this.#last.then(async () => this.#check());
    this.#last = told.catch(() => undefined);
    return told;
  }

  async #check(): Promise<readonly Told[]> {
    const saved = new Set<string>();
    const { problems } = await checkContent(this.root, async (name, source) => {
      const before = this.cache.filesRead;
      const report = await this.cache.read(name, source);
      if (this.cache.filesRead > before) saved.add(`content/${name}`);
      return report;
    });
    const told = tell(problems, this.told, saved);
    this.told = problems;
    return told;
  }
}
