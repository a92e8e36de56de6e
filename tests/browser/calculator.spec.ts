import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { pageViews } from "./support/data-layer";
import { renderAll } from "./support/first-view";
import { expectFocusOn, walkThrough } from "./support/keyboard";
import { fillLeadForm, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { comesToLife, expect, test } from "./support/test";

const calculator = (page: Page) =>
  page.getByRole("region", { name: /savings, line|savings case/u });
const spend = (page: Page) => calculator(page).getByRole("textbox", { name: /^Annual spend/u });
const share = (page: Page) => calculator(page).getByRole("slider", { name: /^Share through/u });
const process = (page: Page) => calculator(page).getByLabel("Current process");
const told = (page: Page) => calculator(page).getByRole("status");
const handOver = (page: Page) =>
  calculator(page).getByRole("button", { name: "Discuss this estimate in a demo" });
const requirement = (page: Page) => page.getByRole("main").getByLabel("Requirements");

const withPlainSpaces = (text: string) => text.replaceAll("\u00A0", " ");

/** What the three kinds come to, low, base and high each. */
const figures = async (page: Page) =>
  (await calculator(page).locator("dt + dd").allTextContents()).map(withPlainSpaces);

/** What the calculator shows once all of it is rendered: a first view puts parts of it off (0041). */
async function shownText(page: Page): Promise<string> {
  await renderAll(page);
  return withPlainSpaces(await calculator(page).innerText());
}

const FIRST = [
  ...["₹72 lakh", "₹1.44 crore", "₹2.16 crore"],
  ...["₹36 lakh", "₹72 lakh", "₹1.08 crore"],
  ...["720 hours", "1,200 hours", "1,680 hours"],
];

/** Brings the calculator near, and waits until it answers. */
async function openCalculator(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await comesToLife(page);
  await spend(page).scrollIntoViewIfNeeded();
  // What React marks a field with once it has taken it over.
  await expect
    .poll(() => spend(page).evaluate((field) => Object.keys(field).join(" ")))
    .toContain("__reactProps");
}

/** Lets time stand still: only `page.clock.runFor` moves it. */
async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

test.beforeEach(({ context }) => answerConsent(context));

test("it is worked by keyboard alone, tells a result after a pause and keeps the kinds apart", async ({
  page,
}) => {
  await openCalculator(page);
  expect(await figures(page)).toEqual(FIRST);
  await spend(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1,000 crore");
  await walkThrough([share(page)]);
  for (const key of ["End", "PageDown", "ArrowLeft"]) await page.keyboard.press(key);
  await walkThrough([process(page)]);
  await page.keyboard.press("ArrowDown");
  await expect(process(page)).toHaveValue("erp");
  const percent = Number(await share(page).inputValue());
  const inEvents = 10 * percent;
  await expect(calculator(page).getByText(`${percent}% × ₹1,000 crore`)).toBeVisible();
  const base = (inEvents * 1.5) / 100;
  await expect(told(page)).toContainText(`Base estimate a year: hard savings ₹${base} crore`);
  expect((await figures(page))[1]).toBe(`₹${base} crore`);
  await page.keyboard.press("Tab");
  await expectFocusOn(handOver(page));
  await page.keyboard.press("Tab");
  await expectFocusOn(calculator(page).getByRole("button", { name: "Print this estimate" }));
});

test("each figure has its formula, and its kind what it assumes, beside it", async ({ page }) => {
  await page.goto("/");
  const text = await shownText(page);
  for (const formula of [
    "1% × ₹72 crore",
    "0.5% × ₹72 crore",
    "240 events × 5 hours",
    "at ₹700 an hour: ₹8.4 lakh",
  ])
    expect(text).toContain(formula);
  expect(text).toContain("It never reaches the ledger, so it has its own line.");
  expect(text).toContain("All percentages, hours and rates are samples.");
});

test("a half-typed number is not told, one that can't be used is, by its field", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/?spend=90");
  await comesToLife(page);
  await spend(page).focus();
  await expect(spend(page)).toHaveValue("90");
  await holdClock(page);
  await spend(page).fill("0");
  await page.clock.runFor(700);
  await expect(spend(page)).not.toHaveAttribute("aria-invalid");
  await expect(told(page)).toBeEmpty();
  await page.clock.runFor(200);
  await expect(spend(page)).toHaveAttribute("aria-invalid", "true");
  await expect(spend(page)).toHaveAccessibleDescription(
    /Please enter an amount between ₹1 crore and ₹1,00,000 crore/u,
  );
  await expect(page).toHaveURL("/?spend=90&share=60&process=email");
  expect((await figures(page))[1]).toBe("₹1.08 crore");
  await page.clock.resume();
  await expectNoViolations(page, "section:has(> div > #roi)");
  await holdClock(page);
  await spend(page).fill("200");
  await expect(spend(page)).not.toHaveAttribute("aria-invalid");
  await expect(told(page)).toBeEmpty();
  await page.clock.runFor(800);
  await expect(told(page)).toContainText("hard savings ₹2.4 crore");
});

test("an estimate is in the address, to be shared and reloaded; it is no page view", async ({
  page,
}) => {
  await openCalculator(page, "/?utm_source=letter");
  const views = await pageViews(page);
  await spend(page).fill("₹300 crore");
  await process(page).selectOption("tool");
  await expect(page).toHaveURL("/?utm_source=letter&spend=300&share=60&process=tool");
  expect(await pageViews(page)).toEqual(views);
  const shown = await figures(page);
  expect(shown[1]).toBe("₹1.44 crore");
  await page.goto("/?spend=300&share=60&process=tool#roi");
  await expect.poll(() => figures(page)).toEqual(shown);
  await expect(process(page)).toHaveValue("tool");
});

for (const query of [
  "?spend=x&share=-5&process=fax",
  "?spend=1e99&share=61",
  "?spend=%FF&process=__proto__",
]) {
  test(`${query} is the first example`, async ({ page }) => {
    await openCalculator(page, `/${query}`);
    expect(await figures(page)).toEqual(FIRST);
    await expect(spend(page)).toHaveValue("120");
  });
}

test("the US home counts in dollars and shows no grouping", async ({ page }) => {
  await openCalculator(page, "/us/?spend=98765.4&share=100&process=email");
  await expect(spend(page)).toHaveAccessibleName("Annual spend, $ million");
  const text = await shownText(page);
  expect(text).toContain("$98.77 billion");
  expect(text).not.toContain("₹");
  expect(text).not.toMatch(/\d,\d/u);
});

test("what is changed before the scripts counts, and a press waits for them", async ({ page }) => {
  // Before all of the page is parsed nothing holds the press: the form leads to the demo page itself.
  await page.goto("/?spend=90", { waitUntil: "domcontentloaded" });
  await spend(page).fill("240");
  await handOver(page).click();
  await expect(page).toHaveURL("/request-demo/");
  await expect(requirement(page)).toHaveValue(/^Savings estimate.*\nAnnual spend ₹240 crore, 60%/u);
});

test("the result goes to the demo form below what the visitor wrote there, and into the lead", async ({
  page,
  baseURL,
}) => {
  const email = newEmail();
  await page.goto("/request-demo/");
  await comesToLife(page);
  await requirement(page).fill("Coil for two plants");
  await page.getByRole("banner").getByRole("link", { name: "Kraya" }).click();
  await spend(page).fill("500");
  await expect(told(page)).toContainText("₹6 crore");
  await handOver(page).click();
  await expect(page).toHaveURL("/request-demo/");
  const text = [
    "Coil for two plants",
    "",
    "Savings estimate from the website",
    "Annual spend ₹500 crore, 60% of it through sourcing events: ₹300 crore",
    "Process today: E-mail and spreadsheets",
    "Hard savings a year: low ₹3 crore, base ₹6 crore, high ₹9 crore",
    "Cost avoidance a year: low ₹1.5 crore, base ₹3 crore, high ₹4.5 crore",
    "Buyer time a year: low 3,000 hours, base 5,000 hours, high 7,000 hours",
    `${baseURL}/?spend=500&share=60&process=email#roi`,
  ].join("\n");
  await expect(requirement(page)).toHaveValue(text);
  await page.reload();
  await comesToLife(page);
  await expect(requirement(page)).toHaveValue(text);
  await fillLeadForm(page.getByRole("main"), visitor(email));
  await page.getByRole("button", { name: "Book my demo" }).click();
  await page.waitForURL("https://booking.example/**");
  expect(leadsOf(email).map(({ payload }) => payload)).toMatchObject([
    { other_details: { requirement: text, request_type: "demo-callback" } },
  ]);
});

test("on paper it has inputs as text, no controls, and stands alone by its own button", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await openCalculator(page);
  await calculator(page).getByRole("button", { name: "Print this estimate" }).click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(calculator(page).getByText("60% × ₹120 crore")).toBeVisible();
  await expect(calculator(page).getByText("Process today: E-mail and spreadsheets")).toBeVisible();
  for (const hidden of [spend(page), handOver(page), page.locator("h1"), page.locator("footer")]) {
    await expect(hidden).toBeHidden();
  }
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator("h1")).toBeVisible();
});

