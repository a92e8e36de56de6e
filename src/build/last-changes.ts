import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { BuildArgs } from "gatsby";
import { z } from "zod";
import { contentFileOf } from "./content-file";

const run = promisify(execFile);

const errorSchema = z.object({ stderr: z.string().optional(), message: z.string().optional() });

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** What Git knows about the files of a folder. */
interface History {
  /** The day of the last commit of each file, by its path from the folder. */
  readonly days: ReadonlyMap<string, string>;
  /** Why no day is known, mostly in Git's words; null if Git knows them. */
  readonly gap: string | null;
}

const SHALLOW =
  "this is a shallow clone, which has every file in its oldest commit. Run git fetch --unshallow, or let CI fetch the whole history";

function gapOf(error: unknown): string {
  const { stderr = "", message = "" } = errorSchema.parse(error);
  return `Git failed: ${(stderr || message).trim()}`;
}

/** The day of the last commit of each file below a folder. */
export async function lastCommits(folder: string): Promise<History> {
  const git = async (...args: readonly string[]) =>
    run("git", ["-c", "core.quotePath=false", ...args], { cwd: folder, maxBuffer: 2 ** 28 });
  const days = new Map<string, string>();
  try {
    const { stdout: shallow } = await git("rev-parse", "--is-shallow-repository");
    if (shallow.trim() === "true") return { days, gap: SHALLOW };
    const { stdout } = await git("log", "--format=%cs", "--name-only", "--relative", "--", ".");
    let day = "";
    for (const line of stdout.split("\n")) {
      if (DAY.test(line)) day = line;
      else if (line !== "" && !days.has(line)) days.set(line, day);
    }
  } catch (error) {
    return { days, gap: gapOf(error) };
  }
  return { days, gap: null };
}

const contextSchema = z.object({ id: z.string(), place: z.unknown().optional() });

/**
 * The day of the last change of each page's text, by URL, as far as Git knows it. A page that lists
 * others has none, because it changes with them.
 */
export async function lastChanges(
  { getNode, getNodesByType }: Pick<BuildArgs, "getNode" | "getNodesByType">,
  content: string,
): Promise<History> {
  const { days, gap } = await lastCommits(content);
  const changes = new Map(
    getNodesByType("SitePage").flatMap(({ path, context }) => {
      const { data } = contextSchema.safeParse(context);
      if (data === undefined || data.place !== undefined) return [];
      const day = days.get(contentFileOf(getNode(data.id), getNode) ?? "");
      return day === undefined ? [] : [[String(path), day]];
    }),
  );
  return { days: changes, gap };
}
