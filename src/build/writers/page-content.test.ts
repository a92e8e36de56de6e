import { expect, test } from "@jest/globals";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { LandedCost } from "../../features/tools/landed-cost/view";
import { feedContent } from "./feed-content";
import { pageContent } from "./page-content";
import { pageMarkdown } from "./page-markdown";

const PAGE = "https://site.example/blog/a-post/";

const figures = {
  quantity: 1000,
  unit: "piece",
  interest: 12,
  standardDays: 45,
  taxCredit: true,
  suppliers: [
    {
      name: "Kongu Parts",
      term: "EXW",
      origin: "home",
      price: 500,
      freight: 35000,
      creditDays: 45,
    },
    { name: "Bhosari Parts", term: "DAP", origin: "home", price: 530, creditDays: 45 },
  ],
};
const tool = renderToString(
  createElement(LandedCost, {
    title: "Two quotations",
    place: { kind: "embed", id: "try-it", region: "in", figures },
  }),
);
const content = pageContent(`<div data-content="text"><p>One.</p>${tool}<p>Two.</p></div>`, PAGE);

test("a tool is its title, its verdict and a link in Markdown", () => {
  expect(pageMarkdown(content).split("One.\n\n")[1]).toBe(
    [
      "## Two quotations",
      "Bhosari Parts costs the least",
      "₹5,30,000, or ₹530 per piece. That is ₹5,000 (0.93%) less than Kongu Parts.",
      "[Open the full tool](https://site.example/tools/landed-cost/)",
      "Two.\n",
    ].join("\n\n"),
  );
});

test("a tool is its title, its verdict and a link in the feed", () => {
  expect(feedContent(content.text, PAGE)).toBe(
    '<p>One.</p><section><h2>Two quotations</h2> <div><p>Bhosari Parts costs the least</p><p>₹5,30,000, or ₹530 per piece. That is ₹5,000 (0.93%) less than Kongu Parts.</p></div><p><a href="https://site.example/tools/landed-cost/">Open the full tool</a></p></section> <p>Two.</p>',
  );
});
