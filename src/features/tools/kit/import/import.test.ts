import { expect, test } from "@jest/globals";
import writeExcel from "write-excel-file/node";
import { approvalMatrix, importTarget as rolesTarget } from "../../approval-matrix/fields";
import { importTarget, landedCost } from "../../landed-cost/fields";
import { importTarget as biddersTarget, reverseAuction } from "../../reverse-auction/fields";
import type { ToolFields } from "../fields";
import type { ToolRegion } from "../region";
import { newRow, parseState } from "../state";
import { applyProposal, propose } from "./proposal";
import { noDecisions } from "./questions";
import { readFile, readText, type Table } from "./source";
import type { ImportTarget } from "./target";
import { files, type SampleFile } from "./testing/files";
import { previewText } from "./testing/preview";

const codesOf = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

function bytesOf({ text, encoding }: SampleFile): Uint8Array<ArrayBuffer> {
  if (encoding === undefined) return new TextEncoder().encode(text);
  const windows = new Map([["€", 0x80]]);
  const units = Array.from(text, (character) => windows.get(character) ?? character.charCodeAt(0));
  if (encoding === "windows-1252") return Uint8Array.from(units);
  const little = codesOf(text).flatMap((code) => [code & 255, code >> 8]);
  // Excel's own files start with the mark; others don't.
  return encoding === "utf-16le"
    ? Uint8Array.from([0xff, 0xfe, ...little])
    : Uint8Array.from(little.map((_, index) => little[index ^ 1] ?? 0));
}

