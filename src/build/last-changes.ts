import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { BuildArgs, Node } from "gatsby";
import { z } from "zod";

const run = promisify(execFile);

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/**
 * The day of the last commit of each file below a folder, by its path from there. It is empty without
 * Git, and in a shallow clone, which has every file in its oldest commit.
 */
export async function lastCommits(folder: string): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: readonly string[]) =>
    run("git", ["-c", "core.quotePath=false", ...args], { cwd: folder, maxBuffer: 2 ** 28 });
  const days = new Map<string, string>();
  try {
    const { stdout: shallow } = await git("rev-parse", "--is-shallow-repository");
    if (shallow.trim() === "true") return days;
    const { stdout } = await git("log", "--format=%cs", "--name-only", "--relative", "--", ".");
    let day = "";
    for (const line of stdout.split("\n")) {
      if (DAY.test(line)) day = line;
      else if (line !== "" && !days.has(line)) days.set(line, day);
    }
  } catch {
    // Git is not installed, or the project is no repository.
  }
  return days;
}

const contextSchema = z.object({ id: z.string(), place: z.unknown().optional() });

/** The content file that a node was made from, as a path below `content`. */
function fileOf(node: Node | undefined, getNode: BuildArgs["getNode"]): string | null {
  if (node === undefined) return null;
  if (node.internal.type === "File") return String(node.relativePath);
  return node.parent === null ? null : fileOf(getNode(node.parent), getNode);
}

/**
 * The day of the last change of each page's text, by URL, as far as Git knows it. A page that lists
 * others has none, because it changes with them.
 */
export async function lastChanges(
  { getNode, getNodesByType }: Pick<BuildArgs, "getNode" | "getNodesByType">,
  content: string,
): Promise<ReadonlyMap<string, string>> {
  const days = await lastCommits(content);
  return new Map(
    getNodesByType("SitePage").flatMap(({ path, context }) => {
      const { data } = contextSchema.safeParse(context);
      if (data === undefined || data.place !== undefined) return [];
      const day = days.get(fileOf(getNode(data.id), getNode) ?? "");
      return day === undefined ? [] : [[String(path), day]];
    }),
  );
}
