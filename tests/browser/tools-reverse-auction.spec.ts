import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { walkThrough } from "./support/keyboard";
import { paperText, sheetsOf } from "./support/paper-text";
import { expectNoSidewaysScroll, REFLOW_WIDTH } from "./support/reflow";
import { expect, test } from "./support/test";
import { exportCsv, importText, openTool, toolOf } from "./support/tool-page";

const PATH = "/tools/reverse-auction/";
const TOOL = "[data-tool=reverse-auction]";

const tool = toolOf;
const button = (page: Page, name: string) => tool(page).getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => tool(page).getByRole("textbox", { name });
const role = (page: Page) => tool(page).getByRole("combobox", { name: "Your role" });
const rowsOf = (page: Page, table: string) =>
  tool(page).getByRole("group", { name: table }).locator("tbody tr");
const log = (page: Page) => rowsOf(page, "Bid log");

/** The ranking as text: who, at which price. */
const ranking = async (page: Page) => rowsOf(page, "Ranking").allInnerTexts();

/** Stops the clock of the page: time passes only with `page.clock.runFor`. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Lets the pause pass after which figures are stored. */
const settle = (page: Page) => page.clock.runFor(1000);

test.beforeEach(({ context }) => answerConsent(context));

test("a full session: settings, a run, own bids, a pause, a link for somebody else", async ({
  page,
  browser,
}) => {
  await page.clock.install();
  await openTool(page, PATH);
  await stopClock(page);

  const before = await ranking(page);
  await field(page, "Opening price").fill("91,234");
  await settle(page);
  expect(await ranking(page)).not.toEqual(before);
  await expect(tool(page).getByText("91,234").first()).toBeVisible();

  await role(page).selectOption({ index: 1 });
  await expect(tool(page).getByText("Hidden while you bid").first()).toBeVisible();
  await expect(log(page)).toHaveCount(1);
  await button(page, "Run at 10×").click();
  await page.clock.runFor(3000);
  await expect(button(page, "Run at 10×")).toHaveAttribute("aria-pressed", "true");
  await tool(page)
    .getByRole("button", { name: /^Bid one step lower/u })
    .click();
  await expect(log(page).filter({ hasText: "You" })).toHaveCount(1);
  await button(page, "Pause").click();
  const paused = await tool(page)
    .getByText(/left, closes/u)
    .innerText();
  await page.clock.runFor(5000);
  await expect(tool(page).getByText(/left, closes/u)).toHaveText(paused);
  await expect(
    tool(page)
      .getByRole("status")
      .filter({ hasText: /^Paused\./u }),
  ).toBeAttached();

  await button(page, "Run to the end").click();
  await settle(page);
  await expect(
    tool(page)
      .getByRole("status")
      .filter({ hasText: /^Closed at .* wins at/u })
      .first(),
  ).toBeAttached();
  const result = await ranking(page);
  const [entries, link] = [await log(page).allInnerTexts(), page.url()];
  expect(link).toContain("#tool=");

  const other = await browser.newContext();
  const visitor = await other.newPage();
  await openTool(visitor, link);
  await expect.poll(() => ranking(visitor)).toEqual(result);
  expect(await log(visitor).allInnerTexts()).toEqual(entries);
  await other.close();
});

test("it runs by itself to the result that running to the end gives", async ({ page }) => {
  await page.clock.install();
  await openTool(page, PATH);
  const entries = await log(page).allInnerTexts();
  await stopClock(page);
  await button(page, "Run at 60×").click();
  await page.clock.runFor(2000);
  await expect(tool(page).getByText("The result appears when the auction closes.")).toBeVisible();
  expect((await log(page).count()) < entries.length).toBe(true);
  // No simulated auction is longer than five hours.
  await page.clock.runFor(300_000);
  expect(await log(page).allInnerTexts()).toEqual(entries);
});

test("a bid that breaks a rule is refused at the field, with the reason", async ({ page }) => {
  await page.clock.install();
  await openTool(page, PATH);
  await role(page).selectOption({ index: 1 });
  await stopClock(page);
  await button(page, "Run at 1×").click();
  const form = tool(page).getByRole("form", { name: /^Bid as/u });
  const bid = form.getByRole("textbox", { name: "Your bid" });
  for (const [typed, problem] of [
    ["", "Enter your bid."],
    ["low", "Enter your bid in digits, such as 1250.50."],
    ["999999999", /^Bid .* or lower\.$/u],
    ["0.01", /^Your floor is .*\. Don't go below it\.$/u],
  ] as const) {
    await bid.fill(typed);
    await bid.press("Enter");
    await expect(form.getByRole("alert")).toHaveText(problem);
    await expect(bid).toHaveValue(typed);
  }
  await expect(log(page)).toHaveCount(1);
  await button(page, "Pause").click();
  await page.clock.resume();
  await expectNoViolations(page, TOOL);
});

test("a field that can't be used says why and keeps what was typed", async ({ page }) => {
  await openTool(page, PATH);
  const before = await ranking(page);
  for (const [name, typed] of [
    ["Opening price", "many"],
    ["Smallest step", "-1"],
    ["Duration", "1e9"],
    ["Opens at", "noon"],
    ["Quantity", ""],
  ] as const) {
    await field(page, name).fill(typed);
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name)).toHaveAccessibleDescription(/^Enter /u);
    await expect(field(page, name)).toHaveValue(typed);
  }
  expect(await ranking(page)).toEqual(before);
  expect(await tool(page).innerText()).not.toMatch(/NaN|undefined|Infinity/u);
  await expectNoViolations(page, TOOL);
  for (let step = 0; step < 5; step += 1) await button(page, "Undo").click();
  await expect(field(page, "Opening price")).not.toHaveAttribute("aria-invalid");
});

