import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { expectFocusSeen, walkTo } from "./support/keyboard";
import { paperText, sheetsOf } from "./support/paper-text";
import { REFLOW_WIDTH } from "./support/reflow";
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

const PAGE = "/tools/approval-matrix/";

/** Two bands that leave no gap, and one for IT. */
const MATRIX = `Row,Name or category,Department,Above,Up to,Approvers,Purchases a month,Days to answer
Role,Reviewer,,,,,,1
Role,Lead,,,"1,00,000",,,1
Role,Head,,,,,,2
Band,,,0,"1,00,000",Lead,100,
Band,,,"1,00,000",,Lead > Head,10,
Band,IT,,0,,Head,5,
Exception,Single offer,,,,Reviewer,,
Exception,Conflict,,,,next band above,,
`;

const amount = (page: Page) =>
  toolOf(page).getByRole("textbox", { name: "Amount of the purchase" });
const part = (page: Page, name: string) => toolOf(page).getByRole("region", { name });
const chain = (page: Page) => part(page, "Test a purchase").getByRole("listitem");
const check = (page: Page) => part(page, "Check of the matrix");

async function openMatrix(page: Page): Promise<void> {
  await openTool(page, PAGE);
  await importText(page, MATRIX);
  await expect(toolOf(page).getByText("3 roles and 3 bands are read.")).toBeVisible();
}

test.beforeEach(({ context }) => answerConsent(context));

test("a purchase gets its approvers in order, with reasons", async ({ page }) => {
  await openMatrix(page);
  const test1 = part(page, "Test a purchase");
  await amount(page).fill("80,000");
  await expect(chain(page)).toHaveText([/Lead.*Approves.*Band 1/su]);
  await amount(page).fill("2 lakh");
  await expect(chain(page)).toHaveText([/Lead.*Recommends/su, /Head.*Approves.*Band 2/su]);
  await test1.getByLabel("Single offer").check();
  await expect(chain(page)).toHaveText([
    /Reviewer.*Reviews first.*Single offer/su,
    /Lead/u,
    /Head/u,
  ]);
  await expect(test1).toContainText("Head approves ₹2,00,000 after 2 answers, in 4 working days.");
  await expect(toolOf(page).getByRole("status").last()).toContainText("Head approves ₹2,00,000");
  await test1.getByLabel("Category").selectOption("IT");
  await expect(chain(page)).toHaveText([/Reviewer/u, /Head.*Approves.*Band 3/su]);
  await test1.getByLabel("Category").selectOption("");
  await test1.getByLabel("Single offer").uncheck();
  await amount(page).fill("80000");
  await test1.getByLabel("Conflict").check();
  await expect(test1).toContainText("Raised from band 1 to band 2.");
});

test("a month is counted, and gaps, overlaps and low limits are found as you type", async ({
  page,
}) => {
  await openMatrix(page);
  await expect(check(page)).toContainText("No gaps, no overlaps.");
  const volume = part(page, "What a month of approvals takes");
  // 100 × 1 + 10 × 2 + 5 × 1 approvals; 100 × 1 + 10 × 3 + 5 × 2 days.
  await expect(volume).toContainText("115 purchases a month need 125 approvals.");
  await expect(volume.getByRole("row", { name: /^All bands/u })).toHaveText(/115125.*140$/u);
  const cell = (name: string) => toolOf(page).getByRole("textbox", { name, exact: true });
  await cell("Above, Band 2").fill("1,50,000");
  await expect(check(page)).toContainText("Gap No band covers above ₹1 lakh, up to ₹1.5 lakh.");
  await cell("Above, Band 2").fill("90000");
  await expect(check(page)).toContainText("Band 1 (up to ₹1 lakh) and Band 2 (above ₹90,000) both");
  await cell("Up to and including, Band 1").fill("2,00,000");
  await expect(check(page)).toContainText("Lead approves Band 1 (up to ₹2 lakh), but its limit");
  await toolOf(page)
    .getByRole("checkbox", { name: /^Head, Band 3/u })
    .uncheck();
  await expect(check(page)).toContainText("Band 3 (any amount) has no approver.");
  await expectNoViolations(page, "main");
});

