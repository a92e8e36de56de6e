/** @jest-environment node */
import { rename, rm, writeFile } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import { checkContent } from "./check";
import { ContentCache } from "./content-cache";
import { SaveCheck, type Told } from "./save-check";
import { beginning, inFolder, page, post, replaceIn, term, validProject } from "./testing/project";

const PAGE = "content/pages/about.mdx";
const POST = "content/blog/first-post.mdx";
const TERM = "content/glossary/landed-cost.mdx";

interface Author {
  /** Writes a file, or removes it, and gives what the author is told. */
  readonly save: (file: string, text: string | null) => Promise<readonly Told[]>;
  readonly rename: (from: string, to: string) => Promise<readonly Told[]>;
  /** Number of files that were read so far. */
  readonly filesRead: () => number;
}

/** Lets an author work on a project while it is developed. */
async function developing(
  work: (author: Author) => Promise<void>,
  files: Readonly<Record<string, string | null>> = {},
): Promise<void> {
  await inFolder({ ...validProject, ...files }, async (root) => {
    const cache = await ContentCache.open(root);
    const { problems } = await checkContent(root, cache.read);
    const check = new SaveCheck(root, cache, problems);
    await work({
      save: async (file, text) => {
        if (text === null) await rm(`${root}/${file}`);
        else await writeFile(`${root}/${file}`, text);
        return check.run();
      },
      rename: async (from, to) => {
        await rename(`${root}/${from}`, `${root}/${to}`);
        return check.run();
      },
      filesRead: () => cache.filesRead,
    });
  });
}

const error = (...lines: readonly string[]) => ({
  kind: "error",
  text: beginning(lines.join("\n")),
});
const mended = (place: string) => ({ kind: "success", text: `Mended:\n${place}` });
const clean = { kind: "success", text: "No mistake is left in the content." };

describe("a saved mistake is told with its file and line, once, and again when it is mended", () => {
  test.each([
    ["a misspelt field", POST, replaceIn(post, "title:", "titel:"), `${POST}:1 title: is missing`],
    ["a bad date", POST, replaceIn(post, "2026-01-31", "31.1.26"), `${POST}:4 date: "31.1.26"`],
    [
      "an unknown component",
      TERM,
      `${term}\n<Calout />\n`,
      `${TERM}:8 body: names the unknown component <Calout>`,
    ],
    ["broken JSX", TERM, `${term}\n<Callout>\n\nText.\n`, `${TERM}:8 body: is broken MDX`],
    [
      "a link to a page that is not there",
      PAGE,
      replaceIn(page, "In one place.", "[Go](/none/)"),
      `${PAGE}:12 body: links to /none/, which no page has`,
    ],
    [
      "an image that is not there",
      PAGE,
      replaceIn(page, "In one place.", "![A plant](./none.png)"),
      `${PAGE}:12 body: shows ./none.png, but there is no image`,
    ],
  ])("%s", async (_, file, text, message) => {
    await developing(async ({ save }) => {
      const [told, ...more] = await save(file, text);
      expect(told).toMatchObject({ kind: "error" });
      expect(told?.text.split("\n")[1]).toEqual(beginning(message));
      expect(more).toEqual([]);
      const healthy = validProject[file] ?? "";
      const repaired = await save(file, healthy);
      expect(repaired[0]?.text).toContain(`Mended:\n${message.split(": ")[0] ?? ""}`);
      expect(repaired.slice(1)).toEqual([clean]);
      expect(await save(file, `${healthy}\n`)).toEqual([]);
    });
  });
});

test("what a save does to other files is told: an entry that has gone or came twice", async () => {
  await developing(async ({ save, rename: move }) => {
    expect(await move(TERM, "content/glossary/price.mdx")).toEqual([
      error("1 mistake in 1 file:", `${PAGE}:8 body: links to /glossary/landed-cost/`),
    ]);
    expect(await move("content/glossary/price.mdx", TERM)).toEqual([
      mended(`${PAGE}:8 body`),
      clean,
    ]);
    const twin = "content/pages/company.mdx";
    expect(await save(twin, page)).toEqual([
      error("1 mistake in 1 file:", `${twin}:3 title: is the same as in ${PAGE}`),
    ]);
    expect(await save(twin, null)).toEqual([mended(`${twin}:3 title`), clean]);
  });
});

test("two entries with one address are told, and which files they are", async () => {
  const file = "content/pages/blog.mdx";
  const other = page.replaceAll("About", "Other").replace("## Where", "## Other where");
  await developing(
    async ({ save }) => {
      expect(await save("content/pages/blog/index.mdx", other)).toEqual([
        error(
          "1 mistake in 1 file:",
          `content/pages/blog/index.mdx:1 file: has the address /blog/`,
        ),
      ]);
    },
    { [file]: page.replaceAll("About", "News"), "content/pages/blog/.keep": "" },
  );
});

test("a mistake that is still there when its file is saved again is told again, on its new line", async () => {
  const wrong = replaceIn(page, "In one place.", "[Go](/none/)");
  await developing(async ({ save }) => {
    await save(PAGE, wrong);
    const moved = replaceIn(wrong, "[Go]", "Above.\n\n[Go]");
    expect(await save(PAGE, moved)).toEqual([
      error("1 mistake in 1 file:", `${PAGE}:14 body: links to /none/`),
    ]);
    const twice = `${moved}\n[Go](/none/)\n`;
    expect(await save(PAGE, twice)).toEqual([error("2 mistakes in 1 file:")]);
    expect(await save(PAGE, moved)).toEqual([
      mended(`${PAGE}:16 body`),
      error("1 mistake in 1 file:"),
    ]);
  });
});

test("mistakes of other files, told before, are counted and not repeated", async () => {
  await developing(
    async ({ save }) => {
      expect(await save(TERM, `${term}\n{x}\n`)).toEqual([
        error("1 mistake in 1 file:", `${TERM}:8 body: has the expression`),
        {
          kind: "warn",
          text: "1 mistake in 1 file told before: npm run check:content lists all.",
        },
      ]);
      expect(await save(POST, `${post}\nMore.\n`)).toEqual([]);
    },
    { [PAGE]: replaceIn(page, "In one place.", "[Go](/none/)") },
  );
});

test("only the saved file is read anew", async () => {
  await developing(async ({ save, filesRead }) => {
    const before = filesRead();
    await save(TERM, `${term}\nMore.\n`);
    await save(TERM, `${term}\nMore.\n`);
    expect(filesRead() - before).toBe(1);
  });
});
