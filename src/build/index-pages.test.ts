import { expect, test } from "@jest/globals";
import { indexPages } from "./index-pages";

const urls = (entries: number) => indexPages("/blog/", entries, 10).map(({ url }) => url);

test("an index has as many pages as its entries need, and at least one", () => {
  expect(urls(0)).toEqual(["/blog/"]);
  expect(urls(10)).toEqual(["/blog/"]);
  expect(urls(21)).toEqual(["/blog/", "/blog/page/2/", "/blog/page/3/"]);
});

test("each page has its own part of the entries", () => {
  expect(indexPages("/blog/", 21, 10).map(({ context }) => context)).toEqual([
    { skip: 0, limit: 10, position: { number: 1, count: 3 } },
    { skip: 10, limit: 10, position: { number: 2, count: 3 } },
    { skip: 20, limit: 10, position: { number: 3, count: 3 } },
  ]);
});
