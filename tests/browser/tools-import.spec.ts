import type { Locator, Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import {
  checkButton,
  checkCells,
  chooseFile,
  importer,
  pastedCells,
  preview,
  useButton,
} from "./support/import";
import { expectFocusOn, expectFocusSeen, walkTo } from "./support/keyboard";
import { expectNoSidewaysScroll } from "./support/reflow";
import { expect, test } from "./support/test";
import { openTool, toolOf } from "./support/tool-page";

/** What an import reads is tested in `import.test.ts`; the other tools import in their own files. */
const LANDED_COST = "/tools/landed-cost/";

/** `Hamali` is the loading of trucks: a cost that the tool doesn't know by this name. */
const CELLS = [
  "Comparative statement",
  "Vendor\tAsha Mills\tBharat Sons",
  "Rate (₹/kg)\t168\t171",
  "Hamali\t1,24,000\t98,500",
  "MOQ\t500\t1,000",
].join("\n");

const use = (page: Page, heading: string) =>
  preview(page).getByRole("combobox", { name: `Use “${heading}” as` });
const typed = (page: Page, name: string): Locator =>
  toolOf(page).getByRole("textbox", { name, exact: true });

test.beforeEach(({ context }) => answerConsent(context));

test("by keyboard, pasted cells are shown first, a row is reassigned, and Undo takes the figures back", async ({
  page,
}) => {
  await openTool(page, LANDED_COST);
  const before = await typed(page, "Name of supplier 1").inputValue();
  await importer(page).focus();
  await page.keyboard.press("Enter");
  // Its section has the heading as its name.
  await expect(toolOf(page).getByRole("region", { name: "Import your figures" })).toBeVisible();
  await expect(pastedCells(page)).toBeFocused();
  await page.keyboard.insertText(CELLS);
  await walkTo(checkButton(page));
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
  await walkTo(useButton(page));
  await page.keyboard.press("Enter");
  await expectFocusOn(typed(page, "Quantity"));
  await expect(typed(page, "Unit price, Bharat Sons")).toHaveValue("171");
  await expect(typed(page, "Freight, Asha Mills")).toHaveValue("1,24,000");
  const done = toolOf(page).getByText("The figures are in the tool.");
  await expect(done).toBeVisible();
  await walkTo(toolOf(page).getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expectFocusSeen(page);
  await expect(typed(page, "Name of supplier 1")).toHaveValue(before);
  await expect(done).toHaveCount(0);
});

test("a CSV file is read, others change nothing, and what a file leaves open is asked first", async ({
  page,
}) => {
  await openTool(page, LANDED_COST);
  const before = await typed(page, "Name of supplier 1").inputValue();

  await test.step("what can't be read changes nothing, and pasted cells stay", async () => {
    await chooseFile(page, "quotes.pdf", Buffer.from("%PDF-1.7"));
    await expect(toolOf(page).getByText("Save it as an Excel workbook (.xlsx)")).toBeVisible();
    await pastedCells(page).fill("Colour\tred\nSize\tlarge");
    await checkButton(page).click();
    await expect(preview(page)).toContainText("has a name that the tool knows");
    await useButton(page).click();
    await expect(preview(page).getByRole("alert")).toBeVisible();
    await toolOf(page).getByRole("button", { name: "Choose another file" }).click();
    await expect(pastedCells(page)).toHaveValue("Colour\tred\nSize\tlarge");
    await expect(typed(page, "Name of supplier 1")).toHaveValue(before);
    await importer(page).click();
  });

  await test.step("a CSV file with decimal commas", async () => {
    const csv = "Lieferant;Asha;Bharat\nPrice;1.250;1.310\nFreight;900,50;800\n";
    await chooseFile(page, "quotes.csv", Buffer.from(`\uFEFF${csv}`, "utf16le"));
    await useButton(page).click();
    await expect(typed(page, "Unit price, Asha")).toHaveValue("1,250");
    await expect(typed(page, "Freight, Asha")).toHaveValue("900.5");
  });

  await test.step("a question is answered before the figures are used; what is still missing is named", async () => {
    await checkCells(page, "Supplier\tAsha\tBharat\nPrice\t1.250\t1.310\nCredit\t30\tsoon");
    await expect(preview(page)).toContainText("Credit, Bharat: “soon”. This isn’t a number.");
    await useButton(page).click();
    await expect(preview(page).getByRole("alert")).toHaveText("Answer the questions first.");
    const question = preview(page).getByRole("combobox", { name: "What is 1.250 in this file?" });
    await expect(question).toBeFocused();
    await question.selectOption({ label: "1,250" });
    await useButton(page).click();
    await expect(typed(page, "Unit price, Asha")).toHaveValue("1,250");
    await expect(typed(page, "Credit days, Bharat")).toHaveAccessibleDescription(/^Enter /u);
    await expect(toolOf(page).getByText(/Still to correct/u)).toContainText(
      "Credit days of Bharat",
    );
  });
});

test("on a phone, a table pasted into a field opens the import, which is accessible and leads to what it couldn’t read", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTool(page, LANDED_COST);
  const cells =
    "Supplier\tPrice\tFreight\tHamali\nAsha\t$2.10\t500\t10\nBharat\t171\tUSD 900\t20\nChandra\t168\t1,000\t30\n";
  await page.evaluate(async (text) => navigator.clipboard.writeText(text), cells);
  const name = typed(page, "Name of supplier 1");
  const before = await name.inputValue();
  await name.focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(preview(page)).toContainText("Found 3 suppliers and 3 fields.");
  await expect(name).toHaveValue(before);
  await expect(use(page, "Hamali")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page, "[data-tool=landed-cost]");
  await useButton(page).click();
  const freight = typed(page, "Freight, Bharat");
  await expect(freight).toBeFocused();
  await expect(freight).toHaveAccessibleDescription("This is in USD. Enter it in INR.");
});
