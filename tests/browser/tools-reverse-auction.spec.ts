import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { walkThrough } from "./support/keyboard";
import { paperText, sheetsOf } from "./support/paper";
import { expectNoSidewaysScroll, REFLOW_WIDTH } from "./support/reflow";
import { expect, test } from "./support/test";
import { copiedLink, exportCsv, openTool, PAUSE, toolOf } from "./support/tool-page";

const PATH = "/tools/reverse-auction/";
const TOOL = "[data-tool=reverse-auction]";
const NARROW = { width: REFLOW_WIDTH, height: 900 };

const tool = toolOf;
const button = (page: Page, name: string | RegExp) => tool(page).getByRole("button", { name });
const field = (page: Page, name: string | RegExp) => tool(page).getByRole("textbox", { name });
const choose = async (page: Page, what: string) =>
  tool(page).getByRole("radio", { name: what }).check();
const tableRows = (page: Page, name: RegExp) =>
  tool(page).getByRole("table", { name }).locator("tbody tr");
const log = (page: Page) => tableRows(page, /^Bid log$/u);
const ranking = async (page: Page) =>
  tableRows(page, /^(?:Final ranking|Ranking now)$/u).allInnerTexts();
const verdict = (page: Page) =>
  tool(page)
    .getByText(/ wins at .* per /u)
    .first();

