import { expect, test } from "@jest/globals";
import { parse } from "node-html-parser";
import { draw, sentencesOf } from "./sentences";

const textsOf = (html: string) =>
  sentencesOf({ url: "/", document: parse(html) }).map(({ text }) => text);

test("a page's sentences are those of its body, each once", () => {
  const html = `<header><p>Not a part of it.</p></header><main>
    <p>The first one is short. The <b>second one</b> has a mark.</p>
    <ul><li><p>The first one is short.</p></li></ul><p>Too short.</p></main>`;
  expect(textsOf(html)).toEqual(["The first one is short.", "The second one has a mark."]);
});

test("the same seed draws the same items, each once", () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const drawn = draw(items, 20, 7);
  expect(new Set(drawn).size).toBe(20);
  expect(draw(items, 20, 7)).toEqual(drawn);
  expect(draw(items, 20, 8)).not.toEqual(drawn);
});
