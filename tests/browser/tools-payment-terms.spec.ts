import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { expectFocusOn, walkTo } from "./support/keyboard";
import { paperText, sheetsOf } from "./support/paper-text";
import { expect, test } from "./support/test";
import {
  BAD_AMOUNTS,
  exportCsv,
  importText,
  linkOf,
  openTool,
  textOf,
  toolOf,
} from "./support/tool-page";

const PAGE = "/tools/payment-terms/";

const field = (page: Page, name: string | RegExp) =>
  toolOf(page).getByRole("textbox", { name, exact: typeof name === "string" });

const part = (page: Page, name: string) => toolOf(page).getByRole("region", { name });

/** ₹3,65,00,000 a year is ₹1,00,000 a day, so 30 more days are ₹30,00,000. */
async function typeCredit(page: Page): Promise<void> {
  await field(page, /^Purchases a year/u).fill("3,65,00,000");
  await field(page, /^Credit now/u).fill("30");
  await field(page, /^Credit offered/u).fill("60");
  await field(page, /^What money costs you/u).fill("10%");
  await field(page, /^What money costs the supplier/u).fill("12");
}

const SENTENCE =
  "30 days more are worth ₹3,00,000 a year to you, and cost the supplier ₹3,60,000. ₹30,00,000 stays with you.";

const rankingRows = (page: Page) =>
  part(page, "Rank quotations with different terms")
    .getByRole("table", { name: /^Prices on day/u })
    .getByRole("rowheader");

test.beforeEach(({ context }) => answerConsent(context));

