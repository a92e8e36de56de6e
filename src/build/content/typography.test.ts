import { expect, test } from "@jest/globals";
import { componentText } from "./testing/component-text";
import { readBody } from "./body";
import { readEntry } from "./entry";
import { treeOf } from "./testing/body";

const NO_BREAK = "\u00A0";

test.each([
  ["Cutting 5 m from 20 t", `Cutting 5${NO_BREAK}m from 20${NO_BREAK}t`],
  ["over ₹1 crore, below ₹1.2 lakh", `over ₹1${NO_BREAK}crore, below ₹1.2${NO_BREAK}lakh`],
  ["−18 °C, 7 kW, 40 kg", `−18${NO_BREAK}°C, 7${NO_BREAK}kW, 40${NO_BREAK}kg`],
  ["from 4 August to 17 May", `from 4${NO_BREAK}August to 17${NO_BREAK}May`],
  ["50 tonnes by 24 Apr 2027", `50${NO_BREAK}tonnes by 24${NO_BREAK}Apr${NO_BREAK}2027`],
  ["Saved a year, ₹ lakh", `Saved a year, ₹${NO_BREAK}lakh`],
  ["Index, ₹ per kg", `Index, ₹${NO_BREAK}per kg`],
  ["A year, $ thousand, of $2 million", `A year, $${NO_BREAK}thousand, of $2${NO_BREAK}million`],
  [
    "240 mm, 5 hp and 9.8 cu m",
    `240${NO_BREAK}mm, 5${NO_BREAK}hp and 9.8${NO_BREAK}cu${NO_BREAK}m`,
  ],
  ["At 10:22 a.m. or 1 p.m.", `At 10:22${NO_BREAK}a.m. or 1${NO_BREAK}p.m.`],
  ["In 36 minutes, not 2.5 hours", `In 36${NO_BREAK}minutes, not 2.5${NO_BREAK}hours`],
  ["Reserve, ₹", `Reserve,${NO_BREAK}₹`],
  ["Week 2, weeks 3 to 5", `Week${NO_BREAK}2, weeks${NO_BREAK}3 to 5`],
])("a line never parts %s", async (text, shown) => {
  expect(await treeOf(text)).toEqual([{ tag: "p", children: [shown] }]);
});

test.each(["40 tables, ₹400 each", "12 months at 5 turns", "9 meters, 3 barrels", "1 000"])(
  "%s breaks where it has to",
  async (text) => {
    expect(await treeOf(text)).toEqual([{ tag: "p", children: [text] }]);
  },
);

test("nor does it part the texts of a component", async () => {
  const steps = [
    { term: "Price, ₹", means: "What one lot of 40 kg costs" },
    { term: "Cap", means: "At most ₹2 lakh a year" },
  ];
  const [node] = await treeOf(componentText("Definitions", { items: steps }));
  expect(node).toEqual({
    component: "Definitions",
    props: {
      items: [
        { term: `Price,${NO_BREAK}₹`, means: `What one lot of 40${NO_BREAK}kg costs` },
        { term: "Cap", means: `At most ₹2${NO_BREAK}lakh a year` },
      ],
    },
  });
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

test("code keeps its spaces, and a heading its anchor", async () => {
  const split = { body: "## Up to 5 kg\n\n`5 kg`", bodyOffset: 0 };
  const { body } = await readBody("content/pages/x.mdx", split);
  expect(body.anchors).toEqual(["up-to-5-kg"]);
  expect(body.tree.at(-1)).toEqual({
    tag: "p",
    children: [{ tag: "code", children: ["5 kg"] }],
  });
});

test("nor does it part the fields of an entry", async () => {
  const source =
    "name: Asha Rao\nrole: Buyer of 40 kg lots\nbio: She has bought castings for ₹2 crore a year since 2012.\n";
  const { entry } = (await readEntry("authors/asha.yml", source)) ?? {};
  expect(entry?.data).toMatchObject({
    role: `Buyer of 40${NO_BREAK}kg lots`,
    bio: `She has bought castings for ₹2${NO_BREAK}crore a year since 2012.`,
  });
});
