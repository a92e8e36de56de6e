/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { listFiles, readEveryPage } from "../../scripts/lib/built-pages";
import { reportLinks } from "../../scripts/lib/site-links";

const { dead, orphans } = reportLinks(readEveryPage(), new Set(listFiles("public")));

test("every link, anchor and image of every page, error pages included, leads somewhere", () => {
  expect(dead).toEqual([]);
});

test("some other page links to every page", () => {
  expect(orphans).toEqual([]);
});
