/** @jest-environment node */
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import { inFolder } from "./content/testing/project";
import { watchFolders } from "./watch-folders";

/** How long a change waits for others, and something longer, in which a second telling would come. */
const REST = 500;
const MOMENT = 1200;

/** Tries of a change, each a moment long, until a slow machine has seen it. */
const TRIES = 15;

test("each change below a folder is told once, however many files and steps it has", async () => {
  await inFolder({ "content/blog/a.mdx": "", "static/a.pdf": "" }, async (root) => {
    let count = 0;
    const folders = ["content", "static", "none"].map((name) => `${root}/${name}`);
    const stop = watchFolders(folders, () => (count += 1), REST);
    const told = async (change: () => Promise<unknown>) => {
      count = 0;
      await change();
      for (let tries = 0; tries < TRIES && count === 0; tries += 1) await wait(MOMENT);
      await wait(MOMENT);
      return count;
    };
    const toldOfNothing = async (change: () => Promise<unknown>) => {
      count = 0;
      await change();
      await wait(MOMENT);
      return count === 0;
    };
    const save = async (file: string) => writeFile(`${root}/${file}`, String(Math.random()));
    const isWatching = async () => {
      await save("content/blog/a.mdx");
      await wait(MOMENT);
      return count > 0;
    };
    try {
      for (let tries = 0; tries < TRIES && !(await isWatching()); tries += 1);
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
      expect(await toldOfNothing(async () => Promise.resolve())).toBe(true);
      stop();
      expect(await toldOfNothing(async () => save("content/blog/a.mdx"))).toBe(true);
    } finally {
      stop();
    }
  });
}, 120_000);
