import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { paperText, sheetsOf } from "./support/paper-text";
import { REFLOW_WIDTH } from "./support/reflow";
import { expect, test } from "./support/test";
import { importText, linkOf, openTool, toolOf } from "./support/tool-page";

const PAGE = "/tools/landed-cost/";

/** Cells as a buyer copies them: headings, Indian and US formats, spaces, an unknown row. */
const SHEET = [
  "Vendor\tAlpha Mills\tBravo Mills\tCharlie Inc",
  "Qty\t1,000",
  "UOM\tkg",
  "Incoterm\tEXW\tDAP Pune\tEXW",
  "Basic rate\t₹ 1,10,000.00\t 1,20,000 \t115,000.00",
  "Freight charges\t12 lakh\t\t10,00,000",
  "Rejects %\t1%\t0\t0.5",
  "Credit period\t60\t60\t60",
  "Contact person\tAsha\tRavi\tJo",
].join("\n");

const tool = toolOf;
const price = (page: Page, supplier: string) =>
  tool(page).getByRole("textbox", { name: `Unit price, ${supplier}` });
const button = (page: Page, name: string) => tool(page).getByRole("button", { name });
const headline = (page: Page, text: string) => tool(page).getByText(text, { exact: true });

/** Opens the tool with the quotations of the sheet. */
async function openSheet(page: Page): Promise<void> {
  await openTool(page, PAGE);
  await importText(page, SHEET);
  await expect(headline(page, "Alpha Mills costs least")).toBeVisible();
}

test.beforeEach(({ context }) => answerConsent(context));

test("a full session: paste, change, undo, share, export, clear and import", async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const clipboard = async () => page.evaluate(async () => navigator.clipboard.readText());
  await openSheet(page);
  await expect(tool(page).getByText("We didn’t recognise: Contact person.")).toBeVisible();
  // 1,000 × 1,10,000 + 12,00,000 + 1% of 11,00,00,000.
  await expect(tool(page).getByText("₹11,23,00,000, or").first()).toContainText("per kg");

  await price(page, "Bravo Mills").fill("1,00,000");
  await expect(headline(page, "Bravo Mills costs least")).toBeVisible();
  await button(page, "Undo").click();
  await expect(price(page, "Bravo Mills")).toHaveValue("1,20,000");
  await button(page, "Redo").click();
  await expect(price(page, "Bravo Mills")).toHaveValue("1,00,000");

  await button(page, "Copy link").click();
  await expect(tool(page).getByText("Link copied.")).toBeVisible();
  const other = await browser.newContext();
  const friend = await other.newPage();
  await openTool(friend, await clipboard());
  await expect(headline(friend, "Bravo Mills costs least")).toBeVisible();
  await expect(price(friend, "Bravo Mills")).toHaveValue("1,00,000");
  await other.close();

  await button(page, "Copy as table").click();
  await expect(tool(page).getByText("Table copied.")).toBeVisible();
  expect(await clipboard()).toContain("Supplier\tAlpha Mills\tBravo Mills\tCharlie Inc");

  const download = page.waitForEvent("download");
  await button(page, "Export CSV").click();
  const file = await (await download).path();
  expect(readFileSync(file, "utf8")).toContain("Alpha Mills,Bravo Mills,Charlie Inc");
  await linkOf(page);
  await button(page, "Clear my figures").click();
  await expect(headline(page, "Bravo Mills costs least")).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe("");
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
    "tool_draft_landed-cost",
  );
  await tool(page).locator("input[type=file]").setInputFiles(file);
  await expect(headline(page, "Bravo Mills costs least")).toBeVisible();
  await expect(price(page, "Charlie Inc")).toHaveValue("115,000.00");
});

test("the statement prints on one sheet, ready to sign", async ({ page }) => {
  await openSheet(page);
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
    "AlphaMillscostsleast",
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
  await openSheet(page);
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
  await importText(page, '"\t\t"x\n=1+1\t"');
  await expect(tool(page).getByText("We found no table of quotations.")).toBeVisible();
  await expect(quantity).toHaveValue("0");
  await expectNoViolations(page, "main");
});

test("a broken link opens the worked example", async ({ page }) => {
  for (const hash of ["#tool=1.zzzz", "#tool=9.q1", "#tool=%%%"]) {
    await page.goto("about:blank");
    await openTool(page, PAGE + hash);
    await expect(tool(page).getByText("costs least").first()).toBeVisible();
  }
});

test("it works by keyboard alone and announces the result after a pause", async ({ page }) => {
  await openSheet(page);
  await price(page, "Alpha Mills").focus();
  await page.keyboard.press("Tab");
  await expect(price(page, "Bravo Mills")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("90000");
  await expect(
    tool(page).getByRole("status").filter({ hasText: "Bravo Mills costs least." }),
  ).toBeAttached();
});

test("added suppliers and cost lines have no violation", async ({ page }) => {
  await openSheet(page);
  await button(page, "Add a supplier").click();
  await button(page, "Add a cost line").click();
  await expect(tool(page).getByRole("textbox", { name: "Name of added cost 1" })).toBeVisible();
  await expectNoViolations(page, "main");
});

test("a narrow screen shows one supplier at a time", async ({ page }) => {
  await page.setViewportSize({ width: REFLOW_WIDTH, height: 700 });
  await openSheet(page);
  await expect(price(page, "Alpha Mills")).toBeVisible();
  await expect(price(page, "Bravo Mills")).toBeHidden();
  await button(page, "Next supplier").click();
  await expect(price(page, "Bravo Mills")).toBeVisible();
  await expect(price(page, "Alpha Mills")).toBeHidden();
});
