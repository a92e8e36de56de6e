import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { paperText, sheetsOf } from "./support/paper-text";
import { REFLOW_WIDTH } from "./support/reflow";
import { expect, test } from "./support/test";
import { copiedLink, exportCsv, openFigures, openTool, toolOf } from "./support/tool-page";

const PAGE = "/tools/landed-cost/";

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
const headline = (page: Page, text: string) => tool(page).getByText(text, { exact: true });

async function openSample(page: Page): Promise<void> {
  await openFigures(page, "landed-cost", FIGURES);
  await expect(headline(page, "Alpha Mills costs the least")).toBeVisible();
}

test.beforeEach(({ context }) => answerConsent(context));

test("a full session: change, undo, share, export and clear", async ({ page, browser }) => {
  await openSample(page);
  await expect(tool(page).getByText("₹11,23,00,000, or").first()).toContainText("per kg");

  await price(page, "Bravo Mills").fill("1,00,000");
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

test("no figure of the example stays unnoticed beside the visitor's", async ({ page }) => {
  await openTool(page, PAGE);
  const item = tool(page).getByRole("textbox", { name: "Item" });
  const example = await item.inputValue();
  await tool(page).getByRole("textbox", { name: "Quantity" }).fill("500");
  await expect(tool(page).getByText("Figures in grey are still the example’s.")).toBeVisible();
  await button(page, "Empty the grey fields").click();
  await expect(item).toHaveValue("");
  await expect(tool(page).getByRole("textbox", { name: "Quantity" })).toHaveValue("500");
  await expect(tool(page).getByText("still the example’s")).toHaveCount(0);
  await button(page, "Back to the example").click();
  await expect(item).toHaveValue(example);
  await button(page, "Start empty").click();
  await expect(tool(page).getByRole("textbox", { name: "Quantity" })).toHaveValue("");
  await expect(headline(page, "No result yet")).toBeVisible();
});

test("a cost that is missing can be typed in full, and what equals the example stays when that is emptied", async ({
  page,
}) => {
  await openTool(page, PAGE);
  const currency = tool(page)
    .getByRole("textbox", { name: /^Currency, / })
    .first();
  const rate = tool(page)
    .getByRole("textbox", { name: /^Exchange rate, / })
    .first();
  await currency.fill("EUR");
  await rate.fill("");
  await rate.pressSequentially("88");
  await expect(rate).toHaveValue("88");

  const funds = tool(page).getByRole("textbox", { name: "Cost of funds" });
  const example = await funds.inputValue();
  await funds.fill("");
  await funds.fill(example);
  await button(page, "Empty the grey fields").click();
  await expect(tool(page).getByRole("textbox", { name: "Quantity" })).toHaveValue("");
  await expect(funds).toHaveValue(example);
  await expect(rate).toHaveValue("88");
});

test("a shared link opens as a copy, and leaves the visitor’s own figures alone", async ({
  page,
}) => {
  await openTool(page, PAGE);
  const quantity = tool(page).getByRole("textbox", { name: "Quantity" });
  await quantity.fill("777");
  const link = await copiedLink(page);
  await quantity.fill("888");
  await page.goto("about:blank");
  await openTool(page, link);
  await expect(tool(page).getByText("This is a copy.")).toBeVisible();
  await expect(quantity).toHaveValue("777");
  await quantity.fill("999");
  await page.goto("about:blank");
  await openTool(page, PAGE);
  await expect(quantity).toHaveValue("888");
  await page.goto("about:blank");
  await openTool(page, link);
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
  const pdf = await page.pdf({ format: "A4" });
  const words = paperText(pdf);
  for (const text of [
    "Comparativestatement",
    "AlphaMills",
    "₹11,23,00,000",
    "AlphaMillscoststheleast",
    "CIF",
    "USD1,250.50",
    "₹95.1234",
    "Basiccustomsduty",
    "−30days",
    "Quantity1,000(kg)",
    `Comparedon`,
    "Preparedby",
    "Approvedby",
  ]) {
    expect(words).toContain(text);
  }
  expect(sheetsOf(pdf)).toBe(1);
});

test("bad input gets a message at the field, stays there and never shows NaN", async ({ page }) => {
  // A message waits until the visitor pauses.
  test.slow();
  await openSample(page);
  const field = price(page, "Bravo Mills");
  for (const [text, message] of [
    ["about 170", /Enter a price in digits/u],
    ["-5", /Enter 0 or more\./u],
    ["9".repeat(30), /or less\./u],
    ["", /Enter a price\./u],
    ["1.2.3,,4", /Enter a price in digits/u],
  ] as const) {
    await field.fill(text);
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveValue(text);
    await expect(tool(page).getByText("One supplier is left out").first()).toBeVisible();
    await expect(tool(page)).not.toContainText(/NaN|Infinity|undefined/u);
  }
  const quantity = tool(page).getByRole("textbox", { name: "Quantity" });
  await quantity.fill("0");
  await expect(quantity).toHaveAccessibleDescription("Enter more than 0.");
  await expect(headline(page, "No result yet")).toBeVisible();
  await expect(tool(page)).not.toContainText(/NaN|Infinity|undefined/u);
  await expectNoViolations(page, "main");
});

test("a broken link opens the worked example", async ({ page }) => {
  for (const hash of ["#tool=1.zzzz", "#tool=9.q1", "#tool=%%%"]) {
    await page.goto("about:blank");
    await openTool(page, PAGE + hash);
    await expect(tool(page).getByText("costs the least").first()).toBeVisible();
  }
});

test("it works by keyboard alone and announces the result after a pause", async ({ page }) => {
  await openSample(page);
  await price(page, "Alpha Mills").focus();
  await page.keyboard.press("Tab");
  await expect(price(page, "Bravo Mills")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("90000");
  await expect(
    tool(page).getByRole("status").filter({ hasText: "Bravo Mills costs the least." }),
  ).toBeAttached();
});

test("added suppliers and cost lines are typed into at once, and have no violation", async ({
  page,
}) => {
  await openSample(page);
  await button(page, "Add a supplier").click();
  await expect(tool(page).getByRole("textbox", { name: "Name of supplier 4" })).toBeFocused();
  await button(page, "Add a cost line").click();
  await expect(tool(page).getByRole("textbox", { name: "Name of added cost 1" })).toBeFocused();
  // The table scrolls, and half of a cell is no target.
  await price(page, "Supplier 4").scrollIntoViewIfNeeded();
  await expectNoViolations(page, "main");
});

test("a narrow screen shows one supplier at a time, and the verdict stays", async ({ page }) => {
  await page.setViewportSize({ width: REFLOW_WIDTH, height: 700 });
  await openSample(page);
  await expect(price(page, "Alpha Mills")).toBeVisible();
  await expect(price(page, "Bravo Mills")).toBeHidden();
  await button(page, "Next supplier").click();
  await expect(price(page, "Bravo Mills")).toBeVisible();
  await expect(price(page, "Alpha Mills")).toBeHidden();
  await page.setViewportSize({ width: 360, height: 780 });
  await button(page, "Add a supplier").scrollIntoViewIfNeeded();
  await expect(headline(page, "Alpha Mills costs the least")).toBeInViewport();
});
