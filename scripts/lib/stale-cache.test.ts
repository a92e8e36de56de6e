import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { inFolder } from "../../src/build/content/testing/project";
import { removeStaleCache } from "./stale-cache";

const files = {
  "src/build/content-nodes.ts": 'import { slug } from "../lib/slug";',
  "src/build/content-nodes.test.ts": "one",
  "src/lib/slug.ts": "one",
  "src/lib/dialog.ts": "one",
};

test("what Gatsby keeps is removed once what made it has changed, and only then", async () => {
  await inFolder(files, async (root) => {
    const build = async () => {
      const removed = await removeStaleCache(root);
      await Promise.all(
        [".cache", "public"].map(async (name) => mkdir(`${root}/${name}`, { recursive: true })),
      );
      return removed;
    };
    await build();
    expect(await build()).toBe(false);

    // Neither a test nor browser code decides what is in the cache.
    await writeFile(`${root}/src/build/content-nodes.test.ts`, "two");
    await writeFile(`${root}/src/lib/dialog.ts`, "two");
    expect(await build()).toBe(false);

    await writeFile(`${root}/src/lib/slug.ts`, "two");
    expect(await removeStaleCache(root)).toBe(true);
    expect(existsSync(`${root}/.cache`)).toBe(false);
    expect(existsSync(`${root}/public`)).toBe(false);
  });
});
