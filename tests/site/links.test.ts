/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { isListed, readEveryPage } from "../../scripts/lib/built-pages";
import { deadLinks, unreachablePages } from "./support/links";

const pages = readEveryPage();

test("every link, anchor and image of every page, error pages included, leads somewhere", () => {
  expect(deadLinks(pages)).toEqual([]);
});

test("links in the content lead from home to every page", () => {
  expect(unreachablePages(pages.filter(isListed))).toEqual([]);
});