test("a full session: change, undo, share, export, import and clear", async ({ page, browser }) => {
  await openTool(page, PAGE);
  const start = await amount(page).inputValue();
  await importText(page, MATRIX);
  await amount(page).fill("80,000");
  await expect(chain(page)).toHaveText([/Lead.*Approves/su]);

  const link = await linkOf(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await openTool(other, link);
  await expect(chain(other)).toHaveText([/Lead.*Approves/su]);
  await context.close();

  const csv = await exportCsv(page);
  expect(csv).toContain('Band,,,"1,00,000",,Lead > Head,10,');
  await toolOf(page).getByRole("button", { name: "Clear my figures" }).click();
  await expect(amount(page)).toHaveValue(start);
  await expect(page).toHaveURL(PAGE);
  await importText(page, csv);
  await amount(page).fill("80,000");
  await expect(chain(page)).toHaveText([/Lead.*Approves/su]);
  expect(await exportCsv(page)).toBe(csv);
  await linkOf(page);
  await page.goto(PAGE);
  await expect(chain(page)).toHaveText([/Lead.*Approves/su]);
});

test("bands and roles are added, moved and removed, and each step can be undone", async ({
  page,
}) => {
  await openMatrix(page);
  const button = (name: string) => toolOf(page).getByRole("button", { name });
  const bands = part(page, "Approval matrix").getByRole("columnheader", { name: /^Band \d/u });
  await expect(bands).toHaveCount(3);
  await button("Add a band").click();
  await expect(bands).toHaveCount(4);
  await button("Remove Band 4").click();
  await expect(bands).toHaveCount(3);
  await button("Undo").click();
  await button("Undo").click();
  await expect(bands).toHaveCount(3);
  await amount(page).fill("2,00,000");
  await button("Ask Head earlier").click();
  await expect(chain(page)).toHaveText([/Head.*Recommends/su, /Lead.*Approves/su]);
  await expect(part(page, "Test a purchase")).toContainText("limit of the last approver is below");
  await button("Remove Lead").click();
  await expect(chain(page)).toHaveText([/Head.*Approves/su]);
});

test("bad input gets a message at the field, keeps what was typed and never shows NaN", async ({
  page,
}) => {
  // A message waits until the visitor pauses.
  test.slow();
  await openMatrix(page);
  for (const bad of BAD_AMOUNTS) {
    await amount(page).fill(bad);
    await expect(amount(page)).toHaveAttribute("aria-invalid", "true");
    await expect(amount(page)).toHaveValue(bad);
    await expect(amount(page)).toHaveAccessibleDescription(/^Enter /u);
    expect(await textOf(page)).not.toMatch(/NaN|Infinity|undefined|\[object/u);
  }
  await amount(page).fill("80,000");
  const upTo = toolOf(page).getByRole("textbox", { name: "Up to and including, Band 1" });
  for (const bad of BAD_AMOUNTS.filter((text) => text !== "")) {
    await upTo.fill(bad);
    await expect(upTo).toHaveAttribute("aria-invalid", "true");
    await expect(upTo).toHaveValue(bad);
    expect(await textOf(page)).not.toMatch(/NaN|Infinity|undefined|\[object/u);
  }
  await importText(page, "Role\n;;;\n🙂");
  await expect(toolOf(page).getByLabel("Copied cells")).toHaveValue("Role\n;;;\n🙂");
  await expect(toolOf(page).getByText("No bands found.")).toBeVisible();
  await expectNoViolations(page, "main");
});

test("it works by keyboard, and focus is always seen", async ({ page }) => {
  await openMatrix(page);
  await amount(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("80000");
  await walkTo(part(page, "Test a purchase").getByLabel("Single offer"));
  await page.keyboard.press("Space");
  await expect(chain(page)).toHaveText([/Reviewer/u, /Lead/u]);
  await walkTo(toolOf(page).getByRole("checkbox", { name: /^Head, Band 1/u }));
  await page.keyboard.press("Space");
  await expectFocusSeen(page);
  await expect(chain(page)).toHaveText([/Reviewer/u, /Lead/u, /Head/u]);
});

test("the printed matrix has its parts and no controls", async ({ page }) => {
  await openMatrix(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-print", "tool"));
  await page.emulateMedia({ media: "print" });
  await expect(toolOf(page).getByRole("button").filter({ visible: true })).toHaveCount(0);
  const who = toolOf(page).getByRole("table", { name: "Who approves" });
  await expect(who.getByRole("row", { name: /^Above ₹1 lakh/u })).toHaveText(/All.*Lead.*Head$/u);
  await expect(toolOf(page).getByRole("textbox").filter({ visible: true })).toHaveCount(0);
  await expect(toolOf(page).getByText("Prepared by")).toBeVisible();
  const paper = await page.pdf({ format: "A4" });
  expect(paperText(paper)).toContain("Above₹1lakh");
  expect(sheetsOf(paper)).toBe(1);
});

test("a narrow window has one band at a time", async ({ page }) => {
  await page.setViewportSize({ width: REFLOW_WIDTH, height: 640 });
  await openTool(page, PAGE);
  const matrix = part(page, "Approval matrix");
  await expect(matrix.getByRole("textbox", { name: "Above, Band 1" })).toBeVisible();
  await expect(matrix.getByRole("textbox", { name: "Above, Band 2" })).toBeHidden();
  await matrix.getByRole("button", { name: "Next band" }).click();
  await expect(matrix.getByRole("textbox", { name: "Above, Band 2" })).toBeVisible();
});
