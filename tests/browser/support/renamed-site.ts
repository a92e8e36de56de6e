import { mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatRedirects, REDIRECTS_FILE } from "../../../src/build/hosting-redirects";

/** A copy of the built site in which one page has a former address. */
export async function renamedSite(from: string, to: string) {
  const folder = await mkdtemp(path.join(tmpdir(), "renamed-"));
  for (const item of await readdir("public")) {
    if (item === REDIRECTS_FILE) continue;
    await symlink(path.resolve("public", item), path.join(folder, item));
  }
  await writeFile(path.join(folder, REDIRECTS_FILE), formatRedirects([{ from, to }]));
  return { folder, remove: async () => rm(folder, { recursive: true }) };
}
