import type { Locator, Page } from "@playwright/test";
import { toolNames, toolPage, type ToolName } from "../../src/lib/tool-names";
import { embeds, toolContent } from "../support/tool-content";
import { answerConsent } from "./support/answered";
import { expectContrastInDark, expectNoViolations } from "./support/axe";
import { expectNoSidewaysScroll, REFLOW_WIDTH } from "./support/reflow";
import { expect, test, waitForHydration } from "./support/test";
import { openTool, recordRequests, textOf, toolOf } from "./support/tool-page";

/** What all tools have in common. What each one calculates is tested in the file of its name. */

/** A field that every form of a tool has. */
const fields: Readonly<Record<ToolName, RegExp>> = {
  "landed-cost": /^Quantity/u,
  "reverse-auction": /^Opening price/u,
  "payment-terms": /^Your cost of funds/u,
  "approval-matrix": /^Amount of the purchase/u,
};

/** Days of credit, which are negative for an advance. */
const signed = /^(?:Standard credit|Credit,|Credit days,)/u;

/** What a page without script still explains. */
const formulas: Readonly<Record<ToolName, RegExp>> = {
  "landed-cost": /÷ 365/u,
  "reverse-auction": /best quotation − lowest bid\) × quantity/u,
  "payment-terms": /a day × \d+ days/u,
  "approval-matrix": /longest review,? plus the days/u,
};

/** The field of the auction is among its rules. */
async function showFields(window: Locator): Promise<void> {
  const rules = window.getByRole("radio", { name: "Change the rules" });
  if ((await rules.count()) > 0) await rules.check();
}

