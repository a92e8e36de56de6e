import type { Page } from "@playwright/test";
import { toolNames, toolPage } from "../../src/lib/tool-names";
import { first } from "../support/site-content";
import { embeds, toolContent } from "../support/tool-content";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { expectNoSidewaysScroll, REFLOW_WIDTH } from "./support/reflow";
import { expect, open, test } from "./support/test";
import { openTool, recordRequests, textOf, toolOf } from "./support/tool-page";

/** What all tools have in common. What each one calculates is tested in the file of its name. */

/** Days of credit, which are negative for an advance. */
const signed = /^(?:Standard credit|Credit,|Credit days,)/u;

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

test("a tool takes what was typed before its script runs, keeps figures in this browser, and tells the demo form its name only", async ({
  page,
  watch,
}) => {
  const { title, offer } = toolContent(TOOL);
  const sent = recordRequests(page);
  const field = toolOf(page).getByRole("textbox", { name: /^Quantity/u });
  await open(page, toolPage(TOOL));
  await field.fill("87654");
  await expect(toolOf(page).getByText("Your figures.")).toBeVisible();
  // A tab that is closed at once keeps the draft too.
  await page.goto("/tools/");
  await openTool(page, toolPage(TOOL));
  await expect(field).toHaveValue("87,654");
  const draft = async () => page.evaluate((key) => localStorage.getItem(key), `tool_draft_${TOOL}`);
  const before = await draft();
  await field.fill("98765");
  await expect.poll(draft).not.toBe(before);
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

test.describe("with mouse and finger", () => {
  test.use({ hasTouch: true });

  test("the first press in a tool counts, also where its script is there already", async ({
    page,
  }) => {
    const importer = page.getByRole("button", { name: "Import from Excel or CSV" });
    const firstField = page.getByRole("main").getByRole("textbox").first();
    await openTool(page, toolPage(TOOL));
    await page.mouse.wheel(0, 200);
    await page.waitForLoadState("networkidle");
    await importer.click();
    await expect(importer).toHaveAttribute("aria-expanded", "true");
    await open(page, toolPage(TOOL));
    await page.getByRole("heading", { level: 1 }).tap();
    await page.waitForLoadState("networkidle");
    await importer.tap();
    await expect(importer).toHaveAttribute("aria-expanded", "true");
    await page.reload();
    await firstField.tap();
    const selected = () =>
      firstField.evaluate((field: HTMLInputElement) =>
        field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
      );
    await expect.poll(selected).not.toBe("");
    await page.keyboard.type("500");
    await expect(firstField).toHaveValue("500");
  });
});

test("every tool has US words and dollars for the US, fits 320 px, and has fields for an iPhone", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: REFLOW_WIDTH, height: 640 });
  for (const [index, name] of toolNames.entries()) {
    await test.step(toolContent(name).title, async () => {
      await page.emulateMedia({ colorScheme: index % 2 === 0 ? "dark" : "light" });
      await openTool(page, `${toolPage(name)}?region=us`);
      // Dollars are grouped as US readers do.
      await expect(toolOf(page)).toContainText(/\$\d{1,3}(?:,\d{3})*(?!,?\d)/u);
      expect(await textOf(page)).not.toMatch(/₹|lakh|crore|GST/u);
      expect(await page.getByRole("main").innerText()).not.toMatch(/MSMED|Udyam/u);
      // The deadline for small suppliers is Indian law.
      if (name === "payment-terms") await expect(toolOf(page).getByRole("radio")).toHaveCount(3);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page, `[data-tool=${name}]`);
      await expectFieldsForIphone(page);
    });
  }
});

test("a text opens its tool with the figures that a visitor changed", async ({ page }) => {
  const { address, tool } = first(embeds.filter((embed) => embed.tool === TOOL));
  await page.goto(address);
  const window = page.locator(`main [data-tool=${tool}]`).first();
  await window.scrollIntoViewIfNeeded();
  const field = window.getByRole("textbox", { name: /^Quantity/u });
  await expect(field).toBeEditable();
  await field.fill("7.25");
  await expectNoViolations(page, `[data-tool=${tool}]`);
  expect(new URL(page.url()).hash).toBe("");
  await window.getByRole("link", { name: "Open the full tool with these figures" }).click();
  await expect(page).toHaveURL(new RegExp(`${toolPage(tool)}#tool=\\d\\.`, "u"));
  await expect(toolOf(page).getByRole("textbox", { name: /^Quantity/u })).toHaveValue("7.25");
});
