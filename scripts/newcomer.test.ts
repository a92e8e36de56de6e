import { execFile } from "node:child_process";
import { readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { inFolder, validProject } from "../src/build/content/testing/project";

const TITLE = "What a returnable crate costs";
const FILE = "content/blog/what-a-returnable-crate-costs.mdx";
const OTHER = "content/blog/a-post-with-mistakes.mdx";

/** What the scripts need beside `content/`. */
const PROJECT = ["node_modules", "package.json", "scripts", "src"];

/** Runs an npm script in a project. Resolves with its exit code and its output. */
async function npmRun(project: string, ...args: readonly string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile("npm", ["run", "--silent", ...args], { cwd: project }, (_, out, err) => {
      resolve({ code: child.exitCode ?? 1, output: `${out}${err}` });
    });
  });
}

test("a new post is created, mistakes in it are reported by line, and once fixed it is accepted", async () => {
  await inFolder(validProject, async (project) => {
    for (const name of PROJECT) await symlink(path.resolve(name), path.join(project, name));
    const created = await npmRun(project, "new", "--", "post", TITLE);
    expect(created).toEqual({ code: 0, output: expect.stringContaining(FILE) as unknown });
    const draft = await readFile(`${project}/${FILE}`, "utf8");

    const written = draft
      .replace("draft: true\n", "")
      .replace(
        /^description: .+$/mu,
        "description: Trips, washing and losses of a returnable crate, against a carton.",
      )
      .replace(
        /\n[^\n]+\n$/u,
        "\nA crate makes 60 trips. See the [term](/glossary/landed-cost/).\n",
      );
    await writeFile(`${project}/${FILE}`, written);
    // A check takes seconds, so one sees both the right post and one with mistakes.
    const mistaken = written
      .replace(TITLE, "What a wooden box costs")
      .replace("returnable crate", "wooden box")
      .replace("\ntopics:", "\ntopic:")
      .replace("/glossary/landed-cost/", "/glossary/no-such-term/");
    await writeFile(`${project}/${OTHER}`, mistaken);
    const { code, output } = await npmRun(project, "check:content");
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`${OTHER}:\\d+ topic: .+topics`, "u"));
    expect(output).toMatch(new RegExp(`${OTHER}:\\d+ .*/glossary/no-such-term/`, "u"));
    expect(output).toMatch(/^\d+ mistakes in 1 file\./mu);
  });
}, 60_000);
