import type { Page } from "@playwright/test";
import { settings } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { pageViews } from "./support/data-layer";
import { expectFocusOn, walkThrough } from "./support/keyboard";
import { BOOKING, fillLeadForm, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, expectFaults, open, test } from "./support/test";
import { waitForScript } from "./support/tool-page";

const SECTION = "section:has(#roi)";
const calculator = (page: Page) => page.locator(SECTION);
const spend = (page: Page) => calculator(page).getByRole("textbox", { name: /^Annual spend/u });
const share = (page: Page) => calculator(page).getByRole("slider", { name: /^Share through/u });
const process = (page: Page) => calculator(page).getByLabel("Current process");
const announcement = (page: Page) => calculator(page).getByRole("status");
const handOver = (page: Page) =>
  calculator(page).getByRole("button", { name: "Book a demo with this estimate" });
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

test("it works by keyboard alone and announces a result after a pause", async ({ page }) => {
  await openCalculator(page);
  const start = await figures(page);
  await spend(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1,000 crore");
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
  await page.keyboard.press("Tab");
  await expectFocusOn(print(page));
  await expectNoViolations(page, SECTION);
});

test("a half-typed number is not announced; an unusable one is, by its field", async ({ page }) => {
  await page.clock.install();
  await openCalculator(page);
  await spend(page).focus();
  const start = await figures(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await spend(page).fill("0");
  await page.clock.runFor(500);
  await expect(spend(page)).not.toHaveAttribute("aria-invalid");
  await expect(announcement(page)).toBeEmpty();
  expect(await figures(page)).toEqual(start);
  await page.clock.runFor(200);
  await expect(spend(page)).toHaveAttribute("aria-invalid", "true");
  await expect(spend(page)).toHaveAccessibleDescription(/Enter an amount between ₹/u);
  expect(await figures(page)).toEqual([]);
  await expect(calculator(page).getByText("No result yet")).toBeVisible();
  await page.clock.resume();
  await spend(page).fill("200");
  await expect(spend(page)).not.toHaveAttribute("aria-invalid");
  await expect(announcement(page)).toContainText("hard savings");
});

test("an estimate is in the address, to be shared and reloaded, and stays when the menu leads to it", async ({
  page,
}) => {
  await openCalculator(page, "/?utm_source=letter");
  const views = await pageViews(page);
  await spend(page).fill("₹300 crore");
  await process(page).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/\?utm_source=letter&spend=300&share=\d+&process=[\w-]+$/u);
  expect(await pageViews(page)).toEqual(views);
  const shown = await figures(page);
  const { search } = new URL(page.url());
  await open(page, "/about/");
  await openCalculator(page, `/${search}#roi`);
  await expect.poll(() => figures(page)).toEqual(shown);
  await expect(spend(page)).toHaveValue("300");

  await spend(page).fill("200");
  await expect(page).toHaveURL(/spend=200&/u);
  await page.getByRole("banner").getByRole("button", { name: "Resources" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Savings Calculator" }).click();
  await expect(page).toHaveURL("/#roi");
  await expect(spend(page)).toHaveValue("200");
});

test("each home counts in its currency and links to the other", async ({ page }) => {
  await openCalculator(page, "/us/?spend=98765.4&share=100");
  await expect(spend(page)).toHaveAccessibleName("Annual spend, $ million");
  const text = (await calculator(page).textContent()) ?? "";
  expect(withPlainSpaces(text)).toContain("$98.77B");
  expect(text).not.toContain("₹");
  await calculator(page).getByRole("link", { name: "Calculate in rupees" }).click();
  await expect(page).toHaveURL("/#roi");
  await expect(spend(page)).toHaveAccessibleName("Annual spend, ₹ crore");
  await expect(spend(page)).not.toHaveValue(/^98/u);
  await calculator(page).getByRole("link", { name: "Calculate in US dollars" }).click();
  await expect(page).toHaveURL("/us/#roi");
});

test("a change before hydration counts, and a press is replayed", async ({ page }) => {
  // A press before the page is parsed is not replayed: the form itself opens the demo page.
  await page.goto("/?spend=90", { waitUntil: "domcontentloaded" });
  await spend(page).fill("240");
  await handOver(page).click();
  await expect(page).toHaveURL("/request-demo/");
  await expect(requirement(page)).toHaveValue(/^Savings estimate.*\nAnnual spend ₹240 crore/u);
});

test("the result goes below what the visitor wrote in the demo form, and into the lead", async ({
  page,
  baseURL,
}) => {
  const email = newEmail();
  await open(page, "/request-demo/");
  await requirement(page).fill("Coil for two plants");
  await page.getByRole("banner").getByRole("link", { name: settings.brand }).click();
  await spend(page).fill("500");
  await expect(announcement(page)).toContainText("hard savings");
  const [low = "", base = "", high = ""] = await figures(page);
  await handOver(page).click();
  await expect(page).toHaveURL("/request-demo/");
  const text = await requirement(page).inputValue();
  const lines = text.split("\n");
  expect(lines[0]).toBe("Coil for two plants");
  expect(text).toContain("Annual spend ₹500 crore");
  expect(text).toContain(`Hard savings a year: low ${low}, base ${base}, high ${high}`);
  expect(lines.at(-1)).toMatch(new RegExp(`^${baseURL}/\\?spend=500&.*#roi$`, "u"));
  await page.reload();
  await expect(requirement(page)).toHaveValue(text);
  await fillLeadForm(page.getByRole("main"), visitor(email));
  await page.getByRole("button", { name: "Book a demo" }).click();
  await page.waitForURL(BOOKING);
  expect(leadsOf(email).map(({ payload }) => payload)).toMatchObject([
    { other_details: { requirement: text, request_type: "demo-callback" } },
  ]);
});

test("its code loads when it comes near, and with the next press after a failure, which prints the calculator alone", async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  let refused = 0;
  await page.route("**/*.js", (route) => {
    refused += 1;
    return route.abort();
  });
  await spend(page).scrollIntoViewIfNeeded();
  await expect.poll(() => refused).toBeGreaterThan(0);
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
