import { describe, expect, test } from "@jest/globals";
import { figures } from "../../content-model/testing/figures";
import { mistakesOf, treeOf } from "./testing/body";
import { componentText } from "./testing/component-text";

const [lead, head] = figures.Chain.levels;
const [price, freight, landed, lot] = figures.Table.rows;
const [first, second, third] = figures.Bids.bids;
const { figures: quotations } = figures.LandedCost;
const [mill] = quotations.suppliers;

const [steel, film] = figures["Chart treemap"].categories;
const [indexLine, priceLine] = figures["Chart lines"].series;
const [auctions, negotiation] = figures["Chart bars"].rows;
const { changes } = figures["Chart waterfall"];

const times = "times run forward from opens to closes";

/** A change of the right props, with the mistake that is reported first. */
const mistakes: readonly (readonly [keyof typeof figures, object, string])[] = [
  [
    "Window",
    { tab: "Bids" },
    'tab: "Bids" is not a tab of Events; use Suppliers, Comparison, Award',
  ],
  [
    "Table",
    { rows: [price, freight, { ...landed, cells: [750, 799, 720.5] }] },
    'rows.2.cells.1: "Landed cost" under "Konkan Coil" is 799, but the rows above add up to 800',
  ],
  [
    "Table",
    { rows: [price, freight, landed, { ...lot, cells: [7500, 80_000, 7205] }] },
    'rows.3.cells.1: "10 tonnes" under "Konkan Coil" is 80,000, but Landed cost × 10 is 8,000',
  ],
  [
    "Table",
    { columns: ["**Konkan** Coil", "B", "C"] },
    "columns.0: shows ** as text; write plain words",
  ],
  [
    "Table",
    { columns: [2024, "B", "C"] },
    "columns.0: is a number, but must be text or a group of fields: put it between double quotes",
  ],
  [
    "Table",
    { columns: [{ lable: "A" }, "B", "C"] },
    "columns.0.label: is missing; add the column's heading",
  ],
  [
    "Table",
    { rows: [{ ...price, cells: [720, true, 715] }, freight, landed] },
    "rows.0.cells.1: is true or false, but must be a number or text: put it between double quotes",
  ],
  [
    "Table",
    { rows: [price, freight, landed, { ...lot, is: "Landed × 10" }] },
    `rows.3.is: "Landed × 10" can't be calculated; use labels of the table, numbers, +, −, × and ÷`,
  ],
  [
    "Table",
    {
      unit: undefined,
      head: "Order",
      columns: ["Price", "Quantity", { label: "Amount", is: "Price × Quantity" }],
      rows: [
        { label: "PO 1", cells: [12.5, 10, 125] },
        { label: "PO 2", cells: [2, 10, 21] },
      ],
      ranking: undefined,
    },
    'rows.1.cells.2: "PO 2" under "Amount" is 21, but Price × Quantity is 20',
  ],
  [
    "Table",
    { rows: [price, freight, { ...landed, cells: [750] }] },
    "rows.2.cells: has 1 cells for 3 columns; give one for each",
  ],
  ["Table", { ranking: "Cost" }, 'ranking: "Cost" is not a row of this table'],
  ["Table", { ranking: price?.label }, "ranking: is the first row; name a total below its costs"],
  [
    "Table",
    { rows: [price, { ...freight, cells: [20, "open", 20] }, landed] },
    "rows.1.cells: has text; the bars of a ranking need amounts, or – for none",
  ],
  ["Table", { head: "Line" }, " needs either unit or head"],
  ["LandedCost", { supplier: "Mil" }, 'supplier: "Mil" is not a supplier in figures'],
  [
    "LandedCost",
    { figures: { ...quotations, quantity: "10" } },
    'figures.quantity: is "10"; write a number, without quotation marks and grouping',
  ],
  [
    "LandedCost",
    { figures: { ...quotations, extras: [{ label: "Tests", basis: "each" }] } },
    'figures.extras.0.basis: is "each"; write one of total, unit, percent',
  ],
  [
    "LandedCost",
    { figures: { ...quotations, extras: [{ lable: "Tests" }] } },
    "figures.extras.0: has lable, which can't be used; use label, basis",
  ],
  ["LandedCost", { figures: { quantity: 10 } }, "figures.suppliers: is empty; give 2 to 8"],
  [
    "LandedCost",
    { figures: { ...quotations, suppliers: [mill, { name: "Works" }] } },
    "figures.suppliers.1.price: Enter a price.",
  ],
  [
    "Working",
    { text: "(100 − 95.5) × 20 tonnes = ₹91" },
    "text: gives ₹91, but (100 − 95.5) × 20 tonnes is 90",
  ],
  [
    "Working",
    { text: "100 95.5 = ₹91" },
    "text: can't be calculated; write numbers with +, −, × and ÷, such as 3 × ₹40 = ₹120",
  ],
  ["Working", { text: "3 × ₹40" }, "text: has no result; end it with one, such as 3 × ₹40 = ₹120"],
  ["Bids", { now: "11:21" }, `closes: 11:20 is not after 11:21; ${times}`],
  ["Bids", { opens: "11:60" }, 'opens: "11:60" is not a time; write 11:20 or 11:17:46'],
  [
    "Bids",
    { bids: [first, { ...second, price: 57_900 }, third] },
    "bids.1.price: 57,900 is not below 57,900; every bid moves the price the same way",
  ],
  [
    "Bids",
    { reserve: 58_000 },
    "reserve: 58,000 is below the opening price of 58,500; a lot is never sold below the reserve",
  ],
  ["Chain", { total: 10_240_001 }, "total: is 1,02,40,001, but the lines add up to 1,02,40,000"],
  [
    "Chain",
    { levels: [lead, { ...head, limit: 500_000 }, { who: "CFO" }] },
    "levels.1.limit: 5,00,000 is not above 5,00,000; limits rise from level to level",
  ],
  ["Chain", { levels: [lead, head] }, "levels: has no limit that covers 1,02,40,000"],
  [
    "Chain",
    {
      levels: [
        { who: "Lead", limit: 500_000 },
        { who: "CFO", answered: "12 May" },
      ],
    },
    "levels.1.answered: is given, but a level before it has not answered",
  ],
  [
    "Flow",
    { links: figures.Flow.links.slice(1) },
    "links: must describe two links: from the first system to the third",
  ],
  [
    "BeforeAfter",
    { total: { label: "Hours in all", unit: "h", sums: [17, 4] } },
    "total.sums.1: is 4, but the rows add up to 5",
  ],
  ["BeforeAfter", { total: undefined }, "rows.0: has takes, but there is no total"],
  [
    "Document",
    { items: { ...figures.Document.items, total: -10 } },
    "items.total: is -10; write a number above 0",
  ],
  [
    "Document",
    {
      items: {
        ...figures.Document.items,
        deductions: {
          lines: [{ label: "Unloading", working: "200 × 12", amount: 2400 }],
          label: "To pay",
          amount: 5_000_000,
        },
      },
    },
    "items.deductions.amount: is 50,00,000, but the total less these lines is 59,77,800",
  ],
  [
    "Document",
    { items: { ...figures.Document.items, total: 5_980_000 } },
    "items.total: is 59,80,000, but the lines add up to 59,80,200",
  ],
  [
    "Schedule",
    {
      parts: [
        { from: 2, to: 1, what: "First" },
        { from: 3, what: "Second" },
      ],
    },
    "parts.0.to: is 1, which is before 2",
  ],
  [
    "Chart waterfall",
    { total: { label: "Landed cost", amount: 59 } },
    "total.amount: is 59, but start and changes add up to 59.5",
  ],
  [
    "Chart waterfall",
    { changes: [...changes, { label: "Duty", amount: 0 }] },
    "changes.2.amount: is 0, which draws no bar; leave the line out",
  ],
  [
    "Chart treemap",
    { total: { spend: 99, contract: 60 } },
    "total.spend: is 99, but the categories add up to 100",
  ],
  [
    "Chart treemap",
    {
      categories: [steel, { ...film, spend: 47 }, { label: "Gas", spend: 3, contract: 20 }],
      total: { spend: 100, contract: 75 },
    },
    "categories.2.contract: is 20 of 3; a part can't be more than the whole",
  ],
  [
    "Chart treemap",
    {
      categories: [steel, { ...film, spend: 47 }, { label: "Gas", spend: 3, contract: 3 }],
      total: { spend: 100, contract: 58 },
    },
    "categories.2.spend: is 3% of the total, too small to read; add it to another category",
  ],
  [
    "Chart treemap",
    { categories: [{ ...steel, spend: -1 }, film, film] },
    "categories.0.spend: is -1; write zero or more",
  ],
  [
    "Chart lines",
    { months: ["2026-01", "2025-12"] },
    "months.1: 2025-12 is not after 2026-01; put the months in order",
  ],
  [
    "Chart lines",
    { months: ["2026-01", "2026-13"] },
    'months.1: "2026-13" is not a month; write year-month, such as 2026-01',
  ],
  [
    "Chart lines",
    { series: [indexLine, { ...priceLine, amounts: [1] }] },
    "series.1.amounts: has 1 numbers for 3 months; give one for each",
  ],
  [
    "Chart lines",
    { mark: "Index" },
    'mark: "Index" is not a line of this chart; use one of: Copper index; Rate',
  ],
  [
    "Chart bars",
    { total: [119, 40] },
    "total.0: is 119, but the lines of Hard saving add up to 120",
  ],
  [
    "Chart bars",
    { rows: [auctions, { ...negotiation, amounts: [0, 0] }], total: [60, 0] },
    "rows.1.amounts: has nothing above zero to draw; leave the line out",
  ],
  [
    "Chart days",
    { days: [...figures["Chart days"].days].reverse() },
    "days.1.on: 2026-03-13 is before 2026-05-02; put the days in order",
  ],
  [
    "Chart days",
    { days: figures["Chart days"].days.map((day) => ({ ...day, on: "2026-03-13" })) },
    "days: are all the same day; leave the chart out",
  ],
  [
    "Chart bars",
    { colour: "red" },
    "colour: is not a field of a Chart. Allowed: kind, title, unit, caption, parts, rows, total, mark",
  ],
  [
    "Chart bars",
    { kind: "pie" },
    'kind: is not a kind of chart; use "waterfall", "treemap", "lines", "bars" or "days"',
  ],
];

