import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { inFolder } from "../../src/build/content/testing/project";
import { removeStaleCache } from "./stale-cache";

test("what Gatsby keeps is removed once what made it has changed, and only then", async () => {
  await inFolder({ "src/build/nodes.ts": "one", "src/templates/page.tsx": "one" }, async (root) => {
    const build = async () => {
      const removed = await removeStaleCache(root);
      await Promise.all(
        [".cache", "public"].map(async (name) => mkdir(`${root}/${name}`, { recursive: true })),
      );
      return removed;
    };
    await build();
    expect(await build()).toBe(false);

    await writeFile(`${root}/src/templates/page.tsx`, "two");
    expect(await build()).toBe(false);

    await writeFile(`${root}/src/build/nodes.ts`, "two");
    expect(await removeStaleCache(root)).toBe(true);
    expect(existsSync(`${root}/.cache`)).toBe(false);
    expect(existsSync(`${root}/public`)).toBe(false);
  });
});
