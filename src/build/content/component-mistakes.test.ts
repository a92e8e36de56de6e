import { describe, expect, test } from "@jest/globals";
import { mistakesOf, treeOf } from "./testing/body";
import { componentText } from "./testing/component-text";

const caption = "What the scene shows, in a sentence of some length";
const frame = { title: "Sheet 1", status: "Open", caption, unit: "₹" };

const auction = {
  title: "Auction 1",
  caption,
  unit: "₹",
  opens: "11:00",
  closes: "11:20",
  now: "11:18",
  start: 100,
  quantity: { amount: 20, unit: "tonnes" },
};

const activity = [
  { at: "9 May", who: "Buyer", what: "asked for a credit note" },
  { at: "8 May", who: "System", what: "opened a query" },
];

/** Props of each component without a mistake. */
const right = {
  QuotationComparison: {
    ...frame,
    suppliers: ["Mill A", "Mill B"],
    lines: [
      { label: "Price", amounts: [100.1, 90] },
      { label: "Freight", amounts: [0.2, 15] },
    ],
    landed: [100.3, 105],
    lot: { label: "10 tonnes", quantity: 10, amounts: [1003, 1050] },
  },
  BidLadder: {
    ...auction,
    bids: [
      { at: "11:01", bidder: "A", price: 98 },
      { at: "11:02", bidder: "B", price: 97 },
      { at: "11:02:30", bidder: "A", price: 95.5 },
    ],
    saving: { currency: "₹", amount: 90 },
  },
  ScrapAuction: {
    ...auction,
    reserve: 104,
    bids: [
      { at: "11:01", bidder: "A", price: 102 },
      { at: "11:02", bidder: "B", price: 103 },
      { at: "11:03", bidder: "A", price: 105.5 },
    ],
    proceeds: { currency: "₹", amount: 2110 },
  },
  SpendByCategory: {
    ...frame,
    categories: [
      { label: "Steel", spend: 40.5, contract: 30 },
      { label: "Film", spend: 9.5, contract: 0 },
      { label: "Freight", spend: 9.5, contract: 9.5 },
    ],
    total: { spend: 59.5, contract: 39.5 },
  },
  SupplierScorecard: {
    title: "Sheet 1",
    status: "Open",
    caption,
    target: 80,
    criteria: [
      { label: "Quality", evidence: "46 of 50 lots accepted", weight: 60, mark: 92 },
      { label: "Delivery", evidence: "39 of 50 lines on time", weight: 40, mark: 78 },
    ],
    score: 86.4,
  },
  CapexBudget: {
    ...frame,
    packages: [
      { label: "Filler", budget: 6.4, award: 6.12 },
      { label: "Utilities", budget: 2.3, award: 2.41 },
    ],
    total: { budget: 8.7, award: 8.53 },
  },
  IntegrationFlow: {
    ...frame,
    systems: ["ERP", "Sourcing", "Suppliers"],
    documents: [
      { name: "Requisition", from: "ERP", to: "Sourcing", sent: 41, taken: 40, held: 1 },
      { name: "Invitation", from: "Sourcing", to: "Suppliers", sent: 160, taken: 160, held: 0 },
      { name: "Award", from: "Sourcing", to: "ERP", sent: 12, taken: 11, held: 1 },
    ],
    total: { sent: 213, taken: 211, held: 2 },
  },
  InvoiceToPayment: {
    title: "Invoice 1",
    status: "Paid",
    caption,
    currency: "₹",
    invoiced: "2026-02-27",
    received: "2026-02-28",
    approved: "2026-03-03",
    paid: "2026-03-13",
    due: "2026-05-02",
    amount: 1_460_000,
    rate: 12,
    days: 50,
    discount: 24_000,
    payout: 1_436_000,
  },
  ApprovalChain: {
    ...frame,
    lines: [
      { label: "Order", amount: 900 },
      { label: "Freight", amount: 150.5 },
    ],
    total: 1050.5,
    levels: [
      { who: "Lead", limit: 500, answered: "12 May" },
      { who: "Head", limit: 2000 },
      { who: "CFO" },
    ],
  },
  RfqTracker: {
    title: "RFQ 1",
    status: "Open",
    caption,
    lines: 5,
    wanted: 2,
    suppliers: [
      { name: "A", state: "quoted", priced: 5, at: "9 May" },
      { name: "B", state: "opened", priced: 3, at: "9 May" },
      { name: "C", state: "sent", priced: 0, at: "8 May" },
    ],
    activity,
  },
  ContractCheck: {
    ...frame,
    orders: [
      { number: "PO 1", item: "Housing", quantity: 10, paid: 12.5, contract: 12, difference: 5 },
      { number: "PO 2", item: "Housing", quantity: 10, paid: 12, contract: 12, difference: 0 },
    ],
    total: 5,
    detail: { number: "PO 1", facts: [{ label: "Clause", value: "4.2" }], activity },
  },
  CostModel: {
    ...frame,
    elements: [
      { label: "Metal", working: "2 kg", should: 10, quoted: 10 },
      { label: "Casting", working: "One die", should: 5, quoted: 7.5 },
      { label: "Freight", working: "By road", should: 1, quoted: 1 },
    ],
    should: 16,
    quoted: 18.5,
    activity,
  },
  RateCatalogue: {
    title: "Catalogue",
    status: "Open",
    caption,
    currency: "₹",
    search: "shoe",
    items: [
      { code: "S1", name: "Shoe", rate: 1195, unit: "pair", contract: "RC 8" },
      { code: "S2", name: "Boot", rate: 412, unit: "pair", contract: "RC 8" },
      { code: "S3", name: "Gloves", rate: 365, unit: "box", contract: "RC 9" },
    ],
    order: {
      title: "Order 14",
      lines: [{ code: "S1", quantity: 20, amount: 23_900 }],
      total: 23_900,
      facts: [{ label: "Delivery", value: "5 days" }],
    },
    ceiling: { contract: "RC 8", limit: 50_000, used: 20_000, after: 43_900 },
  },
  LaneBoard: {
    title: "Loads",
    status: "Open",
    caption,
    stages: ["Indented", "Placed", "Delivered"].map((name) => ({
      name,
      count: 2,
      loads: [{ number: name, lane: "Pune to Chennai", carrier: "A", note: "On time" }],
    })),
    total: 6,
    lane: {
      name: "Pune to Chennai",
      unit: "₹ per trip",
      carriers: [
        { name: "A", rate: 570, trips: 2, amount: 1140 },
        { name: "B", rate: 580, trips: 1, amount: 580 },
      ],
      trips: 3,
      amount: 1720,
    },
  },
  IntakeRequest: {
    title: "Request 1",
    caption,
    asked: { words: "A crane for the boiler, please", by: "Maintenance", at: "09:12" },
    answers: [{ label: "Site", value: "Boiler house" }],
    currency: "₹",
    estimate: { quantity: 9, unit: "days", rate: 75_000, amount: 675_000 },
    routes: [
      { limit: 50_000, becomes: "Two quotations", due: "3 days" },
      { becomes: "RFQ by buyer", due: "8 days" },
    ],
    event: { name: "RFQ 2", at: "09:41", facts: [{ label: "Scope", value: "From the request" }] },
  },
  Ledger: {
    title: "Steel turnings, March",
    unit: "tonnes",
    columns: { in: "Generated", out: "Lifted", balance: "In the yard" },
    opening: { label: "Brought forward", balance: 12.5 },
    lines: [
      { on: "Week 1", label: "Machine shop", in: 24.2 },
      { on: "Week 2", label: "Sale order 88", out: 30.1 },
    ],
    closing: { label: "Left on 31 March", balance: 6.6 },
  },
  BeforeAfter: {
    title: "One request",
    before: "Today",
    after: "With the file",
    rows: [
      { step: "Ask", before: "By mail", after: "In the file", takes: [6, 1.5] },
      { step: "Compare", before: "By mail", after: "In the file", takes: [8, 0.5] },
      { step: "Approve", before: "By mail", after: "In the file", takes: [3, 3] },
    ],
    total: { label: "Hours in all", unit: "h", sums: [17, 5] },
  },
  Document: {
    title: "Line sheet",
    number: "RFQ 1",
    head: [{ label: "Closes", value: "14 May, 17:00", note: 1 }],
    items: {
      unit: "₹",
      lines: [{ label: "Shoes", quantity: 100, unit: "pairs", rate: 11.5, amount: 1150, note: 2 }],
      total: 1150,
    },
    notes: ["What the first note says of its part", "What the second note says of its part"],
  },
  Schedule: {
    unit: "week",
    parts: [
      { from: 1, to: 2, what: "Map fields" },
      { from: 1, to: 3, what: "Train" },
    ],
  },
} as const;