/** A row is a component, and perhaps a kind of it. */
const componentOf = (row: string) => row.replace(/ .+$/u, "");

const blocks = new Set(["Table", "LandedCost", "Working", "Bids", "Chain", "Flow"]);

/** A component where it may be: a block is inside a window. */
function written(row: string, props: object): string {
  const name = componentOf(row);
  const text = componentText(name, props);
  if (name === "Window") return `${text.replace("/>", ">")}\n\n${table}\n\n</Window>`;
  if (!blocks.has(name)) return text;
  return `${componentText("Window", figures.Window).replace("/>", ">")}\n\n${text}\n\n</Window>`;
}

const table = componentText("Table", figures.Table);

describe("a component with right figures is accepted", () => {
  test.each(Object.entries(figures))("%s", async (name, props) => {
    expect(await mistakesOf(written(name, props))).toEqual([]);
  });
});

describe("a wrong figure is reported with the right one", () => {
  test.each(mistakes)("%s with %j", async (name, change, mistake) => {
    const [found] = await mistakesOf(written(name, { ...figures[name], ...change }));
    const line = blocks.has(name) ? 3 : 1;
    expect(found).toBe(
      `${line} ${componentOf(name)}${mistake.startsWith(" ") ? ":" : "."}${mistake}`,
    );
  });
});

