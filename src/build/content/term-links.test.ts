import { describe, expect, test } from "@jest/globals";
import type { ContentNode } from "../../content-model/content-tree";
import { linkFirstMentions, termsNamed } from "./term-links";
import { treeOf } from "./testing/body";
import { TermMatcher } from "./term-matcher";
import { textOf } from "./tree-parts";

const term = (slug: string, ...aliases: readonly string[]) => ({
  url: `/glossary/${slug}/`,
  term: slug.replaceAll("-", " "),
  aliases,
});

const terms = [
  term("purchase-order", "PO"),
  term("blanket-purchase-order"),
  term("lead-time"),
  term("request-for-quotation", "RFQ", "enquiry"),
  { url: "/glossary/dutch-auction/", term: "Dutch auction", aliases: [] },
  { url: "/glossary/incoterms/", term: "Incoterms", aliases: [] },
];
const matcher = new TermMatcher(terms);
const definitions = new Map(terms.map(({ url }) => [url, `What ${url} means.`]));

/** The links of a text, as `words → slug`. */
function linksOf(tree: readonly ContentNode[]): string[] {
  return tree.flatMap((node) => {
    if (typeof node === "string") return [];
    if ("tag" in node && node.tag === "a" && node.props?.definition !== undefined) {
      return [`${textOf([node])} → ${node.props.href?.split("/")[2] ?? ""}`];
    }
    return linksOf(node.children ?? []);
  });
}

const p = (...children: readonly ContentNode[]): ContentNode => ({ tag: "p", children });
const linked = (...tree: readonly ContentNode[]) => linkFirstMentions(tree, matcher, definitions);
const linksIn = (text: string) => linksOf(linked(p(text)));

describe("a term is found", () => {
  test.each([
    ["The lead time is long.", "lead time → lead-time"],
    ["Long lead times cost.", "lead times → lead-time"],
    ["A lead-time of days.", "lead-time → lead-time"],
    ["Two RFQs went out.", "RFQs → request-for-quotation"],
    ["“RFQ”: three.", "RFQ → request-for-quotation"],
    ["One Incoterm is named.", "Incoterm → incoterms"],
    ["A blanket purchase order.", "blanket purchase order → blanket-purchase-order"],
  ])("%j", (text, link) => {
    expect(linksIn(text)).toEqual([link]);
  });
});

describe("is no mention", () => {
  test.each([
    "Misleading timers.",
    "The lead. Time runs.",
    "pos and rfqs",
    "A dutch auction",
    "A pre-RFQ, an RFQ-like mail, lead-time-based",
    "",
    "¡🎉 漢字",
  ])("%j", (text) => {
    expect(linksIn(text)).toEqual([]);
    expect(linked(p(text))).toEqual([p(text)]);
  });
});

test.each([
  ["a plural in -es", "Price indexes rise.", ["price-index"], "Price indexes → price-index"],
  [
    "the longest of the names that begin there",
    "A lead time variance.",
    ["lead-time", "lead-time-variance"],
    "lead time variance → lead-time-variance",
  ],
  [
    "the term itself, before another that is also called so",
    "A spot buy.",
    ["call-off/spot buy", "spot-buy"],
    "spot buy → spot-buy",
  ],
  [
    "of two that are called so always the same",
    "A spot buy.",
    ["tail-spend/spot buy", "call-off/spot buy"],
    "spot buy → call-off",
  ],
])("%s is linked", (_, text, names, link) => {
  const own = names.map((name) => {
    const [slug = "", ...aliases] = name.split("/");
    return term(slug, ...aliases);
  });
  const meanings = new Map(own.map(({ url }) => [url, "What it means."]));
  expect(linksOf(linkFirstMentions([p(text)], new TermMatcher(own), meanings))).toEqual([link]);
});

test("only the first mention is a link, whatever its form, and the text stays the same", () => {
  const tree = [p("An RFQ, two RFQs and a PO."), p("A request for quotation. A purchase order.")];
  const result = linked(...tree);
  expect(linksOf(result)).toEqual(["RFQ → request-for-quotation", "PO → purchase-order"]);
  expect(textOf(result)).toBe(textOf(tree));
});

test("an author's own link is a first mention too, and nothing is linked inside of links", () => {
  const own: ContentNode = {
    tag: "a",
    props: { href: "/glossary/lead-time/" },
    children: ["how long it takes"],
  };
  const other: ContentNode = { tag: "a", props: { href: "/about/" }, children: ["our POs"] };
  const result = linked(p(own, " The lead time. ", other));
  expect(linksOf(result)).toEqual(["how long it takes → lead-time"]);
  expect(result).toEqual([
    p(
      {
        tag: "a",
        props: { href: "/glossary/lead-time/", definition: "What /glossary/lead-time/ means." },
        children: ["how long it takes"],
      },
      " The lead time. ",
      other,
    ),
  ]);
});

test("headings, code, heads of tables, openings and props have no links; cells and lists have", async () => {
  const text = await treeOf(
    '## A PO\n\n```\nPO\n```\n\n`PO`\n\n<Callout title="A PO">\n\n| PO |\n| --- |\n| Value |\n\n</Callout>',
  );
  const without = [{ component: "Opening" as const, props: {}, children: [p("A PO")] }, ...text];
  expect(linked(...without)).toEqual(without);
  for (const more of ["- PO", "| A |\n| --- |\n| PO |"]) {
    expect(linksOf(linked(...without, ...(await treeOf(more))))).toEqual(["PO → purchase-order"]);
  }
});

test("a term that stays unlinked still hides the shorter one inside its name", () => {
  const without = new Map([...definitions].filter(([url]) => !url.includes("blanket")));
  const result = linkFirstMentions([p("A blanket purchase order, then a PO.")], matcher, without);
  expect(linksOf(result)).toEqual(["PO → purchase-order"]);
});

test("linking by the terms that a text names gives the same as by all terms", () => {
  const tree = [p("A blanket purchase order with a lead time, and an RFQ.")];
  const named = new Set(termsNamed(tree, matcher));
  const few = new TermMatcher(terms.filter(({ url }) => named.has(url)));
  expect(linkFirstMentions(tree, few, definitions)).toEqual(linked(...tree));
  expect([...named]).not.toContain("/glossary/purchase-order/");
});