test("its code comes when it comes near, and to no page without it", async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    if (/\.js$/u.test(response.url())) bodies.push(response.text());
  });
  const hasCode = async () =>
    (await Promise.all(bodies)).some((text) => text.includes("Savings estimate from the website"));
  for (const path of ["/faq/", "/request-demo/", "/"]) {
    await page.goto(path);
    await comesToLife(page);
    await page.waitForLoadState("networkidle");
    expect(await hasCode()).toBe(false);
  }
  await spend(page).scrollIntoViewIfNeeded();
  await expect.poll(hasCode).toBe(true);
});

test("after a failed download the next press loads it", async ({ page, watch }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto("/");
  await comesToLife(page);
  await page.waitForLoadState("networkidle");
  let refused = 0;
  await page.route("**/*.js", (route) => {
    refused += 1;
    return route.abort();
  });
  await spend(page).scrollIntoViewIfNeeded();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await page.unrouteAll();
  await calculator(page).getByRole("button", { name: "Print this estimate" }).click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  watch.faults.splice(0); // The browser reports the refused script.
});

test("choosing it in the menu again keeps what was typed", async ({ page }) => {
  const choose = async () => {
    await page.getByRole("banner").getByRole("button", { name: "Resources" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Savings Calculator" }).click();
  };
  await openCalculator(page, "/?spend=90#roi");
  await spend(page).fill("200");
  await expect(page).toHaveURL(/spend=200/u);
  await choose();
  await expect(page).toHaveURL("/#roi");
  await expect(spend(page)).toHaveValue("200");
  await spend(page).fill("300");
  await choose();
  await expect(spend(page)).toHaveValue("300");
});

test("each home leads to the calculator in the other currency", async ({ page }) => {
  await page.goto("/?spend=300&share=60&process=tool");
  await comesToLife(page);
  await calculator(page).getByRole("link", { name: "Calculate in US dollars" }).click();
  await expect(page).toHaveURL("/us/#roi");
  await expect(spend(page)).toHaveValue("18");
  await expect(spend(page)).toHaveAccessibleName("Annual spend, $ million");
  await calculator(page).getByRole("link", { name: "Calculate in rupees" }).click();
  await expect(page).toHaveURL("/#roi");
  await expect(spend(page)).toHaveValue("120");
});

test("it is free of violations, and its targets are large enough", async ({ page }) => {
  await openCalculator(page);
  await expectNoViolations(page, "section:has(> div > #roi)");
  for (const control of [spend(page), share(page), process(page), handOver(page)]) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("it is a complete example, and its button leads to the demo page", async ({ page }) => {
    await page.goto("/?spend=300#roi");
    expect(await figures(page)).toEqual(FIRST);
    await expect(calculator(page).getByText("60% × ₹120 crore")).toBeVisible();
    await expect(spend(page)).toBeHidden();
    await handOver(page).click();
    await expect(page).toHaveURL("/request-demo/?");
  });
});