test("a step is text with a component after it", async () => {
  const stepOf = (content: string) =>
    `<WalkThrough>\n\n<WalkStep title="Compare">\n\n${content}\n\n</WalkStep>\n\n</WalkThrough>`;
  expect(await mistakesOf(stepOf(`Three bids.\n\n${written("Table", figures.Table)}`))).toEqual([]);
  const problem = /isn’t text followed by a component/u;
  const wrong = await Promise.all(
    [
      "Words only.",
      written("Table", figures.Table),
      `${written("Table", figures.Table)}\n\nEnd.`,
    ].map((content) => mistakesOf(stepOf(content))),
  );
  expect(wrong).toEqual(wrong.map(() => [expect.stringMatching(problem)]));
});

test("a window highlights one thing, and blocks are inside a window", async () => {
  const [marks] = await mistakesOf(
    written("Table", figures.Table).replace("\n\n</", `\n\n${table}\n\n</`),
  );
  expect(marks).toContain("has 2 marks inside <Window>; keep the one that matters");
  const [outside] = await mistakesOf(table);
  expect(outside).toContain("has <Table> outside <Window>; move it inside");
});

describe("a component", () => {
  test("keeps its literal props and its content", async () => {
    expect(await treeOf('<Callout title="Before 5 * 3 * 2">\n\n**a**\n\n</Callout>')).toEqual([
      {
        component: "Callout",
        props: { title: "Before 5 * 3 * 2" },
        children: [{ tag: "p", children: [{ tag: "strong", children: ["a"] }] }],
      },
    ]);
  });

  test("may be inside another component and in Markdown", async () => {
    const tree = await treeOf(
      '<Section id="a" title="A part">\n\n> <Callout>\n>\n> b\n>\n> </Callout>\n\n</Section>',
    );
    expect(tree).toMatchObject([
      {
        component: "Section",
        children: [{ tag: "blockquote", children: [{ component: "Callout" }] }],
      },
    ]);
  });

  test.each([
    ["() => []", "code (ArrowFunctionExpression)"],
    ["`${x}`", "code (TemplateLiteral)"],
    ["[{ ...x }]", "a property that is computed"],
  ])("never runs code: items={%s}", async (items, what) => {
    expect(await mistakesOf(`<Figures items={${items}} />`)).toEqual([
      `1 body: gives <Figures> items={…} with ${what}; use literal text, numbers, lists or objects`,
    ]);
  });

  test.each([
    [
      '<Bento><Tile to="/a/" title="A title">\n\na\n\nb\n\n</Tile></Bento>',
      "body: has something other than one paragraph inside <Tile>",
    ],
    ["<Figures />", "Figures.items: is missing; add one to four figures with their basis"],
    ['<Figures items="a" />', "Figures.items: is text, but must be a list: "],
    ['<CallToAction to="/a/" />', "CallToAction.label: is missing; add what it says"],
    [
      '<CallToAction opens="demo" />',
      'CallToAction.opens: "demo" can\'t be used; use demo-callback, sales-callback',
    ],
    ['<CallToAction label="Go on" />', "CallToAction: takes label and to="],
    [
      '<CallToAction label="Go on" opens="demo-callback" />',
      "CallToAction.label: can't be used with opens",
    ],
    ['<Contact to="x" />', "Contact.to: is not a field of a Contact, which has none; remove it"],
    [
      '<Opening wide="true">\n\n<Contact />\n\n</Opening>',
      'Opening.wide: "true" is text; write wide alone, or true without quotation marks',
    ],
    ["<Callout {...x}>\n\na\n\n</Callout>", "body: spreads an expression into <Callout>"],
  ])("with the wrong props is reported: %s", async (text, message) => {
    const [first] = await mistakesOf(text);
    expect(first).toContain(`1 ${message}`);
  });
});
