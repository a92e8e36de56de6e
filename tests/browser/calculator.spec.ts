import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { pageViews } from "./support/data-layer";
import { expectFocusOn, walkThrough } from "./support/keyboard";
import { BOOKING, failScripts, fillLeadForm, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expectOnly, INDIA, sliderOf } from "./support/testimonials";
import { expect, expectFaults, open, test } from "./support/test";
import { stopClock, waitForScript } from "./support/tool-page";

const SECTION = "section:has(#roi)";
const calculator = (page: Page) => page.locator(SECTION);
const spend = (page: Page) => calculator(page).getByRole("textbox", { name: /^Annual spend/u });
const share = (page: Page) => calculator(page).getByRole("slider", { name: /^Share through/u });
const process = (page: Page) => calculator(page).getByLabel("Current process");
/** The buttons, which follow, announce what they did. */
const announcement = (page: Page) => calculator(page).getByRole("status").first();
const handOver = (page: Page) =>
  calculator(page).getByRole("button", { name: "Book a demo with this estimate" });
const copyLink = (page: Page) => calculator(page).getByRole("button", { name: "Copy link" });
const print = (page: Page) => calculator(page).getByRole("button", { name: "Print this estimate" });
const requirement = (page: Page) => page.getByRole("main").getByLabel("Requirements");

const withPlainSpaces = (text: string) => text.replaceAll("\u00A0", " ");

/** Low, base and high of the three kinds of benefit. */
const figures = async (page: Page) =>
  (await calculator(page).locator("dt + dd").allTextContents()).map(withPlainSpaces);

/** Scrolls to the calculator and waits until it is hydrated. */
async function openCalculator(page: Page, path = "/"): Promise<void> {
  await open(page, path);
  await spend(page).scrollIntoViewIfNeeded();
  await waitForScript(spend(page));
}

test.beforeEach(({ context }) => answerConsent(context));

test("by keyboard alone it shows and announces the result of what was typed, and names a mistake at its field", async ({
  page,
}) => {
  await page.clock.install();
  await openCalculator(page);
  const start = await figures(page);

  await test.step("a half-typed number is not announced; an unusable one is, by its field", async () => {
    await spend(page).focus();
    await stopClock(page);
    await spend(page).fill("0");
    await page.clock.runFor(500);
    await expect(spend(page)).not.toHaveAttribute("aria-invalid");
    await expect(announcement(page)).toBeEmpty();
    expect(await figures(page)).toEqual(start);
    await page.clock.runFor(200);
    await expect(spend(page)).toHaveAccessibleDescription(/Enter an amount between ₹/u);
    expect(await figures(page)).toEqual([]);
    await expect(calculator(page).getByText("No result yet")).toBeVisible();
    await page.clock.resume();
  });

  await test.step("all fields and buttons", async () => {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("1,000 crore");
    await expect(spend(page)).not.toHaveAttribute("aria-invalid");
    await walkThrough([share(page)]);
    for (const key of ["End", "PageDown", "ArrowLeft"]) await page.keyboard.press(key);
    await walkThrough([process(page)]);
    const before = await process(page).inputValue();
    await page.keyboard.press("ArrowDown");
    await expect(process(page)).not.toHaveValue(before);
    const percent = await share(page).inputValue();
    await expect(calculator(page).getByText(`${percent}% × ₹1,000 crore`)).toBeVisible();
    const [, base = ""] = await figures(page);
    expect(base).not.toBe(start[1]);
    await expect(announcement(page)).toContainText(`hard savings ${base}`);
    await page.keyboard.press("Tab");
    await expectFocusOn(handOver(page));
    await walkThrough([copyLink(page), print(page)]);
    await expectNoViolations(page, SECTION);
  });
});

test("an estimate is in the address, to be shared, and stays when the menu leads to it; the US counts in dollars", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openCalculator(page, "/?utm_source=letter");
  const views = await pageViews(page);
  await spend(page).fill("₹300 crore");
  await process(page).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/\?utm_source=letter&spend=300&share=\d+&process=[\w-]+$/u);
  expect(await pageViews(page)).toEqual(views);
  const shown = await figures(page);
  await copyLink(page).click();
  await expect(copyLink(page)).toHaveText("Link copied");
  const link = await page.evaluate(async () => navigator.clipboard.readText());
  // The campaign brought this visitor, not the one who gets the link.
  expect(link).not.toContain("utm_source");
  await openCalculator(page, link);
  await expect.poll(() => figures(page)).toEqual(shown);
  await expect(spend(page)).toHaveValue("300");

  await spend(page).fill("200");
  await expect(page).toHaveURL(/spend=200&/u);
  await page.getByRole("banner").getByRole("button", { name: "Resources" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Savings Calculator" }).click();
  await expect(page).toHaveURL("/#roi");
  await expect(spend(page)).toHaveValue("200");

  await calculator(page).getByRole("link", { name: "Calculate in US dollars" }).click();
  await expect(page).toHaveURL("/us/#roi");
  await expect(spend(page)).toHaveAccessibleName("Annual spend, $ million");
  expect(await calculator(page).textContent()).not.toContain("₹");
  await calculator(page).getByRole("link", { name: "Calculate in rupees" }).click();
  await expect(page).toHaveURL("/#roi");
});

test("an estimate from before hydration goes below what the visitor wrote in the demo form, and into the lead", async ({
  page,
  baseURL,
}) => {
  const email = newEmail();
  await open(page, "/request-demo/");
  await requirement(page).fill("Coil for two plants");
  // A press before the page is parsed is not replayed: the form itself opens the demo page.
  await page.goto("/?spend=90", { waitUntil: "domcontentloaded" });
  await spend(page).fill("240");
  await handOver(page).click();
  await expect(page).toHaveURL("/request-demo/");
  await expect(requirement(page)).toHaveValue(/^Coil for two plants\n.*₹240 crore/su);
  const text = await requirement(page).inputValue();
  expect(text.split("\n").at(-1)).toMatch(new RegExp(`^${baseURL}/\\?spend=240&.*#roi$`, "u"));
  await page.reload();
  await expect(requirement(page)).toHaveValue(text);
  await fillLeadForm(page.getByRole("main"), visitor(email));
  await page.getByRole("button", { name: "Book a demo" }).click();
  await page.waitForURL(BOOKING);
  expect(leadsOf(email).map(({ payload }) => payload)).toMatchObject([
    { other_details: { requirement: text, request_type: "demo-callback" } },
  ]);
});

test("where their code can't be loaded, the first testimonial stays and the calculator works with the next press, which prints it alone", async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const refused: string[] = [];
  page.on("requestfailed", (request) => refused.push(request.url()));
  await failScripts(page);
  for (const near of [sliderOf(page), spend(page)]) {
    refused.splice(0);
    await near.scrollIntoViewIfNeeded();
    await expect.poll(() => refused.length).toBeGreaterThan(0);
  }
  await expectOnly(sliderOf(page), 0, INDIA);
  await expect(sliderOf(page).getByRole("button")).toHaveCount(0);
  await page.unrouteAll();
  await print(page).click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  expectFaults(watch);

  await page.emulateMedia({ media: "print" });
  const line = calculator(page).getByText(/^Low: \d+% × ₹/u);
  await expect(line.first()).toBeVisible();
  await expect(calculator(page).getByText(/^Current process: /u)).toBeVisible();
  for (const hidden of [spend(page), handOver(page), page.locator("h1"), page.locator("footer")]) {
    await expect(hidden).toBeHidden();
  }
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator("h1")).toBeVisible();
});
