import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { checkCells, chooseFile, preview, useButton } from "./support/import";
import { walkThrough } from "./support/keyboard";
import { paperText, sheetsOf } from "./support/paper";
import { expectNoSidewaysScroll, REFLOW_WIDTH } from "./support/reflow";
import { expect, test } from "./support/test";
import { copiedLink, exportCsv, openTool, stopClock, toolOf } from "./support/tool-page";

const PATH = "/tools/reverse-auction/";
const TOOL = "[data-tool=reverse-auction]";

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

test.beforeEach(({ context }) => answerConsent(context));

test("a run ends with the result that skipping gives, each event can be shown by keyboard, and a report be taken away", async ({
  page,
}) => {
  await page.clock.install();
  await openTool(page, PATH);
  const [result, order] = [await verdict(page).innerText(), await ranking(page)];

  await test.step("a run takes about half a minute", async () => {
    await stopClock(page);
    await button(page, "Run the auction").click();
    await page.clock.runFor(15_000);
    const standing = tool(page).getByText(/^Lowest bid/u);
    await expect(standing.first()).toBeVisible();
    await page.clock.runFor(45_000);
    await expect(verdict(page)).toHaveText(result);
    expect(await ranking(page)).toEqual(order);
  });

  await test.step("each event can be shown without motion, by keyboard too", async () => {
    await page.clock.resume();
    await button(page, "Run the auction").focus();
    await walkThrough(
      ["Next event", "Skip to the end", "Restart"].map((name) => button(page, name)),
    );
    await page.keyboard.press("Enter");
    await expect(tool(page).getByText("Ready to start")).toBeVisible();
    await expect(button(page, "Restart")).toBeFocused();
    await expect(log(page)).toHaveCount(1);
    await button(page, "Next event").click();
    await expect(log(page)).not.toHaveCount(1);
    const announced = tool(page)
      .getByRole("status")
      .filter({ hasText: /^Paused\. Lowest bid/u });
    await expect(announced).toBeAttached();
    await button(page, "Skip to the end").click();
    await expect(verdict(page)).toHaveText(result);
  });

  await test.step("the result is exported with rules and log, and printed on two sheets at most", async () => {
    const rows = (await exportCsv(page)).trim().split("\r\n");
    expect(rows).toContain('"Bidder","Lowest price it accepts","Style"');
    expect(rows.some((row) => row.startsWith('"Opening price","'))).toBe(true);
    expect(rows.filter((row) => /^"Result: \d\d:\d\d:\d\d"/u.test(row)).length).toBeGreaterThan(5);
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await button(page, "Print auction report").click();
    await expect(page.locator("html[data-printed]")).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("h1")).toBeHidden();
    await expect(tool(page).getByRole("radio").first()).toBeHidden();
    const winner = result.split(" wins")[0] ?? "";
    expect(await paperText(page)).toContain(winner.replaceAll(" ", ""));
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  });
});

test("on a phone a visitor bids, reads why a bid is refused and who can win, and shares the auction", async ({
  page,
  browser,
}) => {
  const viewport = { width: 360, height: 740 };
  await page.setViewportSize(viewport);
  await page.clock.install();
  await openTool(page, PATH);
  await choose(page, "Bid in it");
  const step = button(page, /one step lower$/u);
  const seat = tool(page).getByLabel("You bid as");
  const [best = ""] = await seat.locator("option:checked").allInnerTexts();
  const standing = tool(page).getByText(/^Lowest bid .*, by you\. \d+:\d\d left$/u);
  await expect(tool(page).getByText("Not shown").first()).toBeVisible();
  await step.click();
  await expect(standing.first()).toBeVisible();

  await test.step("a bid that breaks a rule is refused at the field, with the reason", async () => {
    const form = tool(page).getByRole("form", { name: /^Bid as/u });
    const bid = form.getByRole("textbox", { name: "Your bid" });
    for (const [typed, problem] of [
      ["low", "Enter your bid in digits, such as 1250.50."],
      ["999999999", /^Bid .* or lower\.$/u],
      ["0.01", /^Your floor is .*\. Don’t go below it\.$/u],
    ] as const) {
      await bid.fill(typed);
      await bid.press("Enter");
      await expect(form.getByRole("alert")).toHaveText(problem);
      await expect(bid).toHaveValue(typed);
    }
    await expectNoViolations(page, TOOL);
  });

  await test.step("a run shows the bid button and the time left", async () => {
    await seat.selectOption({ index: 0 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await button(page, "Run the auction").click();
    await expect(step).toBeInViewport({ ratio: 1 });
    await stopClock(page);
    await step.click();
    await expect(standing.first()).toBeInViewport();
    await page.clock.resume();
  });

  await test.step("who is out reads which seat can win, and at the end who won", async () => {
    const out = tool(page).getByText("You’re out");
    await expect(async () => {
      await button(page, "Next event").click();
      await expect(step).toHaveAttribute("aria-disabled", "true", { timeout: 100 });
      await expect(out).toContainText(`Bid as ${best} to win.`, { timeout: 100 });
    }).toPass({ timeout: 20_000 });
    await button(page, "Skip to the end").click();
    const lost = tool(page).getByText(/^You lost\. .* won at .* below your last bid$/u);
    await expect(lost.first()).toBeInViewport();
  });

  await test.step("a shared link gives the same auction, and a restart one without the bids", async () => {
    const result = await ranking(page);
    const other = await browser.newContext({ viewport });
    const visitor = await other.newPage();
    await openTool(visitor, await copiedLink(page));
    await expect.poll(() => ranking(visitor)).toEqual(result);
    await other.close();
    await button(page, "Restart without my bids").click();
    await button(page, "Skip to the end").click();
    await expect(log(page).filter({ hasText: "(you)" })).toHaveCount(0);
  });
});

test("bidders are added and imported", async ({ page }) => {
  await page.setViewportSize({ width: REFLOW_WIDTH, height: 900 });
  await openTool(page, PATH);
  await choose(page, "Change the rules");
  const example = await ranking(page);
  const opening = await field(page, "Opening price").inputValue();

  await expectNoSidewaysScroll(page);

  const download = page.waitForEvent("download");
  await button(page, "Export Excel").click();
  const own = await readFile(await (await download).path());

  await test.step("an added bidder bids once it has a floor", async () => {
    await button(page, "Add a bidder").click();
    const name = field(page, new RegExp(`^Name of \\w+ ${example.length + 1}$`, "u"));
    await expect(name).toBeFocused();
    await expect(tool(page)).toContainText("Fill in what is missing.");
    expect(await ranking(page)).toEqual(example);
    await name.fill("Himalaya Carriers");
    await field(page, "Himalaya Carriers, Floor").fill("1");
    await expect.poll(async () => (await ranking(page)).join()).toContain("Himalaya Carriers");
  });

  await test.step("a list of bidders and an Excel file of its own are imported", async () => {
    await checkCells(page, "Carrier,Quotation,Floor\nAsha,58200,56100\nBharat,57400,55000");
    await expect(preview(page)).toContainText("Found 2 bidders and 3 fields.");
    await useButton(page).click();
    await expect(field(page, "Opening price")).toHaveValue("57,400");
    await expect(field(page, "Bharat, Floor")).toHaveValue("55,000");
    await chooseFile(page, "auction.xlsx", own);
    await useButton(page).click();
    await expect(field(page, "Opening price")).toHaveValue(opening);
    await expect.poll(() => ranking(page)).toEqual(example);
  });
});
