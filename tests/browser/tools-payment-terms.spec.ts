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

test("more days of credit have a value for each side, are chosen by keyboard too, and print on one sheet; a discount becomes a rate", async ({
  page,
}) => {
  await openTool(page, PAGE);
  await typeCredit(page);
  await expect(toolOf(page)).toContainText(ANSWER);
  await expect(toolOf(page)).toContainText("It costs the supplier ₹3,60,000. ₹30,00,000 of cash");
  await expect(toolOf(page).getByRole("status").filter({ hasText: ANSWER })).toBeAttached();

  await test.step("it prints on one sheet, without controls", async () => {
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
  });

  await test.step("questions and fields are reached by keyboard", async () => {
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

  await test.step("whoever starts empty learns whether to take a discount from four figures", async () => {
    await toolOf(page).getByRole("button", { name: "Back to the example" }).click();
    await toolOf(page).getByRole("button", { name: "Start empty" }).click();
    await ask(page, "Early-payment discount");
    await expect(toolOf(page).getByRole("alert")).toHaveCount(0);
    await field(page, "Discount").fill("2");
    await field(page, "If paid by day").fill("10");
    await field(page, "Full amount due on day").fill("9");
    await expect(field(page, "Full amount due on day")).toHaveAccessibleDescription(
      "Enter a day after the day of the discount.",
    );
    await field(page, "Full amount due on day").fill("60");
    await field(page, "Your cost of funds").fill("11");
    await expect(toolOf(page)).toContainText("Take it: 14.9% a year against 11%");
    await field(page, "Invoice").fill("5 lakh");
    await expect(toolOf(page)).toContainText("pay on day 10 and gain ₹2,616");
  });
});

test("a mistake in another question doesn’t matter: quotations are compared, and a late payment costs interest", async ({
  page,
}) => {
  await openTool(page, PAGE);
  await field(page, "Purchases a year").fill("none");
  await expect(toolOf(page)).toContainText("No result yet");
  await ask(page, "Lowest quotation");
  await expect(field(page, "Purchases a year")).toHaveCount(0);
  await expect(toolOf(page).getByRole("table", { name: /^Prices on day/u })).toBeVisible();

  await ask(page, "Small-supplier deadline");
  await field(page, "Amount").fill("8,00,000");
  await toolOf(page).getByLabel("Goods accepted on").fill("2027-01-10");
  await field(page, "Days agreed in writing").fill("60");
  await toolOf(page).getByLabel("Paid on").fill("2027-04-24");
  await field(page, "RBI bank rate").fill("5.5");
  await expect(toolOf(page)).toContainText("You pay 59 days late and owe ₹22,151 of interest.");
});
