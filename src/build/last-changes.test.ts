import { execFile } from "node:child_process";
import { appendFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { inFolder } from "./content/testing/project";
import { lastCommits } from "./last-changes";

const run = promisify(execFile);

async function commit(folder: string, day: string): Promise<void> {
  const author = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  await run("git", ["add", "."], { cwd: folder });
  await run("git", [...author, "commit", "--quiet", "--message", day], { cwd: folder, env });
}

const project = { "content/pages/a.mdx": "a", "content/pages/ü b.mdx": "b", "src/c.ts": "c" };

test("each file has the day of the last commit that changed it", async () => {
  await inFolder(project, async (root) => {
    await run("git", ["init", "--quiet"], { cwd: root });
    await commit(root, "2026-01-05");
    await appendFile(`${root}/content/pages/a.mdx`, "more");
    await commit(root, "2026-03-07");
    const { days, gap } = await lastCommits(`${root}/content`);
    expect(Object.fromEntries(days)).toEqual({
      "pages/a.mdx": "2026-03-07",
      "pages/ü b.mdx": "2026-01-05",
    });
    expect(gap).toBeNull();
  });
});

test("a shallow clone has no dates, and says what to do", async () => {
  await inFolder(project, async (root) => {
    await run("git", ["init", "--quiet"], { cwd: root });
    await commit(root, "2026-01-05");
    await appendFile(`${root}/content/pages/a.mdx`, "more");
    await commit(root, "2026-03-07");
    await run("git", ["clone", "--quiet", "--depth=1", `file://${root}`, "copy"], { cwd: root });
    const { days, gap } = await lastCommits(`${root}/copy/content`);
    expect(days.size).toBe(0);
    expect(gap).toMatch(/is a shallow clone, .* Run git fetch --unshallow/u);
  });
});

test("where Git fails, its own words say why", async () => {
  await inFolder(project, async (root) => {
    const { days, gap } = await lastCommits(`${root}/content`);
    expect(days.size).toBe(0);
    expect(gap).toMatch(/not a git repository/u);
  });
});