test.each(files)("$title", async (file) => {
  const { uses = [], answers = {}, typed = {}, region = "in", preview } = file;
  const { tables } = await readFile(new Blob([bytesOf(file)]));
  const decisions = { uses: new Map(uses), answers: new Map(Object.entries(answers)) };
  const proposal = propose(tables ?? [], importTarget, region, decisions, typed);
  expect(previewText(proposal).join("\n")).toBe(preview);

  const before = parseState(landedCost, { suppliers: [{ name: "Before" }] }, region);
  const state = applyProposal(landedCost, before, proposal, region);
  expect(JSON.stringify(state)).not.toMatch(/null|undefined(?!")/u);
  expect(state.suppliers.length).toBeGreaterThanOrEqual(2);
});

/** What is proposed for a pasted list. */
const proposalFor = (target: ImportTarget, text: string, region: ToolRegion = "in") =>
  propose(readText(text).tables ?? [], target, region);

/** The state of a tool after a pasted list. */
function stateOf<Own extends ToolFields>(tool: Own, target: ImportTarget, text: string) {
  const proposal = proposalFor(target, text);
  expect(proposal.isReady).toBe(true);
  return applyProposal(tool, parseState(tool, {}, "in"), proposal, "in");
}

async function excelOf(sheets: Parameters<typeof writeExcel>[0]): Promise<readonly Table[]> {
  const { tables } = await readFile(
    new Blob([Uint8Array.from(await writeExcel(sheets).toBuffer())]),
  );
  return tables ?? [];
}

test("an Excel file: the sheet that is known, exact numbers and shares as percentages", async () => {
  const tables = await excelOf([
    { data: [["Notes"], ["Asked on Monday"]], sheet: "Notes" },
    {
      data: [
        ["Vendor", "Rate", "Freight", "GST"],
        ["Asha", 168.255, 124000, 0.18],
        ["=Bharat | Sons", 1.25, 98500.5, 0.12],
      ],
      sheet: "Quotes",
    },
  ]);
  const proposal = propose(tables, importTarget, "in");
  expect(previewText(proposal)).toEqual([
    "Suppliers: Asha, =Bharat | Sons",
    "price = 168.255 | 1.25",
    "freight = 1,24,000 | 98500.5",
    "tax = 0.18 | 0.12",
    "Ask: Excel may keep 18% as 0.18. What is 0.18 in this file? 18% / 0.18%",
  ]);
  const answered = { ...noDecisions, answers: new Map([["shares", "yes"]]) };
  expect(previewText(propose(tables, importTarget, "in", answered))).toContain("tax = 18 | 12");
});

test("discounts that Excel keeps as shares", async () => {
  const data = [
    ["Vendor", "Rate", "Disc %"],
    ["Asha", 1300, 0.22],
    ["Bharat", 1210, 0.1],
  ];
  const tables = await excelOf([{ data, sheet: "Quotes" }]);
  const answers = new Map([
    ["shares", "yes"],
    ["discount", "before"],
  ]);
  expect(previewText(propose(tables, importTarget, "in", { ...noDecisions, answers }))).toContain(
    "price = 1,014 (1300 less 22%) | 1,089 (1210 less 10%)",
  );
});

/** A tool with the kinds of fields that landed cost doesn't have. */
const moments = {
  name: "reverse-auction",
  fields: { opens: { kind: "time", label: "Opens" } },
  lists: {
    bills: {
      rowName: "Bill",
      least: 1,
      most: 9,
      fields: {
        name: { kind: "text", label: "Bill" },
        due: { kind: "date", label: "Due on", synonyms: "due date" },
        isSmall: { kind: "yes-no", label: "Micro or small" },
      },
    },
  },
} satisfies ToolFields;

test.each<[string, ToolRegion, string, readonly string[]]>([
  ["days that Excel saved", "in", "01-04-2026,13-04-2026", ["2026-04-01", "2026-04-13"]],
  ["days of the United States", "us", "04/01/2026,04/13/2026", ["2026-04-01", "2026-04-13"]],
  ["a month first", "us", '"Apr 1, 2026","April 13th, 2026"', ["2026-04-01", "2026-04-13"]],
  ["points and ISO days", "in", "01.04.2026,2026-04-13", ["2026-04-01", "2026-04-13"]],
  ["days that don't exist", "in", "31-02-2026,soon", ["31-02-2026", "soon"]],
])("dates and times: %s", (_, region, dates, wanted) => {
  const text = `Opens,9:30 AM\n\nBill,A,B\nDue date,${dates}\nMicro or small,Y,no\n`;
  const proposal = proposalFor({ tool: moments, list: "bills" }, text, region);
  const state = applyProposal(moments, parseState(moments, {}, region), proposal, region);
  expect(state.opens).toBe("09:30");
  expect(state.bills.map(({ due }) => due)).toEqual(wanted);
  expect(state.bills.map(({ isSmall }) => isSmall)).toEqual(["yes", "no"]);
  expect(proposal.questions).toEqual([]);
  expect(proposal.unread).toHaveLength(wanted.filter((day) => !day.startsWith("2026")).length);
});

test("a day that may be two is asked, with the region's order first", () => {
  const text = "Bill,Due date\nA,01-04-2026\nB,02-04-2026\n";
  const asked = (region: ToolRegion) => {
    const { questions, isReady } = proposalFor({ tool: moments, list: "bills" }, text, region);
    expect(isReady).toBe(false);
    return questions.map(({ options }) => options.map(({ label }) => label));
  };
  expect(asked("in")).toEqual([["1 April 2026", "4 January 2026"]]);
  expect(asked("us")).toEqual([["4 January 2026", "1 April 2026"]]);
});

test.each([
  ["an old workbook", [0xd0, 0xcf, 0x11, 0xe0]],
  ["a broken workbook", [0x50, 0x4b, 3, 4, 0, 0]],
  ["a PDF", codesOf("%PDF-1.7")],
  ["nothing", []],
])("%s is refused with what to do", async (_, bytes) => {
  const { problem } = await readFile(new Blob([Uint8Array.from(bytes)]));
  expect(problem).toMatch(/Save it as an Excel workbook|There are no cells/u);
});

test("a file replaces the example's quantity, item and unit, not what the visitor typed, and an unknown file nothing", () => {
  const start = newRow(landedCost.lists.suppliers);
  const suppliers = [{ ...start, name: "Before", price: "1" }];
  const own = { quantity: "500", item: "BOPP film", unit: "kg" };
  const before = parseState(landedCost, { ...own, suppliers }, "in");
  const use = (text: string, typed: Readonly<Record<string, string>> = {}) => {
    const tables = readText(text).tables ?? [];
    const proposal = propose(tables, importTarget, "in", noDecisions, typed);
    return applyProposal(landedCost, before, proposal, "in");
  };
  const empty = { quantity: "", item: "", unit: "", interest: before.interest };
  const quotations = "Supplier,Price\nAsha,168\nBharat,171\n";
  expect(use(quotations)).toMatchObject(empty);
  expect(use(quotations, { quantity: "500" }).quantity).toBe("500");
  expect(use(`Quotations of 12 May\n${quotations}`)).toMatchObject(empty);
  const rows = "Supplier\tQty\tRate\nAsha\t20 sets\t168\nBharat\t20 sets\t171";
  const named = `Comparison of quotations for LED lamps (RFQ 12)\n${rows}`;
  expect(use(named)).toMatchObject({ quantity: "20", item: "LED lamps", unit: "sets" });
  expect(use(rows, { item: own.item, unit: own.unit })).toMatchObject({ ...own, quantity: "20" });
  expect(use("Colour,Shape\nred,round\n")).toEqual(before);
});

test("a delivery term among the freights is the supplier's term", () => {
  const text = "Supplier,Price,Freight\nAsha,168,CIF\nBharat,171,5000\nChandra,170,FOR\n";
  const { suppliers } = stateOf(landedCost, importTarget, text);
  expect(suppliers.map(({ term, freight }) => [term, freight])).toEqual([
    ["CIF", ""],
    ["EXW", "5,000"],
    ["DAP", ""],
  ]);
});

test("results of an export are no headings, whatever its suppliers are called", () => {
  const text = `Price per unit,168,171\nResult: Supplier,Price,Currency\nSupplier,Price,Currency\n`;
  const { suppliers } = stateOf(landedCost, importTarget, text);
  expect(suppliers.map(({ name, price }) => [name, price])).toEqual([
    ["Price", "168"],
    ["Currency", "171"],
  ]);
});

test("a freight or duty without its term or origin counts, and the preview says so", () => {
  const text = "Supplier,Price,Freight,Duty\nAsha,168,1000,\nBharat,171,0,10%\n";
  expect(proposalFor(importTarget, text).notes.join()).toMatch(
    /Delivery term: EXW, Origin: Imported with /u,
  );
  const { suppliers } = stateOf(landedCost, importTarget, text);
  expect(suppliers.map(({ term, origin }) => [term, origin])).toEqual([
    ["EXW", "auto"],
    ["EXW", "import"],
  ]);
});

test("approvers with limits, the highest first, become a matrix of bands", () => {
  const text = "Designation\tLimit (₹)\nCFO\t\nPlant head\t25 lakh\nSection head\t5,00,000\n";
  const { roles, bands } = stateOf(approvalMatrix, rolesTarget, text);
  expect(roles.map(({ name, limit, bands: asked }) => [name, limit, ...asked])).toEqual([
    ["Section head", "5,00,000", "yes", "yes", "yes"],
    ["Plant head", "25,00,000", "no", "yes", "yes"],
    ["CFO", "", "no", "no", "yes"],
  ]);
  expect(bands.map(({ above, upTo }) => [above, upTo])).toEqual([
    ["0", "5,00,000"],
    ["5,00,000", "25,00,000"],
    ["25,00,000", ""],
  ]);
});

test("limits as ranges, in lakh as the heading says", () => {
  const text = `DELEGATION OF AUTHORITY
S.No,Value (Rs. lakh),Approving authority,Remarks
1,Up to 5,Plant head,
2,Above 5 and up to 50,CPO,Through plant head
3,Above 50,CFO,Through CPO
`;
  const { roles } = stateOf(approvalMatrix, rolesTarget, text);
  expect(roles.map(({ name, limit }) => [name, limit])).toEqual([
    ["Plant head", "5,00,000"],
    ["CPO", "50,00,000"],
    ["CFO", ""],
  ]);
  const closed = proposalFor(rolesTarget, "Role,Limit\nCPO,Above 5 - 50\nCFO,Above 50\n");
  expect(closed.unread.map(({ text }) => text)).toEqual(["Above 5 - 50"]);
  const plain = stateOf(
    approvalMatrix,
    rolesTarget,
    "Role,Limit in lakh\nCPO,50\nCFO,No limit\nBoard,Full powers\n",
  );
  expect(plain.roles.map(({ limit }) => limit)).toEqual(["50,00,000", "", ""]);
});

test("limits without an end say so, and those in names are in a note", () => {
  const limits = "Role,Limit\nHOD,up to 10 lakh\nGM,above 10 lakh\nCFO,No limit\n";
  expect(previewText(proposalFor(rolesTarget, limits))).toContain(
    "limit = 10,00,000 |  (“above 10 lakh”: no limit) |  (“No limit”: no limit)",
  );
  const prose = "Approver,Days\nHOD up to 10 lakh,2\nGM above 10 lakh,3\nHead over projects,1\n";
  expect(proposalFor(rolesTarget, prose).notes).toContain(
    "Limits in names aren’t read: HOD up to 10 lakh, GM above 10 lakh. Put them in a column of their own.",
  );
  const both = "Category\tLimit\nCapex\tHOD up to 10 lakh, GM above 10 lakh\n";
  expect(proposalFor(rolesTarget, both).changes.roles).toMatchObject([
    { limit: "HOD up to 10 lakh, GM above 10 lakh" },
  ]);
});

test("limits in lakh as the title says, without the note below them", () => {
  const text = `All figures in Rs. lakh
Competent authority,Limit
Buyer,1
HOD,5
Note: all values exclude GST,
`;
  const { roles } = stateOf(approvalMatrix, rolesTarget, text);
  expect(roles.map(({ name, limit }) => [name, limit])).toEqual([
    ["Buyer", "1,00,000"],
    ["HOD", "5,00,000"],
  ]);
  const inMillions = proposalFor(rolesTarget, "Role,Limit ($M)\nVP,0.25\nCFO,25\n", "us");
  expect(inMillions.changes.roles).toMatchObject([{ limit: "250,000" }, { limit: "25,000,000" }]);
});

test("bidders with reserve prices", () => {
  const text = "Supplier,Quote,Reserve price\nAsha,100,90\nBharat,98,88\n";
  const { quotation, bidders } = stateOf(reverseAuction, biddersTarget, text);
  expect(quotation).toBe("98");
  expect(bidders.map(({ name, floor }) => [name, floor])).toEqual([
    ["Asha", "90"],
    ["Bharat", "88"],
  ]);
});

test("prices in another unit than the first are marked, and a column of units is the quantity's", () => {
  const cells = `Supplier\tQuote\tReserve price
Asha\t58,500/MT\t57/kg
Bharat\t58,000/MT\t57,000/MT
`;
  const { unread, notes, changes } = proposalFor(biddersTarget, cells);
  expect(changes).toMatchObject({
    quotation: "58,000",
    each: "MT",
    bidders: [{ floor: "57/kg" }, { floor: "57,000" }],
  });
  expect(unread.map(({ problem }) => problem)).toEqual(["This is for one kg, not for one MT."]);
  expect(notes).toContain("Also found: price is per “MT”.");
  const problemsOf = (text: string, typed = {}) =>
    propose(readText(text).tables ?? [], biddersTarget, "in", undefined, typed).unread.length;
  const headings = "Supplier,Quote (Rs/MT),Reserve price (Rs/kg)\nAsha,58500,57\nBharat,58000,55\n";
  expect(problemsOf(headings)).toBe(2);
  const trips = "Supplier\tQuote\tFloor\nAsha\t58.5 per trip\t57\nBharat\t58\t56\n";
  expect(problemsOf(trips, { each: "tonne" })).toBe(1);
  const counted =
    "Supplier,Quote (Rs/MT),Floor,Qty,Unit\nAsha,58500,57000,5,kg\nBharat,58000,56000,5,kg\n";
  const { bidders } = stateOf(reverseAuction, biddersTarget, counted);
  expect(bidders.map(({ floor }) => floor)).toEqual(["57,000", "56,000"]);
});

const matrixOf = (text: string) => {
  const { roles, bands } = stateOf(approvalMatrix, rolesTarget, text);
  return {
    roles: roles.map(({ name, bands: asked }) => [name, ...asked.slice(0, bands.length)]),
    bands: bands.map(({ above, upTo }) => [above, upTo]),
  };
};

test("a grid of roles by ranges of amounts keeps its ticks, in either direction", () => {
  const matrix = {
    roles: [
      ["Buyer", "yes", "no", "no"],
      ["Manager", "no", "yes", "no"],
      ["CFO", "no", "no", "yes"],
    ],
    bands: [
      ["", "1,00,000"],
      ["1,00,000", "10,00,000"],
      ["10,00,000", ""],
    ],
  };
  const rows = `Role\tUp to 1,00,000\t1,00,001 - 10,00,000\tAbove 10,00,000
Buyer\t✓\t\t
Manager\t\tyes\t
CFO\t\t\tY
`;
  expect(matrixOf(rows)).toEqual(matrix);
  const columns = `Amount,Buyer,Manager,CFO
0-1 lakh,x,,
1-10 lakh,,x,
>10 lakh,,,x
`;
  expect(matrixOf(columns)).toEqual(matrix);
  const inLakh = `DELEGATION OF AUTHORITY (Rs. in lakhs)
Approver,0-5,5-25,25 & above
Buyer,Y,,
Manager,,Y,
CFO,,,Y
`;
  expect(matrixOf(inLakh).bands).toEqual([
    ["", "5,00,000"],
    ["5,00,000", "25,00,000"],
    ["25,00,000", ""],
  ]);
});

test("a mark in a grid is asked about once, wherever it is", () => {
  const grid = `Role\tUp to 1,00,000\tAbove 1,00,000
Buyer\tA\tR
Manager\tR\tA
`;
  const { questions } = proposalFor(rolesTarget, grid);
  expect(questions.map(({ text }) => text)).toEqual([
    "Does “A” mean yes in this file?",
    "Does “R” mean yes in this file?",
  ]);
  const answers = new Map(questions.map(({ key }, index) => [key, index === 0 ? "yes" : "no"]));
  const decisions = { ...noDecisions, answers };
  const proposal = propose(readText(grid).tables ?? [], rolesTarget, "in", decisions);
  const state = applyProposal(approvalMatrix, parseState(approvalMatrix, {}, "in"), proposal, "in");
  expect(state.roles.map(({ bands }) => bands.slice(0, 2))).toEqual([
    ["yes", "no"],
    ["no", "yes"],
  ]);
});

test("bands with one approver each are a list of approvers", () => {
  const { roles } = stateOf(
    approvalMatrix,
    rolesTarget,
    "From,To,Approver\n0,100000,Buyer\n100001,1000000,Manager\n1000001,,CFO\n",
  );
  expect(roles.map(({ name, limit }) => [name, limit])).toEqual([
    ["Buyer", "1,00,000"],
    ["Manager", "10,00,000"],
    ["CFO", ""],
  ]);
});

test("bidders with quotations and floors: the auction opens at the lowest quotation", () => {
  const text =
    "Carrier,Opening quotation,Floor\nAsha,58200,56100\nBharat,57400,55000\nKaveri,-,56000\n";
  const auction = stateOf(reverseAuction, biddersTarget, text);
  expect(auction.bidders.map(({ name, floor }) => [name, floor])).toEqual([
    ["Asha", "56,100"],
    ["Bharat", "55,000"],
    ["Kaveri", "56,000"],
  ]);
  const { quotation, opening, step, bids } = auction;
  expect([quotation, opening, step, bids]).toEqual(["57,400", "57,400", "300", []]);
});

test("bidders of another purchase are not for the example's quantity, but for what was typed", () => {
  const { tables } = readText("Vendor,Quoted price,Floor\nAsha,58200,56100\nBharat,57400,55000\n");
  const example = { item: "Auction 418", quantity: "260", unit: "trips", each: "trip" };
  const lotWith = (typed: Readonly<Record<string, string>>) => {
    const proposal = propose(tables ?? [], biddersTarget, "in", noDecisions, typed);
    const before = parseState(reverseAuction, { ...example, ...typed }, "in");
    const { item, quantity, each } = applyProposal(reverseAuction, before, proposal, "in");
    return { item, quantity, each };
  };
  expect(lotWith({})).toEqual({ item: "", quantity: "1", each: "lot" });
  expect(lotWith({ quantity: "40" })).toEqual({ item: "", quantity: "40", each: "" });
});
