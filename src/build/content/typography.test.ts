import { expect, test } from "@jest/globals";
import { componentText } from "./testing/component-text";
import { readBody } from "./body";
import { readEntry } from "./entry";
import { treeOf } from "./testing/body";

/** A text in which `~` is a no-break space. */
const shown = (text: string) => text.replaceAll("~", "\u00A0");
const typed = (text: string) => text.replaceAll("~", " ");

test.each([
  "Cutting 5~m from 20~t",
  "over ₹1~crore, below ₹1.2~lakh",
  "from 4~August to 17~May",
  "Saved a year, ₹~lakh",
  "Index, ₹~per kg",
  "A year, $~thousand, of $2~million",
  "At 10:22~a.m. or 1~p.m.",
  "Reserve,~₹",
  "Week~2, weeks~3~to~5",
  "Discount: 2~÷~98, duty (₹18,24,000~+~₹3,648)",
  "9,07,200 + 44,000 + 31,200 + 48,000",
  "40 tables, ₹400 each",
  "12~months at 5 turns",
  "1 000",
])("a line parts at its spaces alone: %s", async (text) => {
  expect(await treeOf(typed(text))).toEqual([{ tag: "p", children: [shown(text)] }]);
});

test("nor does a line part the texts of a component and the fields of an entry", async () => {
  const steps = [
    { term: "Price,~₹", means: "What one lot of 40~kg costs" },
    { term: "Cap", means: "At most ₹2~lakh a year" },
  ];
  const [node] = await treeOf(typed(componentText("Definitions", { items: steps })));
  const items = steps.map(({ term, means }) => ({ term: shown(term), means: shown(means) }));
  expect(node).toEqual({ component: "Definitions", props: { items } });
  const role = "Buyer of 40~kg lots";
  const source = `name: Asha Rao\nrole: ${typed(role)}\nbio: She has bought castings since 2012.\n`;
  const { entry } = (await readEntry("authors/asha.yml", source)) ?? {};
  expect(entry?.data).toMatchObject({ role: shown(role) });
});

test("apostrophes are typographic in texts, components and fields, but not in code", async () => {
  expect(await treeOf("It isn't the buyers' own: `it's`")).toEqual([
    { tag: "p", children: ["It isn’t the buyers’ own: ", { tag: "code", children: ["it's"] }] },
  ]);
  const [node] = await treeOf(
    componentText("Definitions", {
      items: [
        { term: "Buyer's premium", means: "What it isn't" },
        { term: "Cap", means: "A limit of the price" },
      ],
    }),
  );
  expect(node).toMatchObject({
    props: { items: [{ term: "Buyer’s premium", means: "What it isn’t" }, { term: "Cap" }] },
  });
});

test("an address keeps its apostrophes", async () => {
  const to = "https://en.wikipedia.org/wiki/Buyer's_guide";
  const [node] = await treeOf(
    componentText("CallToAction", { to, label: "Read the buyer's guide" }),
  );
  expect(node).toMatchObject({ props: { to, label: "Read the buyer’s guide" } });
});

test("code keeps its spaces, and a heading its anchor", async () => {
  const split = { body: "## Up to 5 kg\n\n`5 kg`", bodyOffset: 0 };
  const { body } = await readBody("content/pages/x.mdx", split);
  expect(body.anchors).toEqual(["up-to-5-kg"]);
  expect(body.tree.at(-1)).toEqual({
    tag: "p",
    children: [{ tag: "code", children: ["5 kg"] }],
  });
});