/** Safari zooms into fields with smaller type, and its keyboard for decimals has no minus. */
async function expectFieldsForIphone(page: Page): Promise<void> {
  const sizes = await toolOf(page)
    .locator("input:not([type=checkbox], [type=radio]), select, textarea")
    .evaluateAll((inputs) => inputs.map((input) => parseFloat(getComputedStyle(input).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  for (const field of await toolOf(page).getByRole("textbox", { name: signed }).all()) {
    await expect(field).not.toHaveAttribute("inputmode", /./u);
  }
}

test.beforeEach(({ context }) => answerConsent(context));

/** The tools share what these tests check. */
const TOOL = "landed-cost";

test("a tool keeps figures in this browser, and tells the demo form its name only", async ({
  page,
  watch,
}) => {
  const { title, offer } = toolContent(TOOL);
  const sent = recordRequests(page);
  await openTool(page, toolPage(TOOL));
  const field = toolOf(page).getByRole("textbox", { name: fields[TOOL] });
  await field.fill("87654");
  // A tab that is closed at once keeps the draft too.
  await page.goto("/tools/");
  await openTool(page, toolPage(TOOL));
  await expect(field).toHaveValue("87,654");
  const draft = async () => page.evaluate((key) => localStorage.getItem(key), `tool_draft_${TOOL}`);
  const before = await draft();
  await field.fill("98765");
  await expect.poll(draft).not.toBe(before);
  await page.reload();
  await expect(field).toHaveValue("98,765");
  const events = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
  const cookies = JSON.stringify(await page.context().cookies());
  const region = page.getByRole("region", { name: offer });
  await region.getByRole("button", { name: "Book a demo" }).click();
  await expect(page).toHaveURL(/\/request-demo\/$/u);
  await expect(page.getByRole("main").getByLabel("Requirements")).toHaveValue(`Tool: ${title}`);
  const secret = /87,?654|98,?765|tool=1/u;
  expect([...sent, events, cookies].filter((text) => secret.test(text))).toEqual([]);
  expect(watch.thirdParty).toEqual([]);
});

test("the first press counts, also where the tool's script is there already", async ({ page }) => {
  for (const name of ["landed-cost", "approval-matrix"] as const) {
    await openTool(page, toolPage(name));
    await page.mouse.wheel(0, 200);
    await page.waitForLoadState("networkidle");
    const importer = page.getByRole("button", { name: "Import from Excel or CSV" });
    await importer.click();
    await expect(importer).toHaveAttribute("aria-expanded", "true");
  }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("the first tap in a tool counts after one elsewhere on the page", async ({ page }) => {
    await openTool(page, toolPage(TOOL));
    await page.getByRole("heading", { level: 1 }).tap();
    await page.waitForLoadState("networkidle");
    const importer = page.getByRole("button", { name: "Import from Excel or CSV" });
    await importer.tap();
    await expect(importer).toHaveAttribute("aria-expanded", "true");
  });
});

test("a tool runs its script when it is touched, and takes what was typed before", async ({
  page,
}) => {
  await page.goto(toolPage(TOOL));
  await waitForHydration(page);
  const first = toolOf(page).locator("input").first();
  const isRunning = () =>
    first.evaluate((own) => Object.keys(own).some((key) => key.startsWith("__reactProps")));
  await page.waitForLoadState("networkidle");
  expect(await isRunning()).toBe(false);
  await toolOf(page).getByRole("textbox", { name: fields[TOOL] }).fill("87654");
  await expect(toolOf(page).getByText("Your figures.")).toBeVisible();
  await page.reload();
  await expect(toolOf(page).getByRole("textbox", { name: fields[TOOL] })).toHaveValue("87,654");
});

for (const name of toolNames) {
  test(`the ${toolContent(name).title} has no violation in either scheme, fits 320 px, and has fields for an iPhone`, async ({
    page,
  }) => {
    const tool = `[data-tool=${name}]`;
    await openTool(page, toolPage(name));
    await expectNoViolations(page, tool);
    await expectContrastInDark(page, tool);
    await page.setViewportSize({ width: REFLOW_WIDTH, height: 640 });
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page, tool);
    await expectFieldsForIphone(page);
  });
}

test("every tool shows US visitors dollars, grouped as they group them, and US words, also in its text", async ({
  page,
}) => {
  for (const name of toolNames) {
    await test.step(name, async () => {
      await openTool(page, `${toolPage(name)}?region=us`);
      await expect(toolOf(page)).toContainText(/\$\d{1,3}(?:,\d{3})*(?!,?\d)/u);
      const text = await page.getByRole("main").innerText();
      expect(await textOf(page)).not.toMatch(/₹|lakh|crore|GST/u);
      expect(text).not.toMatch(/MSMED|Udyam/u);
      if (name !== "payment-terms") return;
      await expect(toolOf(page).getByRole("radio")).toHaveCount(3);
      await expect(page.getByText("Prompt Payment Act")).toBeVisible();
    });
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every tool has its worked example, its formulas and a file of it", async ({
    page,
    request,
  }) => {
    for (const name of toolNames) {
      await page.goto(toolPage(name));
      await expect(page.getByRole("main").getByText(formulas[name]).first()).toBeVisible();
      await expect(toolOf(page).getByRole("button", { name: "Copy link" })).toBeHidden();
      const link = toolOf(page).getByRole("link", { name: "Download the worked example (CSV)" });
      const template = await request.get((await link.getAttribute("href")) ?? "");
      expect((await template.text()).split("\r\n").length).toBeGreaterThan(5);
    }
  });
});

/** One text for each tool: the others differ in their figures only. */
const examples = toolNames.flatMap((name) => embeds.find(({ tool }) => tool === name) ?? []);

for (const { address, tool } of examples) {
  test(`${address} opens its ${tool} with the figures that a visitor changed`, async ({ page }) => {
    await page.goto(address);
    const window = page.locator(`main [data-tool=${tool}]`).first();
    await window.scrollIntoViewIfNeeded();
    const field = window.getByRole("textbox", { name: fields[tool] });
    await expect(window.locator("input, button").first()).toBeEnabled();
    await showFields(window);
    await expect(field).toBeEditable();
    await field.fill("7.25");
    await expectNoViolations(page, `[data-tool=${tool}]`);
    expect(new URL(page.url()).hash).toBe("");
    await window.getByRole("link", { name: "Open the full tool with these figures" }).click();
    await expect(page).toHaveURL(new RegExp(`${toolPage(tool)}#tool=\\d\\.`, "u"));
    await expect(toolOf(page).getByRole("textbox", { name: fields[tool] })).toHaveValue("7.25");
  });
}
