import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Files of the project that git tracks or would add: no build output, no packages. */
async function projectFiles(project: string): Promise<string[]> {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const { stdout } = await run("git", args, { cwd: project, maxBuffer: 2 ** 26 });
  return stdout.split("\0").filter((file) => file !== "");
}

/**
 * Copies the project into a temporary folder with a link to the installed packages, runs `work` on the
 * copy, then deletes it.
 */
export async function withCopy<T>(project: string, work: (copy: string) => Promise<T>): Promise<T> {
  const copy = await mkdtemp(path.join(tmpdir(), "kraya-copy-"));
  try {
    for (const file of await projectFiles(project)) {
      // Git also lists files that were deleted since the last commit.
      if (existsSync(path.join(project, file)))
        await cp(path.join(project, file), path.join(copy, file));
    }
    await symlink(path.join(project, "node_modules"), path.join(copy, "node_modules"), "dir");
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true, maxRetries: 3 });
  }
}
