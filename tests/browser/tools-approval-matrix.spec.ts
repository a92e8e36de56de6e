import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { expectFocusSeen, walkTo } from "./support/keyboard";
import { sheetsOf } from "./support/paper";
import { expect, test } from "./support/test";
import { openFigures, toolOf } from "./support/tool-page";

const TOOL = "[data-tool=approval-matrix]";

/** Two bands that leave no gap, and one for IT. */
const FIGURES = {
  amount: "80,000",
  roles: [
    { name: "Reviewer", days: "1", reviews: ["yes", "no"] },
    { name: "Lead", limit: "1,00,000", days: "1", bands: ["yes", "yes", "no"] },
    { name: "Head", days: "2", bands: ["no", "yes", "yes"] },
  ],
  bands: [{ above: "0", upTo: "1,00,000" }, { above: "1,00,000" }, { category: "IT", above: "0" }],
  exceptions: [{ name: "Single offer" }, { name: "Conflict" }],
};

const button = (page: Page, name: string) => toolOf(page).getByRole("button", { name });
const box = (page: Page, name: string | RegExp) =>
  toolOf(page).getByRole("textbox", { name, exact: typeof name === "string" });
const amount = (page: Page) => box(page, "Amount of the purchase");
const tick = (page: Page, name: string) =>
  toolOf(page).getByRole("checkbox", { name, exact: true });
const chain = (page: Page) =>
  toolOf(page).getByRole("list", { name: "Who is asked" }).getByRole("listitem");
const weaknesses = (page: Page) =>
  toolOf(page).getByRole("list", { name: "Weaknesses of the matrix" });

async function openMatrix(page: Page): Promise<void> {
  await openFigures(page, "approval-matrix", FIGURES);
  await expect(chain(page)).toHaveText([/Lead.*Approves/su]);
}

test.beforeEach(({ context }) => answerConsent(context));

test("who comes back from another page finds the own figures, also where the example has more rows", async ({
  page,
}) => {
  await openFigures(page, "approval-matrix", FIGURES);
  await tick(page, "Single offer").check();
  await page.goto("/careers/");
  await page.goBack();
  await expect(box(page, "Amount of the purchase")).toHaveValue("80,000");
  await expect(tick(page, "Single offer")).toBeChecked();
  await expect(tick(page, "Conflict")).not.toBeChecked();
  await amount(page).fill("2 lakh");
  await expect(chain(page)).toHaveText([/Reviewer/u, /Lead/u, /Head.*Approves/su]);
});

