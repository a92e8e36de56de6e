import { execFile } from "node:child_process";
import { appendFile } from "node:fs/promises";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "@jest/globals";
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

describe("a repository without dates says why", () => {
  const env = { ...process.env };
  afterEach(() => {
    process.env = { ...env };
  });
  const init = async (root: string) => run("git", ["init", "--quiet"], { cwd: root });
  const history = async (root: string) => {
    await init(root);
    await commit(root, "2026-01-05");
  };

  test.each([
    ["no repository", () => undefined, "content", /is no Git repository\. Build from a clone/u],
    ["no commit", init, "content", /has no commit yet/u],
    [
      "a shallow clone",
      async (root: string) => {
        await history(root);
        await appendFile(`${root}/content/pages/a.mdx`, "more");
        await commit(root, "2026-03-07");
        const from = `file://${root}`;
        await run("git", ["clone", "--quiet", "--depth=1", from, "copy"], { cwd: root });
      },
      "copy/content",
      /is a shallow clone, .* Run git fetch --unshallow/u,
    ],
    [
      "another owner",
      async (root: string) => {
        await history(root);
        // Git's own tests use it. No safe.directory of this machine may count.
        process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = "1";
        process.env.GIT_CONFIG_GLOBAL = "/dev/null";
        process.env.GIT_CONFIG_NOSYSTEM = "1";
      },
      "content",
      /another user owns the repository, .* safe\.directory \/.*site-\w+$/u,
    ],
    [
      "no Git",
      (root: string) => {
        process.env.PATH = root;
      },
      "content",
      /Git is not installed/u,
    ],
  ])("%s", async (_, prepare, folder, reason) => {
    await inFolder(project, async (root) => {
      await Promise.resolve(prepare(root));
      const { days, gap } = await lastCommits(`${root}/${folder}`);
      expect(days).toEqual(new Map());
      expect(gap).toMatch(reason);
    });
  });
});
