/** @jest-environment node */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { withCopy } from "../../scripts/lib/project-copy";
import { first, terms } from "../support/site-content";

const TITLE = "What a returnable crate costs";
const FILE = "content/blog/what-a-returnable-crate-costs.mdx";
const OTHER = "content/blog/a-post-with-mistakes.mdx";
const TERM = first(terms).slug;

/** Runs an npm script in a copy of the project. Resolves with its exit code and its output. */
async function npmRun(project: string, ...args: readonly string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile("npm", ["run", "--silent", ...args], { cwd: project }, (_, out, err) => {
      resolve({ code: child.exitCode ?? 1, output: `${out}${err}` });
    });
  });
}

test("a new post is created, mistakes in it are reported by line, and once fixed it is accepted", async () => {
  await withCopy(process.cwd(), async (project) => {
    const created = await npmRun(project, "new", "--", "post", TITLE);
    expect(created).toEqual({ code: 0, output: expect.stringContaining(FILE) as unknown });
    const draft = await readFile(`${project}/${FILE}`, "utf8");

    const written = draft
      .replace("draft: true\n", "")
      .replace(
        /^description: .+$/mu,
        "description: Trips, washing and losses of a returnable crate, against a carton.",
      )
      .replace(/\n[^\n]+\n$/u, `\nA crate makes 60 trips. See the [term](/glossary/${TERM}/).\n`);
    await writeFile(`${project}/${FILE}`, written);
    // A check takes a quarter of a minute, so one sees both the right post and one with mistakes.
    const mistaken = written
      .replace(TITLE, "What a wooden box costs")
      .replace("returnable crate", "wooden box")
      .replace("\ntopics:", "\ntopic:")
      .replace(`/glossary/${TERM}/`, "/glossary/no-such-term/");
    await writeFile(`${project}/${OTHER}`, mistaken);
    const { code, output } = await npmRun(project, "check:content");
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`${OTHER}:\\d+ topic: .+topics`, "u"));
    expect(output).toMatch(new RegExp(`${OTHER}:\\d+ .*/glossary/no-such-term/`, "u"));
    expect(output).toMatch(/^\d+ mistakes in 1 file\./mu);
  });
}, 120_000);
