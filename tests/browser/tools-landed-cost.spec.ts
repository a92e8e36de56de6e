import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { paperText, sheetsOf } from "./support/paper";
import { REFLOW_WIDTH } from "./support/reflow";
import { expect, test } from "./support/test";
import { copiedLink, exportCsv, openFigures, openTool, PAUSE, toolOf } from "./support/tool-page";

const PAGE = "/tools/landed-cost/";
const TOOL = "[data-tool=landed-cost]";

const supplier = (name: string, price: string, term: string, more: object) => {
  return { name, price, term, creditDays: "60", ...more };
};

/** 1,000 × 1,10,000 + 12,00,000 + 1% of 11,00,00,000 is 11,23,00,000. */
const FIGURES = {
  quantity: "1,000",
  unit: "kg",
  interest: "12",
  standardDays: "60",
  suppliers: [
    supplier("Alpha Mills", "₹ 1,10,000.00", "EXW", { freight: "12 lakh", rejects: "1%" }),
    supplier("Bravo Mills", "1,20,000", "DAP", {}),
    supplier("Charlie Inc", "115,000.00", "EXW", { freight: "10,00,000", rejects: "0.5" }),
  ],
};

const tool = toolOf;
const price = (page: Page, name: string) =>
  tool(page).getByRole("textbox", { name: `Unit price, ${name}` });
const button = (page: Page, name: string) => tool(page).getByRole("button", { name });
const field = (page: Page, name: string | RegExp) => tool(page).getByRole("textbox", { name });
const headline = (page: Page, text: string) => tool(page).getByText(text, { exact: true });

async function openSample(page: Page): Promise<void> {
  await openFigures(page, "landed-cost", FIGURES);
  await expect(headline(page, "Alpha Mills costs the least")).toBeVisible();
}

test.beforeEach(({ context }) => answerConsent(context));

test("a full session: change by keyboard, undo, share, export and clear", async ({
  page,
  browser,
}) => {
  await openSample(page);
  await expect(tool(page).getByText("₹11,23,00,000, or").first()).toContainText("per kg");

  await price(page, "Alpha Mills").focus();
  await page.keyboard.press("Tab");
  await expect(price(page, "Bravo Mills")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1,00,000");
  const announced = tool(page).getByRole("status");
  await expect(announced.filter({ hasText: "Bravo Mills costs the least." })).toBeAttached();
  await expect(headline(page, "Bravo Mills costs the least")).toBeVisible();
  await button(page, "Undo").click();
  await expect(price(page, "Bravo Mills")).toHaveValue("1,20,000");
  await button(page, "Redo").click();
  await expect(price(page, "Bravo Mills")).toHaveValue("1,00,000");

  const link = await copiedLink(page);
  const other = await browser.newContext();
  const friend = await other.newPage();
  await openTool(friend, link);
  await expect(headline(friend, "Bravo Mills costs the least")).toBeVisible();
  await expect(price(friend, "Bravo Mills")).toHaveValue("1,00,000");
  await other.close();

  await button(page, "Copy table").click();
  await expect(tool(page).getByText("Table copied").first()).toBeVisible();
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toContain(
    "Supplier\tAlpha Mills\tBravo Mills\tCharlie Inc",
  );
  expect(await exportCsv(page)).toContain('"Alpha Mills","Bravo Mills","Charlie Inc"');
  const download = page.waitForEvent("download");
  await button(page, "Export Excel").click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(0, 2).toString()).toBe("PK");

  await button(page, "Back to the example").click();
  await expect(headline(page, "Bravo Mills costs the least")).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
    "tool_draft_landed-cost",
  );
});

test("quotations are typed in one go: text replaces a figure, and Enter goes to the field below", async ({
  page,
}) => {
  await openTool(page, PAGE);
  const first = field(page, /^Unit price, /u).first();
  await first.click();
  await page.keyboard.type("150");
  await expect(first).toHaveValue("150");
  await page.keyboard.press("Enter");
  await expect(field(page, /^Currency, /u).first()).toBeFocused();
});