const { routes } = right.IntakeRequest;
const [lead, head] = right.ApprovalChain.levels;
const [filler, utilities] = right.CapexBudget.packages;
const [steel, film, freight] = right.SpendByCategory.categories;
const [requisition, ...documents] = right.IntegrationFlow.documents;
const [week1, week2] = right.Ledger.lines;
const [complete, started, sent] = right.RfqTracker.suppliers;
const { order, ceiling } = right.RateCatalogue;
const times = "times run from opens over the bids to now and closes";

/** A change of the right props, with the mistake that is reported first. */
const mistakes: readonly (readonly [keyof typeof right, object, string])[] = [
  [
    "QuotationComparison",
    { landed: [100.3, 104] },
    "landed.1: is 104, but Mill B's lines add up to 105",
  ],
  [
    "QuotationComparison",
    { landed: [100.3] },
    "landed: has 1 numbers for 2 suppliers; give one for each",
  ],
  [
    "QuotationComparison",
    { lot: { label: "10 tonnes", quantity: 10, amounts: [1003, 10_500] } },
    "lot.amounts.1: is 10,500, but 105 × 10 is 1,050",
  ],
  [
    "BidLadder",
    { saving: { currency: "₹", amount: 91 } },
    "saving.amount: is 91, but opening price less lowest bid, times quantity, is 90",
  ],
  ["BidLadder", { now: "11:21" }, `closes: 11:20 is not after 11:21; ${times}`],
  [
    "BidLadder",
    { start: 98 },
    "bids.0.price: 98 is not below 98; a bid must be lower than the one before",
  ],
  ["BidLadder", { now: "11.18" }, 'now: "11.18" is not a time; write 11:20 or 11:17:46'],
  [
    "ScrapAuction",
    { proceeds: { currency: "₹", amount: 2111 } },
    "proceeds.amount: is 2,111, but highest bid times quantity is 2,110",
  ],
  [
    "ScrapAuction",
    { start: 102 },
    "bids.0.price: 102 is not above 102; a bid must be higher than the one before",
  ],
  [
    "ScrapAuction",
    { reserve: 99 },
    "reserve: 99 is below the opening price of 100; a lot is never sold below the reserve",
  ],
  [
    "SpendByCategory",
    { total: { spend: 59, contract: 39.5 } },
    "total.spend: is 59, but the categories add up to 59.5",
  ],
  [
    "SpendByCategory",
    { categories: [film, steel, freight] },
    "categories.1.spend: 40.5 is more than 9.5; put the largest category first",
  ],
  [
    "SpendByCategory",
    {
      categories: [steel, film, { ...freight, contract: 10 }],
      total: { spend: 59.5, contract: 40 },
    },
    "categories.2.contract: is 10 of 9.5; a part can't be more than the whole",
  ],
  ["SupplierScorecard", { score: 86 }, "score: is 86, but weight times mark adds up to 86.4"],
  ["SupplierScorecard", { target: -1 }, "target: is below 0; write 0 to 100"],
  [
    "CapexBudget",
    { total: { budget: 8.7, award: 8.5 } },
    "total.award: is 8.5, but the packages' awards add up to 8.53",
  ],
  [
    "CapexBudget",
    {
      packages: [
        { ...filler, budget: 8.7 },
        { ...utilities, budget: 0 },
      ],
    },
    "packages.1.budget: is not above zero; write what was sanctioned",
  ],
  [
    "IntegrationFlow",
    { total: { sent: 213, taken: 212, held: 2 } },
    "total.taken: is 212, but the documents add up to 211",
  ],
  [
    "IntegrationFlow",
    { documents: [{ ...requisition, from: "SAP" }, ...documents] },
    'documents.0.from: is "SAP", which is not one of the systems',
  ],
  [
    "IntegrationFlow",
    { documents: [{ ...requisition, held: 2 }, ...documents] },
    "documents.0.held: is 2, but 41 sent less 40 taken in is 1",
  ],
  ["InvoiceToPayment", { days: 49 }, "days: is 49, but from 2026-03-13 to 2026-05-02 are 50 days"],
  [
    "InvoiceToPayment",
    { payout: 1_436_001 },
    "payout: is 14,36,001, but 14,60,000 less 24,000 is 14,36,000",
  ],
  [
    "InvoiceToPayment",
    { approved: "2026-02-20" },
    "approved: 2026-02-20 is before 2026-02-28, the day of received",
  ],
  ["RfqTracker", { wanted: 4 }, "wanted: is 4, but only 3 suppliers are invited"],
  [
    "RfqTracker",
    { suppliers: [{ ...complete, priced: 4 }, started, sent] },
    "suppliers.0.priced: is 4 of 5 lines; a supplier has quoted when all have a price",
  ],
  [
    "RfqTracker",
    { suppliers: [complete, { ...started, priced: 5 }, sent] },
    "suppliers.1.priced: is 5 of 5 lines; with all priced, the state is quoted",
  ],
  [
    "RfqTracker",
    { suppliers: [complete, started, { ...sent, priced: 1 }] },
    "suppliers.2.priced: is 1; a supplier in the state sent has priced nothing",
  ],
  ["ContractCheck", { total: 6 }, "total: is 6, but the orders add up to 5"],
  [
    "ContractCheck",
    { orders: [{ ...right.ContractCheck.orders[0], paid: 13 }, right.ContractCheck.orders[1]] },
    "orders.0.difference: is 5, but (13 − 12) × 10 is 10",
  ],
  [
    "ContractCheck",
    { detail: { ...right.ContractCheck.detail, number: "PO 3" } },
    'detail.number: is "PO 3", which is not one of the orders',
  ],
  ["CostModel", { should: 17 }, "should: is 17, but the elements add up to 16"],
  ["CostModel", { quoted: 18 }, "quoted: is 18, but the elements add up to 18.5"],
  [
    "RateCatalogue",
    { order: { ...order, lines: [{ code: "S1", quantity: 20, amount: 23_000 }] } },
    "order.lines.0.amount: is 23,000, but 20 × 1,195 is 23,900",
  ],
  [
    "RateCatalogue",
    { order: { ...order, lines: [{ code: "S9", quantity: 20, amount: 23_900 }] } },
    'order.lines.0.code: is "S9", which is not one of the items',
  ],
  [
    "RateCatalogue",
    { ceiling: { ...ceiling, after: 44_000 } },
    "ceiling.after: is 44,000, but used and this order are 43,900",
  ],
  [
    "RateCatalogue",
    { ceiling: { ...ceiling, limit: 40_000 } },
    "ceiling.after: is 43,900, more than the limit of 40,000",
  ],
  ["LaneBoard", { total: 7 }, "total: is 7, but the stages add up to 6"],
  [
    "LaneBoard",
    { lane: { ...right.LaneBoard.lane, amount: 1721 } },
    "lane.amount: is 1,721, but the carriers' amounts add up to 1,720",
  ],
  [
    "LaneBoard",
    { lane: { ...right.LaneBoard.lane, trips: 4 } },
    "lane.trips: is 4, but the carriers' trips add up to 3",
  ],
  ["ApprovalChain", { total: 1050 }, "total: is 1,050, but the lines add up to 1,050.5"],
  [
    "ApprovalChain",
    { levels: [lead, { ...head, limit: 500 }, { who: "CFO" }] },
    "levels.1.limit: 500 is not above 500; limits rise from level to level",
  ],
  [
    "ApprovalChain",
    { levels: [lead, { ...head, limit: 1000 }] },
    "levels: has no limit that covers 1,050.5",
  ],
  [
    "ApprovalChain",
    {
      levels: [
        { who: "Lead", limit: 500 },
        { ...head, answered: "12 May" },
      ],
    },
    "levels.1.answered: is given, but a level before it has not answered",
  ],
  [
    "IntakeRequest",
    { estimate: { ...right.IntakeRequest.estimate, amount: 676_000 } },
    "estimate.amount: is 6,76,000, but 9 × 75,000 is 6,75,000",
  ],
  [
    "IntakeRequest",
    { routes: [...routes].reverse() },
    "routes.0: has no limit; only the last route may have none",
  ],
  [
    "IntakeRequest",
    { event: { ...right.IntakeRequest.event, at: "09:12" } },
    "event.at: 09:12 is not after 09:12, when the request came in",
  ],
  [
    "Ledger",
    { closing: { label: "Left", balance: 6.5 } },
    "closing.balance: is 6.5, but 12.5 with what came in and went out is 6.6",
  ],
  [
    "Ledger",
    { lines: [week1, { ...week2, out: -30.1 }] },
    "lines.1.out: is not above zero; write how much has moved",
  ],
  ["Ledger", { lines: [week1] }, "lines: has 1 item; give 2 to 10"],
  [
    "BeforeAfter",
    { total: { label: "Hours in all", unit: "h", sums: [17, 4] } },
    "total.sums.1: is 4, but the rows add up to 5",
  ],
  ["BeforeAfter", { total: undefined }, "rows.0: has takes, but there is no total"],
  [
    "Document",
    { items: { ...right.Document.items, total: 1500 } },
    "items.total: is 1,500, but the lines add up to 1,150",
  ],
  [
    "Document",
    { items: undefined },
    "notes: need the numbers 1, 2 on the document's parts, in this order; it has 1",
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
];

describe("a component with right figures is accepted", () => {
  test.each(Object.entries(right))("%s", async (name, props) => {
    expect(await mistakesOf(componentText(name, props))).toEqual([]);
  });
});

describe("a wrong figure is reported with the right one", () => {
  test.each(mistakes)("%s with %j", async (name, change, mistake) => {
    const [first] = await mistakesOf(componentText(name, { ...right[name], ...change }));
    expect(first).toBe(`1 ${name}.${mistake}`);
  });
});

describe("a component", () => {
  test("keeps its literal props and its content", async () => {
    expect(await treeOf('<Callout title="Before *this*">\n\n**a**\n\n</Callout>')).toEqual([
      {
        component: "Callout",
        props: { title: "Before *this*" },
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
    ["process.env.X", "code (MemberExpression)"],
    ["`${x}`", "code (TemplateLiteral)"],
    ["[...x]", "code (SpreadElement)"],
    ["[{ ...x }]", "a property that is computed"],
  ])("never runs code: items={%s}", async (items, what) => {
    expect(await mistakesOf(`<Figures items={${items}} />`)).toEqual([
      `1 body: gives <Figures> items={…} with ${what}; use literal text, numbers, lists or objects`,
    ]);
  });

  test.each([
    [
      '<Quote name="Asha" title="Buyer">\n\n- a\n\n</Quote>',
      "body: has something other than one paragraph inside <Quote>",
    ],
    [
      '<Quote name="Asha" title="Buyer">\n\na\n\nb\n\n</Quote>',
      "body: has something other than one paragraph inside <Quote>",
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
    ["<Callout {...x}>\n\na\n\n</Callout>", "body: spreads an expression into <Callout>"],
  ])("with the wrong props is reported: %s", async (text, message) => {
    const [first] = await mistakesOf(text);
    expect(first).toContain(`1 ${message}`);
  });
});

describe("notes of a wide scene", () => {
  const wide = (first: string, second: string, inside: string) => {
    const text = "What to know of this row";
    const notes = [first, second].map((at) => ({ at, text }));
    return `<WideScene notes={${JSON.stringify(notes)}}>\n\n${inside}\n\n</WideScene>`;
  };
  const scene = componentText("CapexBudget", right.CapexBudget);

  test("point at rows of the window inside", async () => {
    expect(await mistakesOf(wide("Filler", "Utilities", scene))).toEqual([]);
    const [lost] = await mistakesOf(wide("Filler", "Utilitys", scene));
    expect(lost).toMatch(
      /note at "Utilitys", but <CapexBudget> has no row of that label.*Utilities/u,
    );
  });

  test("are one for a row", async () => {
    const [twice] = await mistakesOf(wide("Filler", "Filler", scene));
    expect(twice).toContain('notes.1.at: is "Filler" again; give each row one note');
  });

  test("need one window", async () => {
    const [two] = await mistakesOf(wide("Filler", "Utilities", `${scene}\n\n${scene}`));
    expect(two).toContain("more than one scene inside <WideScene>; keep one");
  });
});