/** Stops the clock of the page: time passes only with `page.clock.runFor`. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

test.beforeEach(({ context }) => answerConsent(context));

test("a run takes about half a minute, and ends with the result that skipping gives", async ({
  page,
}) => {
  await page.clock.install();
  await openTool(page, PATH);
  const [result, order] = [await verdict(page).innerText(), await ranking(page)];
  await stopClock(page);
  await button(page, "Run the auction").click();
  await page.clock.runFor(15_000);
  await expect(
    tool(page)
      .getByText(/^Lowest bid/u)
      .first(),
  ).toBeVisible();
  await page.clock.runFor(45_000);
  await expect(verdict(page)).toHaveText(result);
  expect(await ranking(page)).toEqual(order);
  await button(page, "Restart").click();
  await expect(tool(page).getByText("Ready to start")).toBeVisible();
  await button(page, "Skip to the end").click();
  await expect(verdict(page)).toHaveText(result);
});

test("each event can be shown without motion, by keyboard too", async ({ page }) => {
  await openTool(page, PATH);
  await button(page, /^Show all \d+ events$/u).click();
  const events = await log(page).count();
  await button(page, "Run the auction").focus();
  await walkThrough(["Next event", "Skip to the end", "Restart"].map((name) => button(page, name)));
  await page.keyboard.press("Enter");
  await expect(tool(page).getByText("Ready to start")).toBeVisible();
  await expect(button(page, "Restart")).toBeFocused();
  await expect(log(page)).toHaveCount(1);
  await button(page, "Next event").click();
  await expect(log(page)).not.toHaveCount(1);
  await expect(
    tool(page)
      .getByRole("status")
      .filter({ hasText: /^Paused\. Lowest bid/u }),
  ).toBeAttached();
  for (let press = 0; press < events && !(await verdict(page).isVisible()); press += 1) {
    await button(page, "Next event").click();
  }
  await expect(verdict(page)).toBeVisible();
  await expect(log(page)).toHaveCount(events);
});

test("a visitor bids, and a shared link gives the same auction", async ({ page, browser }) => {
  await openTool(page, PATH);
  await choose(page, "Bid in it");
  await tool(page).getByLabel("You bid as").selectOption({ index: 1 });
  await button(page, "Next event").click();
  await button(page, /one step lower$/u).click();
  await expect(log(page).filter({ hasText: "(you)" })).toHaveCount(1);
  await expect(tool(page).getByText("Not shown").first()).toBeVisible();
  await button(page, "Skip to the end").click();
  const result = await ranking(page);
  const link = await copiedLink(page);

  const other = await browser.newContext();
  const visitor = await other.newPage();
  await openTool(visitor, link);
  await expect.poll(() => ranking(visitor)).toEqual(result);
  await other.close();

  await button(page, "Restart without my bids").click();
  await button(page, "Skip to the end").click();
  await expect(log(page).filter({ hasText: "(you)" })).toHaveCount(0);
});

test("who takes a seat can bid at once, and who is out reads which seat can win", async ({
  page,
}) => {
  await openTool(page, PATH);
  await choose(page, "Bid in it");
  const step = button(page, /one step lower$/u);
  await expect(tool(page).getByText("Ready to start")).toBeVisible();
  await step.click();
  await expect(
    tool(page)
      .getByText(/^Lowest bid .*, by you\. \d+:\d\d left$/u)
      .first(),
  ).toBeVisible();
  const seat = tool(page).getByLabel("You bid as");
  const [name = ""] = await seat.locator("option:checked").allInnerTexts();
  await seat.selectOption({ index: 0 });
  await expect(async () => {
    await button(page, "Next event").click();
    await expect(step).toHaveAttribute("aria-disabled", "true", { timeout: 100 });
    await expect(tool(page).getByText("You’re out")).toContainText(`Bid as ${name} to win.`, {
      timeout: 100,
    });
  }).toPass({ timeout: 20_000 });
  await choose(page, "Watch it");
  await expect(verdict(page)).toBeVisible();
});

test("on a phone a run shows the bid button and the time left, and its end says who lost", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await openTool(page, PATH);
  await choose(page, "Bid in it");
  await button(page, /one step lower$/u).click();
  await tool(page).getByLabel("You bid as").selectOption({ index: 0 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await button(page, "Run the auction").click();
  await expect(button(page, /one step lower$/u)).toBeInViewport({ ratio: 1 });
  await stopClock(page);
  await button(page, /one step lower$/u).click();
  await expect(
    tool(page)
      .getByText(/by you\. \d+:\d\d left$/u)
      .first(),
  ).toBeInViewport();
  await button(page, "Skip to the end").click();
  await expect(
    tool(page)
      .getByText(/^You lost\. .* won at .* below your last bid$/u)
      .first(),
  ).toBeInViewport();
});

test("a bid that breaks a rule is refused at the field, with the reason, on a narrow screen too", async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await openTool(page, PATH);
  await choose(page, "Bid in it");
  await button(page, "Restart without my bids").click();
  const form = tool(page).getByRole("form", { name: /^Bid as/u });
  const bid = form.getByRole("textbox", { name: "Your bid" });
  for (const [typed, problem] of [
    ["", "Enter your bid."],
    ["low", "Enter your bid in digits, such as 1250.50."],
    ["999999999", /^Bid .* or lower\.$/u],
    ["0.01", /^Your floor is .*\. Don’t go below it\.$/u],
  ] as const) {
    await bid.fill(typed);
    await bid.press("Enter");
    await expect(form.getByRole("alert")).toHaveText(problem);
    await expect(bid).toHaveValue(typed);
  }
  await expect(log(page)).toHaveCount(1);
  await expectNoViolations(page, TOOL);
});

test("a rule that can't be used says why and keeps what was typed, and one that can changes the log", async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await page.clock.install();
  await openTool(page, PATH);
  await choose(page, "Change the rules");
  const before = await ranking(page);
  for (const [name, typed] of [
    ["Opening price", "many"],
    ["Minimum bid step", "-1"],
    ["Duration", "1e9"],
    ["Quantity", ""],
  ] as const) {
    await field(page, name).fill(typed);
    await page.clock.runFor(PAUSE);
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name)).toHaveAccessibleDescription(/^Enter /u);
    await expect(field(page, name)).toHaveValue(typed);
  }
  expect(await ranking(page)).toEqual(before);
  expect(await tool(page).innerText()).not.toMatch(/NaN|undefined|Infinity/u);
  await expectNoViolations(page, TOOL);
  await expectNoSidewaysScroll(page);
  for (let step = 0; step < 4; step += 1) await button(page, "Undo").click();
  await expect(field(page, "Opening price")).not.toHaveAttribute("aria-invalid");

  await field(page, "Late bids: the last").fill("60");
  await field(page, "Maximum extensions").fill("0");
  await button(page, /^Show all \d+ events$/u).click();
  await expect(
    log(page).filter({ hasText: "No extension: the rules allow none." }),
  ).not.toHaveCount(0);
  await field(page, "Maximum extensions").fill("3");
  await expect(log(page).filter({ hasText: "Extension 1 of 3." })).toHaveCount(1);
});

test("a bidder is added, bids once it has a floor, and is kept until one press clears it", async ({
  page,
}) => {
  await openTool(page, PATH);
  const example = await ranking(page);
  await choose(page, "Change the rules");
  await button(page, "Add a bidder").click();
  const name = field(page, new RegExp(`^Name of \\w+ ${example.length + 1}$`, "u"));
  await expect(name).toBeFocused();
  await expect(tool(page)).toContainText("Fill in the missing figures.");
  await expect(tool(page).getByRole("alert")).toHaveCount(0);
  expect(await ranking(page)).toEqual(example);
  await name.fill("Himalaya Carriers");
  const floor = field(page, "Himalaya Carriers, Floor");
  await expect(floor).toHaveAccessibleDescription("Enter a price.");
  await floor.fill("54000");
  await expect.poll(async () => (await ranking(page)).join()).toContain("Himalaya Carriers");
  const changed = await ranking(page);
  await page.goto("/");
  await openTool(page, PATH);
  await expect.poll(() => ranking(page)).toEqual(changed);
  await button(page, "Back to the example").click();
  await expect.poll(() => ranking(page)).toEqual(example);
});

test("a result is exported with rules and log, and printed without controls on two sheets at most", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await openTool(page, PATH);
  const rows = (await exportCsv(page)).trim().split("\r\n");
  expect(rows).toContain('"Bidder","Lowest price it accepts","Style"');
  expect(rows.some((row) => row.startsWith('"Opening price","'))).toBe(true);
  expect(rows.filter((row) => /^"Result: \d\d:\d\d:\d\d"/u.test(row)).length).toBeGreaterThan(5);
  const winner = (await verdict(page).innerText()).split(" wins")[0] ?? "";
  await button(page, "Print auction report").click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("h1")).toBeHidden();
  await expect(tool(page).getByRole("radio").first()).toBeHidden();
  expect(await paperText(page)).toContain(winner.replaceAll(" ", ""));
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});