test("suppliers are named one after the other by keyboard, and a removed one comes back", async ({
  page,
}) => {
  await openSample(page);
  await field(page, "Name of supplier 1").focus();
  for (const name of ["Acme Castings", "Boro Steel"]) {
    await page.keyboard.type(name);
    await page.keyboard.press("Tab");
  }
  await expect(field(page, "Name of supplier 3")).toBeFocused();
  await expect(price(page, "Acme Castings")).toBeVisible();
  await button(page, "Remove Boro Steel").click();
  await expect(price(page, "Boro Steel")).toHaveCount(0);
  const said = "Boro Steel was removed. Undo brings it back.";
  await expect(headline(page, said)).toBeVisible();
  await expect(tool(page).getByRole("status").filter({ hasText: said })).toBeAttached();
  // The focus stays in the tool when its button can’t be pressed any more.
  await expect(button(page, "Remove Charlie Inc")).toBeDisabled();
  expect(await tool(page).evaluate((own) => own.contains(document.activeElement))).toBe(true);
  await button(page, "Undo").click();
  await expect(price(page, "Boro Steel")).toBeVisible();
  await expect(headline(page, said)).toHaveCount(0);
});

test("after Start empty, freight per unit and a price in dollars are typed as they are quoted", async ({
  page,
}) => {
  await openTool(page, PAGE);
  await button(page, "Start empty").click();
  await field(page, "Quantity").fill("5000000");
  await field(page, "Cost of funds").fill("12");
  await expect(field(page, "Quantity")).toHaveValue("50,00,000");
  await price(page, "Supplier 1").fill("USD 4.60");
  await expect(field(page, "Currency, Supplier 1")).toHaveValue("USD");
  await field(page, "Exchange rate, Supplier 1").fill("95");
  await field(page, "Basic customs duty, Supplier 1").fill("10");
  await price(page, "Supplier 2").fill("412");
  await field(page, "Freight, Supplier 2").fill("18 per unit");
  // (412 + 18) × 50,00,000.
  await expect(tool(page).getByText("₹2,15,00,00,000").first()).toBeVisible();
  await field(page, "Freight, Supplier 2").fill("$ 90,000");
  await field(page, "Quantity").focus();
  await expect(field(page, "Freight, Supplier 2")).toHaveAccessibleDescription(
    /^This is in USD\. Enter it in INR\./u,
  );
});

test("no figure of the example stays unnoticed beside the visitor's, and what the visitor types stays", async ({
  page,
}) => {
  await openTool(page, PAGE);
  const [item, quantity] = [field(page, "Item"), field(page, "Quantity")];
  const [funds, rate] = [field(page, "Cost of funds"), field(page, /^Exchange rate, /u).first()];
  const [itemBefore, fundsBefore] = [await item.inputValue(), await funds.inputValue()];
  await field(page, /^Currency, /u)
    .first()
    .fill("EUR");
  // Without a rate this supplier has no result.
  await rate.fill("");
  await rate.pressSequentially("88");
  await quantity.fill("500");
  await funds.fill("");
  await funds.fill(fundsBefore);
  await expect(tool(page).getByText("Figures in grey are still the example’s.")).toBeVisible();
  await button(page, "Empty the grey fields").click();
  await expect(item).toHaveValue("");
  await expect(quantity).toHaveValue("500");
  await expect(funds).toHaveValue(fundsBefore);
  await expect(rate).toHaveValue("88");
  await expect(tool(page).getByText(/still the example’s/iu)).toHaveCount(0);
  await page.reload();
  await expect(funds).toHaveValue(fundsBefore);
  await expect(tool(page).getByText(/still the example’s/iu)).toHaveCount(0);
  await button(page, "Back to the example").click();
  await expect(item).toHaveValue(itemBefore);
  await button(page, "Start empty").click();
  await expect(quantity).toHaveValue("");
  await expect(headline(page, "No result yet")).toBeVisible();
});

test("a shared link opens as a copy, and leaves the visitor’s own figures alone; a broken one opens the example", async ({
  page,
}) => {
  const openAnew = async (address: string) => {
    await page.goto("about:blank");
    await openTool(page, address);
  };
  await openTool(page, `${PAGE}#tool=%%%`);
  await expect(tool(page).getByText("costs the least").first()).toBeVisible();
  const quantity = field(page, "Quantity");
  await quantity.fill("777");
  const link = await copiedLink(page);
  await quantity.fill("888");
  await openAnew(link);
  await expect(tool(page).getByText("This is a copy.")).toBeVisible();
  await expect(quantity).toHaveValue("777");
  await quantity.fill("999");
  await openAnew(PAGE);
  await expect(quantity).toHaveValue("888");
  await openAnew(link);
  await button(page, "Keep as mine").click();
  await expect(page).toHaveURL(PAGE);
  await expect(tool(page).getByText("Your figures.")).toBeVisible();
});

