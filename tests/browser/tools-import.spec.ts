import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import writeExcel from "write-excel-file/node";
import { answerConsent } from "./support/answered";
import { expectContrastInDark, expectNoViolations } from "./support/axe";
import { expectFocusOn, expectFocusSeen, walkTo } from "./support/keyboard";
import { expectNoSidewaysScroll } from "./support/reflow";
import { expect, test } from "./support/test";
import { exportCsv, openTool, toolOf } from "./support/tool-page";

const LANDED_COST = "/tools/landed-cost/";

/** `Hamali` is the loading of trucks: a cost that the tool doesn't know by this name. */
const CELLS = [
  "Comparative statement",
  "Vendor\tAsha Mills\tBharat Sons",
  "Rate (₹/kg)\t168\t171",
  "Hamali\t1,24,000\t98,500",
  "MOQ\t500\t1,000",
].join("\n");

const button = (page: Page, name: string) => toolOf(page).getByRole("button", { name });
const opener = (page: Page) => button(page, "Import from Excel or CSV");
const pasted = (page: Page) =>
  toolOf(page).getByRole("textbox", { name: "Paste cells from a spreadsheet" });
const preview = (page: Page) =>
  toolOf(page).getByRole("region", { name: "Check before you use them" });
const use = (page: Page, heading: string) =>
  preview(page).getByRole("combobox", { name: `Use “${heading}” as` });
const typed = (page: Page, name: string): Locator =>
  toolOf(page).getByRole("textbox", { name, exact: true });

async function checkCells(page: Page, cells: string): Promise<void> {
  await opener(page).click();
  await pasted(page).fill(cells);
  await button(page, "Check these cells").click();
  await expect(preview(page)).toBeVisible();
}

async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await opener(page).click();
  const file = toolOf(page).getByLabel("Choose an Excel or CSV file");
  await file.setInputFiles({ name, mimeType: "", buffer });
}

test.beforeEach(({ context }) => answerConsent(context));

test("by keyboard, pasted cells are shown first, a row is reassigned, and Undo takes the figures back", async ({
  page,
}) => {
  await openTool(page, LANDED_COST);
  const before = await typed(page, "Name of supplier 1").inputValue();
  await opener(page).focus();
  await page.keyboard.press("Enter");
  // Its section has the heading as its name.
  await expect(toolOf(page).getByRole("region", { name: "Import your figures" })).toBeVisible();
  await expect(pasted(page)).toBeFocused();
  await page.keyboard.insertText(CELLS);
  await walkTo(button(page, "Check these cells"));
  await page.keyboard.press("Enter");
  await expect(preview(page).getByRole("heading").first()).toBeFocused();
  await expect(preview(page)).toContainText("Found 2 suppliers and 2 fields.");
  await expect(use(page, "Rate (₹/kg)")).toHaveValue("suppliers.price");
  await expect(use(page, "MOQ")).toHaveValue("");
  await expect(typed(page, "Name of supplier 1")).toHaveValue(before);

  await walkTo(use(page, "Hamali"));
  await page.keyboard.type("Freight");
  await expect(use(page, "Hamali")).toHaveValue("suppliers.freight");
  await expect(preview(page)).toContainText("Found 2 suppliers and 3 fields.");
  await walkTo(button(page, "Use these figures"));
  await page.keyboard.press("Enter");
  await expectFocusOn(typed(page, "Quantity"));
  await expect(typed(page, "Name of supplier 1")).toHaveValue("Asha Mills");
  await expect(typed(page, "Unit price, Bharat Sons")).toHaveValue("171");
  await expect(typed(page, "Freight, Asha Mills")).toHaveValue("1,24,000");
  const done = toolOf(page).getByText("The figures are in the tool.");
  await expect(done).toBeVisible();
  await walkTo(button(page, "Undo"));
  await page.keyboard.press("Enter");
  await expectFocusSeen(page);
  await expect(typed(page, "Name of supplier 1")).toHaveValue(before);
  await expect(done).toHaveCount(0);
});