test("a purchase gets its approvers in order, with reasons, by keyboard too; weaknesses are found as you type", async ({
  page,
}) => {
  await openMatrix(page);
  await expect(toolOf(page)).toContainText("The matrix has no gaps and no overlaps.");

  await test.step("amount, category and exceptions decide who is asked", async () => {
    await amount(page).fill("2 lakh");
    await tick(page, "Single offer").check();
    const reviewed = /Reviewer.*Reviews first.*Single offer/su;
    const asked = [reviewed, /Lead.*Recommends/su, /Head.*Approves/su];
    await expect(chain(page)).toHaveText(asked);
    await expect(toolOf(page).getByText(/^Band 2 \(/u)).toBeVisible();
    const announced = toolOf(page).getByRole("status");
    await expect(announced.filter({ hasText: "Head approves ₹2,00,000" })).toBeAttached();
    await box(page, "Category of the purchase").fill("it");
    await expect(chain(page)).toHaveText([/Reviewer/u, /Head.*Approves/su]);
    await expect(toolOf(page).getByText(/^Band 3 \(IT/u)).toBeVisible();
    await box(page, "Category of the purchase").fill("");
    await tick(page, "Single offer").uncheck();
    await amount(page).fill("80000");
    await tick(page, "Conflict").check();
    await expect(toolOf(page)).toContainText("Raised from band 1 to band 2.");
    await tick(page, "Conflict").uncheck();
  });

  await test.step("the printed matrix has its parts and no controls", async () => {
    await page.evaluate(() => document.documentElement.setAttribute("data-print", "tool"));
    await page.emulateMedia({ media: "print" });
    await expect(toolOf(page).getByRole("button").filter({ visible: true })).toHaveCount(0);
    const who = toolOf(page).getByRole("table", { name: "Who approves" });
    await expect(who.getByRole("row", { name: /^Above ₹1 lakh/u })).toHaveText(/All.*Lead.*Head$/u);
    await expect(toolOf(page).getByRole("textbox").filter({ visible: true })).toHaveCount(0);
    await expect(toolOf(page).getByText("Prepared by")).toBeVisible();
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => document.documentElement.removeAttribute("data-print"));
  });

  await test.step("ticks change by keyboard", async () => {
    await amount(page).focus();
    await walkTo(tick(page, "Single offer"));
    await page.keyboard.press("Space");
    await expect(chain(page)).toHaveText([/Reviewer/u, /Lead/u]);
    await walkTo(tick(page, "Head, Band 1"));
    await page.keyboard.press("Space");
    await expectFocusSeen(page);
    await expect(chain(page)).toHaveText([/Reviewer/u, /Lead/u, /Head/u]);
  });

  await test.step("a missing approver is found", async () => {
    await tick(page, "Head, Band 3").uncheck();
    await expect(weaknesses(page)).toContainText("Band 3 (IT, any amount) has no approver.");
    await expectNoViolations(page, TOOL);
  });
});

test("bands and roles are added, moved, removed and undone", async ({ page }) => {
  await openMatrix(page);
  const bands = toolOf(page).getByRole("columnheader", { name: /^Band \d/u });

  await test.step("bands", async () => {
    await expect(bands).toHaveCount(3);
    await box(page, "Up to and including, Band 3").fill("20 lakh");
    await button(page, "Add a band").click();
    await expect(box(page, "Above, Band 4")).toHaveValue("20 lakh");
    await expect(box(page, "Up to and including, Band 4")).toBeFocused();
    await button(page, "Remove Band 4").click();
    await expect(bands).toHaveCount(3);
  });

  await test.step("roles and exceptions", async () => {
    await amount(page).fill("2,00,000");
    await button(page, "Roles and limits").click();
    await button(page, "Move Head up").click();
    await expect(chain(page)).toHaveText([/Head.*Recommends/su, /Lead.*Approves/su]);
    await expect(toolOf(page)).toContainText("The limit of the last approver is below the amount.");
    await button(page, "Remove Lead").click();
    await expect(chain(page)).toHaveText([/Head.*Approves/su]);
    await button(page, "Exceptions").click();
    await tick(page, "Head, Single offer").check();
    await button(page, "Remove Single offer").click();
    await expect(tick(page, "Single offer")).toHaveCount(0);
    await expect(tick(page, "Conflict")).not.toBeChecked();
    await button(page, "Undo").click();
    await expect(tick(page, "Single offer")).toBeVisible();
  });
});

test("on a phone, whoever starts empty names roles first, one press makes the bands, and one is shown at a time", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMatrix(page);

  await test.step("the band of the purchase is shown, and others by a press", async () => {
    await amount(page).fill("100000");
    await expect(box(page, "Above, Band 1")).toBeVisible();
    await expect(box(page, "Above, Band 2")).toBeHidden();
    await toolOf(page).getByRole("button", { name: "Next band", exact: true }).click();
    await expect(box(page, "Above, Band 2")).toBeVisible();
    await box(page, "Category of the purchase").fill("it");
    await expect(box(page, "Above, Band 3")).toBeVisible();
    await button(page, "Back to the example").click();
  });

  await button(page, "Start empty").click();
  await box(page, "Name of role 1").fill("Lead");
  await expect(toolOf(page).getByRole("alert")).toHaveCount(0);
  await box(page, "Lead, Approves up to").fill("1 lakh");
  await button(page, "Add a role").click();
  await expect(box(page, "Name of role 2")).toBeFocused();
  await page.keyboard.type("Head");
  await amount(page).fill("2 lakh");
  await expect(toolOf(page)).toContainText("Next: the bands");
  await button(page, "Make bands from the limits").press("Enter");
  await expect(toolOf(page).getByRole("status").filter({ hasText: "2 bands made" })).toBeAttached();
  await expect(toolOf(page).getByRole("group", { name: "Bands" })).toBeFocused();
  await expect(box(page, /^Up to and including, Band/u)).toBeInViewport();
  await expect(toolOf(page).getByText("Head approves ₹2,00,000").first()).toBeInViewport();
});
