import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** Output, packages and the settings of this machine. */
const LEFT_OUT = /^(?:\.git|\.cache|\.data|\.env.*|node_modules|public|test-results)$/u;

/**
 * Copies the project into a temporary folder with a link to the installed packages, runs `work` on the
 * copy, then deletes it.
 */
export async function withCopy<T>(project: string, work: (copy: string) => Promise<T>): Promise<T> {
  const copy = await mkdtemp(path.join(tmpdir(), "kraya-copy-"));
  try {
    const filter = (file: string) => !LEFT_OUT.test(path.relative(project, file));
    await cp(project, copy, { recursive: true, filter });
    await symlink(path.join(project, "node_modules"), path.join(copy, "node_modules"), "dir");
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true, maxRetries: 3 });
  }
}