test("a CSV file with decimal commas, and an Excel file", async ({ page }) => {
  await openTool(page, LANDED_COST);
  const csv = "Lieferant;Asha;Bharat\nPrice;1.250;1.310\nFreight;900,50;800\n";
  await chooseFile(page, "quotes.csv", Buffer.from(`\uFEFF${csv}`, "utf16le"));
  await button(page, "Use these figures").click();
  await expect(typed(page, "Unit price, Asha")).toHaveValue("1,250");
  await expect(typed(page, "Freight, Asha")).toHaveValue("900.5");

  const data = [
    ["Vendor", "Rate", "Credit days"],
    ["Chandra", 168.255, 45],
    ["Dev", 171, 60],
  ];
  await chooseFile(page, "quotes.xlsx", await writeExcel(data).toBuffer());
  await button(page, "Use these figures").click();
  await expect(typed(page, "Unit price, Chandra")).toHaveValue("168.255");
  await expect(typed(page, "Credit days, Dev")).toHaveValue("60");
});

test("what a file leaves open is asked before its figures can be used, and what then still misses is named", async ({
  page,
}) => {
  await openTool(page, LANDED_COST);
  await checkCells(page, "Supplier\tAsha\tBharat\nPrice\t1.250\t1.310\nCredit\t30\tsoon");
  await expect(preview(page)).toContainText("Credit, Bharat: “soon”. This isn’t a number.");
  await button(page, "Use these figures").click();
  await expect(preview(page).getByRole("alert")).toHaveText("Answer the questions first.");
  const question = preview(page).getByRole("combobox", { name: "What is 1.250 in this file?" });
  await expect(question).toBeFocused();
  await question.selectOption({ label: "1,250" });
  await button(page, "Use these figures").click();
  await expect(typed(page, "Unit price, Asha")).toHaveValue("1,250");
  await expect(typed(page, "Credit days, Bharat")).toHaveAccessibleDescription(/^Enter /u);

  // A freight for one unit is multiplied.
  const rows = [
    "Comparative statement - ball valves, RFQ 2291",
    "Supplier\tQty\tBasic rate (₹/nos)\tFreight\tPymt terms",
    "Asha Valves\t500 nos\t4,120\t95/nos\t30 days credit",
    "Bharat Flow\t500 nos\t4,300\tIncl\tsoon",
    "Chandra Intl\t500 nos\t$44.00\tCIF\t100% advance",
  ];
  await checkCells(page, rows.join("\n"));
  await expect(preview(page)).toContainText("95 per nos × 500");
  await button(page, "Use these figures").click();
  await expect(typed(page, "Freight, Asha Valves")).toHaveValue("47,500");
  await expect(typed(page, "Unit")).toHaveValue("nos");
  await expect(typed(page, "Item")).toHaveValue("ball valves");
  await expect(typed(page, "Credit days, Bharat Flow")).toBeFocused();
  await expect(toolOf(page).getByText(/Still to correct/u)).toContainText(
    /Credit days of Bharat Flow.*Exchange rate of Chandra Intl/u,
  );
});

test("a table pasted into a field opens the import, which leads to the first figure that it couldn’t read", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTool(page, LANDED_COST);
  const cells =
    "Supplier\tPrice\tFreight\nAsha\t$2.10\t500\nBharat\t171\tUSD 900\nChandra\t168\t1,000\n";
  await page.evaluate(async (text) => navigator.clipboard.writeText(text), cells);
  const name = typed(page, "Name of supplier 1");
  const before = await name.inputValue();
  await name.focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(preview(page)).toContainText("Found 3 suppliers and 3 fields.");
  await expect(name).toHaveValue(before);
  await button(page, "Use these figures").click();
  const freight = typed(page, "Freight, Bharat");
  await expect(freight).toBeFocused();
  await expect(freight).toHaveAccessibleDescription("This is in USD. Enter it in INR.");
});

