/** @jest-environment node */
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import { inFolder } from "./content/testing/project";
import { watchFolders } from "./watch-folders";

/** How long a change waits for others, and something longer. Slow machines take their time. */
const REST = 300;
const MOMENT = 900;

test("each change below a folder is told once, however many files and steps it has", async () => {
  await inFolder({ "content/blog/a.mdx": "", "static/a.pdf": "" }, async (root) => {
    let count = 0;
    const folders = ["content", "static", "none"].map((name) => `${root}/${name}`);
    const stop = watchFolders(folders, () => (count += 1), REST);
    const told = async (change: () => Promise<unknown>) => {
      count = 0;
      await change();
      await wait(MOMENT);
      return count;
    };
    try {
      await wait(MOMENT);
      const save = async (file: string) => writeFile(`${root}/${file}`, String(Math.random()));
      expect(await told(async () => save("content/blog/a.mdx"))).toBe(1);
      expect(await told(async () => save("static/a.pdf"))).toBe(1);
      const several = async () => {
        await save("content/blog/a.mdx");
        await save("content/blog/b.mdx");
        await rename(`${root}/content/blog/b.mdx`, `${root}/content/blog/a.mdx`);
      };
      expect(await told(several)).toBe(1);
      expect(await told(async () => mkdir(`${root}/content/pages`))).toBe(1);
      expect(await told(async () => save("content/pages/new.mdx"))).toBe(1);
      expect(await told(async () => rm(`${root}/content/pages/new.mdx`))).toBe(1);
      expect(await told(async () => Promise.resolve())).toBe(0);
      stop();
      expect(await told(async () => save("content/blog/a.mdx"))).toBe(0);
    } finally {
      stop();
    }
  });
});
