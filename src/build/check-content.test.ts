import { rm, writeFile } from "node:fs/promises";
import { afterEach, expect, jest, test } from "@jest/globals";
import type { CreatePagesArgs, ParentSpanPluginArgs, Reporter } from "gatsby";
import { checkContentFirst, checkContentOnSave, requireAllEntries } from "./check-content";
import { kindNames, kinds } from "../content-model/kinds";
import { inFolder, validProject } from "./content/testing/project";
import { fake } from "./testing/fake";

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.gatsby_executing_command;
});

const WRONG = "content/a.txt";
const ENTRIES: Readonly<Record<string, string>> = {
  MarketingPage: "about",
  BlogPost: "first-post",
  CaseStudy: "steel",
  GlossaryTerm: "landed-cost",
  Author: "asha-rao",
  Topic: "sourcing",
  Testimonial: "in-1-meera",
  SiteSettings: "settings",
};

/** Checks a project; `run` gets its folder and the messages so far. */
async function start(
  files: Readonly<Record<string, string>>,
  run: (root: string, messages: string[], reporter: Reporter) => Promise<void> | void,
) {
  await inFolder(files, async (root) => {
    jest.spyOn(process, "cwd").mockReturnValue(root);
    const messages: string[] = [];
    const say = (text: string) => messages.push(text);
    const reporter = fake<Reporter>({ panicOnBuild: say, error: say, success: say });
    const api = fake<ParentSpanPluginArgs>({ reporter });
    await checkContentFirst?.(api, { plugins: [] }, () => undefined);
    await run(root, messages, reporter);
  });
}

test("a build with mistakes stops with their list, a build without one goes on", async () => {
  await start({ ...validProject, [WRONG]: "" }, (_, messages) => {
    expect(messages).toEqual([
      expect.stringMatching(/^1 mistake in 1 file:\ncontent\/a\.txt:1 file: is in an unknown/u),
    ]);
  });
  await start(validProject, (_, messages) => {
    expect(messages).toEqual([]);
  });
});

test("in develop, a save that changes the list of mistakes prints the new list once", async () => {
  process.env.gatsby_executing_command = "develop";
  await start(validProject, async (root, messages, reporter) => {
    await checkContentOnSave(reporter);
    expect(messages).toEqual([]);
    await writeFile(`${root}/${WRONG}`, "");
    await checkContentOnSave(reporter);
    await checkContentOnSave(reporter);
    expect(messages).toEqual([expect.stringContaining("content/a.txt:1 file:")]);
    await rm(`${root}/${WRONG}`);
    await checkContentOnSave(reporter);
    expect(messages.at(-1)).toBe("No mistakes in the content.");
  });
});

test.each([
  ["nothing", []],
  ["BlogPost", [expect.stringContaining("no entry for content/blog/first-post.mdx,")]],
])(
  "a build without the nodes of %s is stopped if that loses an entry",
  async (missing, stopped) => {
    await start(validProject, (_, messages, reporter) => {
      const types: readonly string[] = kindNames.map((kind) => kinds[kind].type);
      const getNodesByType = (type: string) =>
        types.includes(type) && type !== missing ? [{ slug: ENTRIES[type] }] : [];
      requireAllEntries(fake<CreatePagesArgs>({ getNodesByType, reporter }));
      expect(messages).toEqual(stopped);
    });
  },
);