test("a file that can’t be read changes nothing, pasted cells stay, and the preview is accessible and fits a phone", async ({
  page,
}) => {
  await openTool(page, LANDED_COST);
  const before = await typed(page, "Name of supplier 1").inputValue();
  await chooseFile(page, "quotes.pdf", Buffer.from("%PDF-1.7"));
  await expect(toolOf(page).getByText("Save it as an Excel workbook (.xlsx)")).toBeVisible();
  await pasted(page).fill("Colour\tred\nSize\tlarge");
  await button(page, "Check these cells").click();
  await expect(preview(page)).toContainText("has a name that the tool knows");
  await button(page, "Use these figures").click();
  await expect(preview(page).getByRole("alert")).toBeVisible();
  await button(page, "Choose another file").click();
  await expect(pasted(page)).toHaveValue("Colour\tred\nSize\tlarge");
  await expect(typed(page, "Name of supplier 1")).toHaveValue(before);

  await pasted(page).fill(`${CELLS}\nFreight\tincl.\t12,000\nPrice\t1.250\t1.310`);
  await button(page, "Check these cells").click();
  await expect(use(page, "Hamali")).toBeVisible();
  await expectContrastInDark(page, "[data-tool=landed-cost]");
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page, "[data-tool=landed-cost]");
});

test("payment terms take quotations below each other", async ({ page }) => {
  await openTool(page, "/tools/payment-terms/");
  await toolOf(page).getByRole("radio", { name: "Lowest quotation" }).check();
  await checkCells(page, "Vendor,Amount,Payment terms\nAsha,₹4.04 lakh,75 days\nBharat,3.98 lac,0");
  await expect(preview(page)).toContainText("Found 2 quotations and 3 fields.");
  await button(page, "Use these figures").click();
  await expect(typed(page, "Price, Asha")).toHaveValue("4,04,000");
  await expect(typed(page, "Credit, Asha")).toHaveValue("75");
  await expect(typed(page, "Name of quotation 3")).toHaveCount(0);
});

test("a matrix opens its own export again, Undo takes it back, and approvers with limits become one", async ({
  page,
}) => {
  await openTool(page, "/tools/approval-matrix/");
  const ticked = async () => toolOf(page).getByRole("checkbox", { checked: true }).count();
  const ticks = await ticked();
  const csv = await exportCsv(page);
  await toolOf(page).getByRole("button", { name: "Remove Band 1", exact: true }).click();
  expect(await ticked()).toBeLessThan(ticks);
  await chooseFile(page, "matrix.csv", Buffer.from(csv));
  await expect(preview(page)).toContainText(/Also in the file: \d+ bands?\./u);
  await button(page, "Use these figures").click();
  await expect.poll(ticked).toBe(ticks);
  expect(await exportCsv(page)).toBe(csv);
  await button(page, "Undo").click();
  await expect.poll(ticked).toBeLessThan(ticks);

  await checkCells(page, "Approver\tLimit\nBoard\t\nPlant head\t25 lakh\nManager\t5,00,000");
  await expect(preview(page)).toContainText("Found 3 roles and 2 fields.");
  await button(page, "Use these figures").click();
  await typed(page, "Amount of the purchase").fill("6 lakh");
  await expect(toolOf(page)).toContainText("Plant head approves ₹6,00,000");
});

test("an auction opens an Excel file of its own, and a list of bidders", async ({ page }) => {
  await openTool(page, "/tools/reverse-auction/");
  await toolOf(page).getByRole("radio", { name: "Change the rules" }).check();
  const before = await typed(page, "Opening price").inputValue();
  const download = page.waitForEvent("download");
  await button(page, "Export Excel").click();
  const own = await readFile(await (await download).path());

  await checkCells(page, "Carrier,Quotation,Floor\nAsha,58200,56100\nBharat,57400,55000");
  await expect(preview(page)).toContainText("Found 2 bidders and 3 fields.");
  await button(page, "Use these figures").click();
  await expect(typed(page, "Opening price")).toHaveValue("57,400");
  await expect(typed(page, "Bharat, Floor")).toHaveValue("55,000");

  await chooseFile(page, "auction.xlsx", own);
  await button(page, "Use these figures").click();
  await expect(typed(page, "Opening price")).toHaveValue(before);
});
