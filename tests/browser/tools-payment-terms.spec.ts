import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectFocusSeen, walkTo } from "./support/keyboard";
import { paperText, sheetsOf } from "./support/paper";
import { expect, test } from "./support/test";
import { openTool, toolOf } from "./support/tool-page";

const PAGE = "/tools/payment-terms/";

const field = (page: Page, name: string | RegExp) =>
  toolOf(page).getByRole("textbox", { name, exact: typeof name === "string" });

const ask = async (page: Page, question: string) =>
  toolOf(page).getByRole("radio", { name: question }).check();

/** ₹3,65,00,000 a year is ₹1,00,000 a day, so 30 more days are ₹30,00,000. */
async function typeCredit(page: Page): Promise<void> {
  await field(page, "Purchases a year").fill("3,65,00,000");
  await field(page, "Credit now").fill("30");
  await field(page, "Credit offered").fill("60");
  await field(page, "Price change asked").fill("");
  await field(page, "Your cost of funds").fill("10%");
  await field(page, "The supplier’s cost of funds").fill("12");
}

const ANSWER = "30 more days of credit is worth ₹3,00,000 a year to you";

test.beforeEach(({ context }) => answerConsent(context));

test("more days of credit have a value for each side, are chosen by keyboard too, and print on one sheet", async ({
  page,
}) => {
  await openTool(page, PAGE);
  await typeCredit(page);
  await expect(toolOf(page)).toContainText(ANSWER);
  await expect(toolOf(page)).toContainText("It costs the supplier ₹3,60,000. ₹30,00,000 of cash");
  await expect(toolOf(page).getByRole("status").filter({ hasText: ANSWER })).toBeAttached();

  await page.evaluate(() => document.documentElement.setAttribute("data-print", "tool"));
  await page.emulateMedia({ media: "print" });
  await expect(toolOf(page).getByRole("button").filter({ visible: true })).toHaveCount(0);
  const words = await paperText(page);
  for (const text of ["₹3,00,000ayeartoyou", "Purchasesayear", "3,65,00,000", "Preparedby"]) {
    expect(words).toContain(text);
  }
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => document.documentElement.removeAttribute("data-print"));

  await toolOf(page).getByRole("radio", { name: "Value of credit days" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(toolOf(page).getByRole("radio", { name: "Early-payment discount" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await walkTo(field(page, "Credit offered"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("120");
  await expectFocusSeen(page);
  await expect(toolOf(page)).toContainText("90 more days");
});

test("one question is shown at a time, and a mistake in another doesn’t matter", async ({
  page,
}) => {
  await openTool(page, PAGE);
  await field(page, "Purchases a year").fill("none");
  await expect(toolOf(page)).toContainText("No result yet");
  await ask(page, "Lowest quotation");
  await expect(field(page, "Purchases a year")).toHaveCount(0);
  await field(page, "Your cost of funds").fill("12");
  await field(page, "Compare as if all gave").fill("60");
  for (const [index, [name, price, days]] of [
    ["Quick", "₹1,00,000", "0"],
    ["Slow", "101,000.00", "60"],
    ["Late", "1.02 lakh", "90"],
    ["Later", "1.2 lakh", "-30"],
  ].entries()) {
    await field(page, `Name of quotation ${index + 1}`).fill(name ?? "");
    await field(page, `Price, ${name}`).fill(price ?? "");
    await field(page, `Credit, ${name}`).fill(days ?? "");
    await field(page, `Early discount, ${name}`).fill("");
    await field(page, `If paid by day, ${name}`).fill("");
    await toolOf(page)
      .getByRole("checkbox", { name: `Micro or small, ${name}` })
      .uncheck();
  }
  // 1,02,000 − 1,02,000 × 12% × 30 ÷ 365 = 1,00,993.97.
  await expect(toolOf(page)).toContainText("Late is lowest after terms");
  await expect(toolOf(page)).toContainText("₹1,00,993.97 on day 60.");
  const table = toolOf(page).getByRole("table", { name: /^Prices on day/u });
  await expect(table.getByRole("rowheader")).toHaveText([/^Late/u, /^Slow/u, /^Quick/u, /^Later/u]);
});

test("a discount becomes an annual rate, and a late payment to a small supplier interest with monthly rests", async ({
  page,
}) => {
  await openTool(page, PAGE);
  await ask(page, "Early-payment discount");
  await field(page, "Discount").fill("2");
  await field(page, "If paid by day").fill("10");
  await field(page, "Full amount due on day").fill("30");
  await expect(toolOf(page)).toContainText("Take it: 37.24% a year against 9%");
  await field(page, "Full amount due on day").fill("9");
  await expect(field(page, "Full amount due on day")).toHaveAccessibleDescription(
    "Enter a day after the day of the discount.",
  );

  await ask(page, "Small-supplier deadline");
  await field(page, "Amount").fill("8,00,000");
  await toolOf(page).getByLabel("Goods accepted on").fill("2027-01-10");
  await field(page, "Days agreed in writing").fill("60");
  await toolOf(page).getByLabel("Paid on").fill("2027-04-24");
  await field(page, "RBI bank rate").fill("5.5");
  await expect(toolOf(page)).toContainText("The last day to pay is 24 February 2027");
  await expect(toolOf(page)).toContainText("You pay 59 days late and owe ₹22,151 of interest.");
  await expect(toolOf(page)).toContainText("only in the year of payment, 2027-28");
  await field(page, "Days agreed in writing").fill("");
  await expect(toolOf(page)).toContainText("The last day to pay is 25 January 2027");
});

test("whoever starts empty learns whether to take a discount from four figures", async ({
  page,
}) => {
  await openTool(page, PAGE);
  await toolOf(page).getByRole("button", { name: "Start empty" }).click();
  await ask(page, "Early-payment discount");
  await expect(toolOf(page).getByRole("alert")).toHaveCount(0);
  await field(page, "Discount").fill("2");
  await field(page, "If paid by day").fill("10");
  await field(page, "Full amount due on day").fill("60");
  await field(page, "Your cost of funds").fill("11");
  await expect(toolOf(page)).toContainText("Take it: 14.9% a year against 11%");
  await expect(toolOf(page)).not.toContainText("and gain");
  await field(page, "Invoice").fill("5 lakh");
  await expect(toolOf(page)).toContainText("pay on day 10 and gain ₹2,616");
});