test("without extensions the log says that a late bid moves nothing", async ({ page }) => {
  await openTool(page, PATH);
  await field(page, "Late bids: the last").fill("60");
  await field(page, "Extensions at most").fill("0");
  await expect(
    log(page).filter({ hasText: "No extension: the rules allow none." }),
  ).not.toHaveCount(0);
  await field(page, "Extensions at most").fill("3");
  await expect(log(page).filter({ hasText: "Extension 1 of 3." })).toHaveCount(1);
});

test("sealed bids are compared once, and over many auctions when asked", async ({ page }) => {
  await openTool(page, PATH);
  await expect(
    tool(page).getByText(/The auction ended at .*, .* (?:less|more|the same)/u),
  ).toBeVisible();
  await tool(page)
    .getByRole("button", { name: /^Run \d+ auctions with other floors$/u })
    .click();
  await expect(tool(page).getByText(/^Over \d+ auctions with your rules/u)).toBeVisible();
});

test("new bidders are drawn, named and kept until one press clears them", async ({ page }) => {
  await openTool(page, PATH);
  const example = await ranking(page);
  await button(page, "Draw new bidders").click();
  await expect.poll(() => ranking(page)).not.toEqual(example);
  await field(page, "Name of bidder 1").fill("Sagar Roadways");
  await field(page, "Price is per").fill("journey");
  await expect(
    tool(page)
      .getByText(/per journey/u)
      .first(),
  ).toBeVisible();
  const drawn = await ranking(page);
  expect(drawn.join()).toContain("Sagar Roadways");
  await expect(page).toHaveURL(/#tool=/u);
  await page.goto("/");
  await openTool(page, PATH);
  await expect.poll(() => ranking(page)).toEqual(drawn);
  await button(page, "Clear my figures").click();
  await expect.poll(() => ranking(page)).toEqual(example);
  await page.reload();
  await expect(button(page, "Run to the end")).toBeEnabled();
  expect(await ranking(page)).toEqual(example);
});

test("the exported auction opens again with the same settings, bids and log", async ({ page }) => {
  await openTool(page, PATH);
  await role(page).selectOption({ index: 1 });
  await tool(page)
    .getByRole("button", { name: /^Bid one step lower/u })
    .click();
  await button(page, "Run to the end").click();
  const entries = await log(page).allInnerTexts();
  expect(entries.join()).toContain("You");
  const csv = await exportCsv(page);
  const rows = csv.trim().split("\r\n");
  const start = rows.findIndex((row) => row.startsWith("Time,Bidder,Price"));
  expect(rows.length - start - 1).toBe(entries.length);
  expect(rows.at(-1)).toMatch(/^\d\d:\d\d:\d\d,closed,/u);
  await button(page, "Clear my figures").click();
  await expect.poll(() => log(page).allInnerTexts()).not.toEqual(entries);
  await importText(page, csv);
  await expect(tool(page).getByText(/^Settings and \d bidders read\./u)).toBeVisible();
  expect(await log(page).allInnerTexts()).toEqual(entries);
  await importText(page, "Price\n5");
  await expect(tool(page).getByText("We found no auction.")).toBeVisible();
  expect(await log(page).allInnerTexts()).toEqual(entries);
});

test("it prints the auction without settings and controls, on at most three sheets", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await openTool(page, PATH);
  await button(page, "Print auction report").click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  for (const hidden of [field(page, "Opening price"), role(page), page.locator("h1")]) {
    await expect(hidden).toBeHidden();
  }
  await expect(log(page).last()).toBeVisible();
  await expect(tool(page).getByText("Below the opening price")).toBeVisible();
  const price = await rowsOf(page, "Ranking").first().getByRole("cell").first().innerText();
  const paper = await page.pdf({ format: "A4" });
  expect(paperText(paper)).toContain(price);
  expect(sheetsOf(paper)).toBeLessThanOrEqual(3);
});

test("it works by keyboard", async ({ page }) => {
  await openTool(page, PATH);
  await button(page, "Run at 1×").focus();
  await walkThrough([
    button(page, "Run at 10×"),
    button(page, "Run at 60×"),
    button(page, "Run to the end"),
    button(page, "Pause"),
    button(page, "Restart"),
    role(page),
  ]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(tool(page).getByText("Ready to start")).toBeVisible();
  await expect(button(page, "Restart")).toBeFocused();
});

test.describe("for visitors who prefer less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("running to the end comes first", async ({ page }) => {
    await openTool(page, PATH);
    const first = tool(page).getByRole("group", { name: "Run the auction" }).getByRole("button");
    await expect(first.first()).toHaveText("Run to the end");
  });
});

test("it has no violations while it runs, and fits 320 px", async ({ page }) => {
  await page.setViewportSize({ width: REFLOW_WIDTH, height: 900 });
  await page.clock.install();
  await openTool(page, PATH);
  await role(page).selectOption({ index: 2 });
  await stopClock(page);
  await button(page, "Run at 60×").click();
  await page.clock.runFor(8000);
  await button(page, "Pause").click();
  await page.clock.resume();
  await expectNoViolations(page, TOOL);
  await expectNoSidewaysScroll(page);
});

test("US visitors read dollars without grouping", async ({ page }) => {
  await openTool(page, `${PATH}?region=us`);
  await expect(tool(page).getByText(/^Winning bid \$/u)).toBeVisible();
  expect(await tool(page).innerText()).not.toMatch(/\d,\d/u);
});
