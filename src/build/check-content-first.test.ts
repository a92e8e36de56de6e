/** @jest-environment node */
import { afterEach, expect, jest, test } from "@jest/globals";
import type { ParentSpanPluginArgs } from "gatsby";
import { checkContentFirst } from "./check-content-first";
import { inFolder, validProject } from "./content/testing/project";
import { fake } from "./testing/fake";

afterEach(() => {
  jest.restoreAllMocks();
});

/** What a build of these files is stopped with. */
async function stopped(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const panics: string[] = [];
  await inFolder(files, async (root) => {
    jest.spyOn(process, "cwd").mockReturnValue(root);
    const reporter = { panicOnBuild: (message: string) => panics.push(message) };
    await checkContentFirst?.(
      fake<ParentSpanPluginArgs>({ reporter }),
      { plugins: [] },
      () => undefined,
    );
  });
  return panics;
}

test("a build with mistakes in its content is stopped with the list of them", async () => {
  expect(await stopped({ ...validProject, "content/a.txt": "", "content/b.txt": "" })).toEqual([
    expect.stringMatching(
      /^2 mistakes in 2 files:\ncontent\/a\.txt:1 file: is in no known place.*\ncontent\/b\.txt:1 file: /u,
    ),
  ]);
  expect(await stopped({ ...validProject, "content/a.txt": "" })).toEqual([
    expect.stringMatching(/^1 mistake in 1 file:\n/u),
  ]);
});

test("a build without one goes on", async () => {
  expect(await stopped(validProject)).toEqual([]);
});