test("the statement prints on one sheet, ready to check and sign", async ({ page }) => {
  const [alpha, bravo, charlie] = FIGURES.suppliers;
  const bought = { ...charlie, term: "CIF", origin: "import", duty: "10", freight: "" };
  const foreign = {
    ...bought,
    currency: "usd",
    price: "1250.5",
    rate: "95.1234",
    creditDays: "-30",
  };
  await openFigures(page, "landed-cost", { ...FIGURES, suppliers: [alpha, bravo, foreign] });
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await button(page, "Print comparative statement").click();
  const words = await paperText(page);
  for (const text of [
    "Comparativestatement",
    "AlphaMills",
    "₹11,23,00,000",
    "AlphaMillscoststheleast",
    "DeliverytermEXWDAPCIF",
    "Unitprice1,10,0001,20,0001250.5",
    "Currency––usd",
    "Exchangerate––95.1234",
    "Basiccustomsduty––10%",
    "60days60days−30days",
    "Quantity1,000",
    "Costoffunds12%ayear",
    "wouldwinatapriceof",
    "Comparedon",
    "Preparedby",
    "Approvedby",
  ]) {
    expect(words).toContain(text);
  }
  expect(await sheetsOf(page)).toBe(1);
});

test("bad input gets a message at the field, stays there and never shows NaN; suppliers and costs can be added", async ({
  page,
}) => {
  await page.clock.install();
  await openSample(page);
  const offer = price(page, "Bravo Mills");
  for (const [text, message] of [
    ["about 170", /Enter a price in digits/u],
    ["-5", /Enter 0 or more\./u],
    ["6%", /not a percentage/u],
    ["9".repeat(30), /or less\./u],
    ["", /Enter a price\./u],
    ["1.2.3,,4", /Enter a price in digits/u],
  ] as const) {
    await offer.fill(text);
    // A message waits until the visitor pauses.
    await page.clock.runFor(PAUSE);
    await expect(offer).toHaveAccessibleDescription(message);
    await expect(offer).toHaveValue(text);
    await expect(
      tool(page).getByText("is left out until its marked fields are complete").first(),
    ).toBeVisible();
    await expect(tool(page)).not.toContainText(/NaN|Infinity|undefined/u);
  }
  await button(page, "Add a supplier").click();
  await expect(field(page, "Name of supplier 4")).toBeFocused();
  await button(page, "Add a cost line").click();
  await expect(field(page, "Name of added cost 1")).toBeFocused();
  await field(page, "Quantity").fill("0");
  await page.clock.runFor(PAUSE);
  await expect(field(page, "Quantity")).toHaveAccessibleDescription("Enter more than 0.");
  await expect(headline(page, "No result yet")).toBeVisible();
  await expect(tool(page)).not.toContainText(/NaN|Infinity|undefined/u);
  // The table scrolls, and half of a cell is no target.
  await price(page, "Supplier 4").scrollIntoViewIfNeeded();
  await expectNoViolations(page, TOOL);
});

test("a narrow screen shows one supplier at a time, and the verdict stays", async ({ page }) => {
  await page.setViewportSize({ width: REFLOW_WIDTH, height: 700 });
  await openSample(page);
  await expect(price(page, "Alpha Mills")).toBeVisible();
  await expect(price(page, "Bravo Mills")).toBeHidden();
  await tool(page).getByRole("button", { name: "Next supplier", exact: true }).click();
  await expect(price(page, "Bravo Mills")).toBeVisible();
  await expect(price(page, "Alpha Mills")).toBeHidden();
  // The next one is one press below the last row, too.
  await button(page, "Next supplier: Charlie Inc").click();
  await expect(field(page, "Name of supplier 3")).toBeFocused();
  await expect(price(page, "Charlie Inc")).toBeVisible();
  await expect(button(page, "Next supplier:")).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 780 });
  await button(page, "Add a supplier").scrollIntoViewIfNeeded();
  await expect(headline(page, "Alpha Mills costs the least")).toBeInViewport();
});