test("a full session: change, undo, share, export, import and clear", async ({ page, browser }) => {
  await openTool(page, PAGE);
  const start = await field(page, /^Credit offered/u).inputValue();
  await typeCredit(page);
  await expect(part(page, "What days of credit are worth")).toContainText(SENTENCE);
  await expect(toolOf(page).getByRole("status").last()).toContainText("₹3,00,000 a year to you");

  const link = await linkOf(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await openTool(other, link);
  await expect(part(other, "What days of credit are worth")).toContainText(SENTENCE);
  await context.close();

  const csv = await exportCsv(page);
  await toolOf(page).getByRole("button", { name: "Clear my figures" }).click();
  await expect(field(page, /^Credit offered/u)).toHaveValue(start);
  await expect(page).toHaveURL(PAGE);
  await importText(page, csv);
  await expect(part(page, "What days of credit are worth")).toContainText(SENTENCE);
  await toolOf(page).getByRole("button", { name: "Undo" }).click();
  await expect(field(page, /^Credit offered/u)).toHaveValue(start);

  await toolOf(page).getByRole("button", { name: "Redo" }).click();
  await linkOf(page);
  await page.goto(PAGE);
  await expect(part(page, "What days of credit are worth")).toContainText(SENTENCE);
});

test("quotations pasted from a spreadsheet are ranked on one day", async ({ page }) => {
  await openTool(page, PAGE);
  await field(page, /^What money costs you/u).fill("12");
  await field(page, /^Compare prices on day/u).fill("60");
  await importText(page, "Quick\t₹1,00,000\t0\nSlow\t101,000.00\t60\nLate\t1.02 lakh\t90\n");
  await expect(toolOf(page).getByText("3 quotations are read.")).toBeVisible();
  await expect(rankingRows(page)).toHaveText([/^Late/u, /^Slow/u, /^Quick/u]);
  // 1,02,000 − 1,02,000 × 12% × 30 ÷ 365 = 1,00,993.97.
  await expect(part(page, "Rank quotations with different terms")).toContainText("₹1,00,993.97");
});

test("bad input gets a message at the field, keeps what was typed and never shows NaN", async ({
  page,
}) => {
  // A message waits until the visitor pauses.
  test.slow();
  await openTool(page, PAGE);
  const names = [/^Purchases a year/u, /^Invoice/u, /^Amount/u, /^Price, /u];
  for (const [index, name] of names.entries()) {
    const one = field(page, name).first();
    for (const bad of index === 0 ? BAD_AMOUNTS : BAD_AMOUNTS.slice(0, 4)) {
      await one.fill(bad);
      await expect(one).toHaveAttribute("aria-invalid", "true");
      await expect(one).toHaveValue(bad);
      await expect(one).toHaveAccessibleDescription(/^Enter /u);
      expect(await textOf(page)).not.toMatch(/NaN|Infinity|undefined|\[object/u);
    }
  }
  const garbage = '"\u0000<script>\n;;;\t\n🙂';
  await importText(page, garbage);
  await expect(toolOf(page).getByText("No quotations found.")).toBeVisible();
  await expect(toolOf(page).getByLabel("Copied cells")).toHaveValue(/<script>/u);
  await expectNoViolations(page, "main");
});

test("a discount becomes a yearly rate, and an absurd one is no error", async ({ page }) => {
  await openTool(page, PAGE);
  const discount = part(page, "A discount for paying early");
  await field(page, /^Discount %/u).fill("2");
  await field(page, /^If paid by day$/u).fill("10");
  await field(page, /^Full amount due/u).fill("30");
  await expect(discount).toContainText("2/10 net 30 is 37.24% a year.");
  await expect(discount).toContainText("44.59%");
  await field(page, /^Discount %/u).fill("99");
  await field(page, /^Full amount due/u).fill("11");
  await expect(discount).toContainText("Over a million %");
  await field(page, /^Full amount due/u).fill("9");
  await expect(field(page, /^Full amount due/u)).toHaveAccessibleDescription(
    "Enter a day after the day of the discount.",
  );
});

test("a late payment to a small supplier shows interest with monthly rests", async ({ page }) => {
  await openTool(page, PAGE);
  const small = part(page, "Paying a micro or small supplier in India");
  await field(page, /^Amount/u).fill("8,00,000");
  await small.getByLabel("Goods accepted on").fill("2027-01-10");
  await field(page, /^Days agreed in writing/u).fill("60");
  await small.getByLabel("Paid on").fill("2027-04-24");
  await field(page, /^RBI bank rate/u).fill("5.5");
  await expect(small).toContainText("The last day to pay is 24 February 2027.");
  await expect(small).toContainText("You pay 59 days late and owe ₹22,151 of interest.");
  await expect(small).toContainText("only in the year of payment, 2027-28");
  await field(page, /^Days agreed in writing/u).fill("");
  await expect(small).toContainText("The last day to pay is 25 January 2027.");
});

test("it works by keyboard, and focus is always seen", async ({ page }) => {
  await openTool(page, PAGE);
  await field(page, /^What money costs you/u).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("11");
  await walkTo(field(page, /^Credit offered/u));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("120");
  await expect(part(page, "What days of credit are worth")).toContainText(" days more");
  const opener = toolOf(page).getByText("Paste from a spreadsheet, or open a CSV file");
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expectFocusOn(toolOf(page).getByLabel("Copied cells"));
  await page.keyboard.type("A,10,0\nB,11,60");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toolOf(page).getByText("2 quotations are read.")).toBeVisible();
  await expect(rankingRows(page)).toHaveCount(2);
});

test("the printed statement has every part, its figures and no controls", async ({ page }) => {
  await openTool(page, PAGE);
  await typeCredit(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-print", "tool"));
  await page.emulateMedia({ media: "print" });
  await expect(toolOf(page).getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(toolOf(page)).toContainText(SENTENCE);
  const pdf = await page.pdf({ format: "A4" });
  const words = paperText(pdf);
  for (const text of ["₹3,00,000ayeartoyou", "Adiscountforpayingearly", "Rankquotations"]) {
    expect(words).toContain(text);
  }
  expect(sheetsOf(pdf)).toBeLessThanOrEqual(5);
});

test("US visitors read about their law, and nothing of India's", async ({ page }) => {
  await openTool(page, `${PAGE}?region=us`);
  await expect(part(page, "Paying a micro or small supplier in India")).toHaveCount(0);
  await expect(toolOf(page)).toContainText("Prompt Payment Act");
});
