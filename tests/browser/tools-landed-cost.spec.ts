import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { first, posts } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { expectContrastInDark, expectNoViolations } from "./support/axe";
import { paperText, sheetsOf } from "./support/paper-text";
import { expect, test } from "./support/test";

const PAGE = "/tools/landed-cost/";

/** Cells as a buyer copies them: headings, Indian and US formats, spaces, an unknown row. */
const SHEET = [
  "Vendor\tAlpha Mills\tBravo Mills\tCharlie Inc",
  "Qty\t1,000",
  "UOM\tkg",
  "Incoterm\tEXW\tDAP Pune\tEXW",
  "Basic rate\t₹ 1,10,000.00\t 1,20,000 \t115,000.00",
  "Freight charges\t12 lakh\t\t10,00,000",
  "Rejects %\t1%\t0\t0.5",
  "Credit period\t60\t60\t60",
  "Contact person\tAsha\tRavi\tJo",
].join("\n");

/** A published text with the tool inside. */
const embedding = `/blog/${first(posts.filter(({ slug }) => hasTool(slug))).slug}/`;

function hasTool(slug: string): boolean {
  return /<Tool\s+name="landed-cost"/u.test(readFileSync(`content/blog/${slug}.mdx`, "utf8"));
}

const tool = (page: Page) => page.locator("main [data-tool]");
const price = (page: Page, supplier: string) =>
  tool(page).getByRole("textbox", { name: `Unit price, ${supplier}` });
const button = (page: Page, name: string) => tool(page).getByRole("button", { name });
const headline = (page: Page, text: string) => tool(page).getByText(text, { exact: true });

async function open(page: Page, address = PAGE): Promise<void> {
  await page.goto(address);
  await expect(tool(page).getByRole("textbox", { name: "Quantity" })).toBeEditable();
}

async function paste(page: Page, text: string): Promise<void> {
  const cells = tool(page).getByRole("textbox", { name: "Copied cells" });
  if (!(await cells.isVisible())) await tool(page).getByText("Paste from a spreadsheet").click();
  await cells.fill(text);
  await button(page, "Use these cells").click();
}

/** Opens the tool with the quotations of the sheet. */
async function openSheet(page: Page): Promise<void> {
  await open(page);
  await paste(page, SHEET);
  await expect(headline(page, "Alpha Mills costs least")).toBeVisible();
}

/** Waits until the figures are in the address. */
const settled = (page: Page) => expect.poll(() => new URL(page.url()).hash).toMatch(/^#tool=1\./u);

test.beforeEach(({ context }) => answerConsent(context));

test("a visitor pastes quotations, changes one, undoes it and shares the result", async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openSheet(page);
  await expect(tool(page).getByText("We didn’t recognise: Contact person.")).toBeVisible();
  // 1,000 × 1,10,000 + 12,00,000 + 1% of 11,00,00,000.
  await expect(tool(page).getByText("₹11,23,00,000, or").first()).toContainText("per kg");

  await price(page, "Bravo Mills").fill("1,00,000");
  await expect(headline(page, "Bravo Mills costs least")).toBeVisible();
  await button(page, "Undo").click();
  await expect(price(page, "Bravo Mills")).toHaveValue("1,20,000");
  await button(page, "Redo").click();
  await expect(price(page, "Bravo Mills")).toHaveValue("1,00,000");

  await button(page, "Copy link").click();
  await expect(tool(page).getByText("Link copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browser.newContext();
  const friend = await other.newPage();
  await open(friend, link);
  await expect(headline(friend, "Bravo Mills costs least")).toBeVisible();
  await expect(price(friend, "Bravo Mills")).toHaveValue("1,00,000");
  await other.close();
});

test("figures stay after a reload until one press clears them", async ({ page }) => {
  await openSheet(page);
  await settled(page);
  await open(page);
  await expect(headline(page, "Alpha Mills costs least")).toBeVisible();
  await button(page, "Clear my figures").click();
  await expect(headline(page, "Alpha Mills costs least")).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe("");
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
    "tool_draft_landed-cost",
  );
});

test("an exported file opens again as the same quotations", async ({ page }) => {
  await openSheet(page);
  const download = page.waitForEvent("download");
  await button(page, "Export CSV").click();
  const file = await (await download).path();
  expect(readFileSync(file, "utf8")).toContain("Alpha Mills,Bravo Mills,Charlie Inc");
  await button(page, "Clear my figures").click();
  await tool(page).locator("input[type=file]").setInputFiles(file);
  await expect(headline(page, "Alpha Mills costs least")).toBeVisible();
  await expect(price(page, "Charlie Inc")).toHaveValue("115,000.00");
});

test("the table can be copied into a spreadsheet", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openSheet(page);
  await button(page, "Copy as table").click();
  await expect(tool(page).getByText("Table copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("Supplier\tAlpha Mills\tBravo Mills\tCharlie Inc");
});

test("the statement prints on one sheet, ready to sign", async ({ page }) => {
  await openSheet(page);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await button(page, "Print comparative statement").click();
  const pdf = await page.pdf({ format: "A4" });
  const words = paperText(pdf);
  for (const text of [
    "Comparativestatement",
    "AlphaMills",
    "₹11,23,00,000",
    "AlphaMillscostsleast",
    "Preparedby",
    "Approvedby",
  ]) {
    expect(words).toContain(text);
  }
  expect(sheetsOf(pdf)).toBe(1);
});

for (const [what, text, message] of [
  ["text", "about 170", "Enter a price in digits"],
  ["a negative number", "-5", "Enter 0 or more."],
  ["an enormous number", "9".repeat(30), "or less."],
  ["nothing", "", "Enter a price."],
  ["garbage", "1.2.3,,4", "Enter a price in digits"],
] as const) {
  test(`${what} as a price gets a message at the field and stays`, async ({ page }) => {
    await openSheet(page);
    const field = price(page, "Bravo Mills");
    await field.fill(text);
    await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(".", "\\."), "u"));
    await expect(field).toHaveValue(text);
    await expect(tool(page).getByText("One supplier is left out")).toBeAttached();
    await expect(tool(page)).not.toContainText(/NaN|Infinity|undefined/u);
    await expectNoViolations(page, "main");
  });
}

test("a quantity of 0 gives a message, and no result", async ({ page }) => {
  await openSheet(page);
  const quantity = tool(page).getByRole("textbox", { name: "Quantity" });
  await quantity.fill("0");
  await expect(quantity).toHaveAccessibleDescription("Enter more than 0.");
  await expect(headline(page, "No result yet")).toBeVisible();
  await expect(tool(page)).not.toContainText(/NaN|Infinity|undefined/u);
});

test("pasted garbage changes nothing and says what to copy", async ({ page }) => {
  await openSheet(page);
  await paste(page, '"\t\t"x\n=1+1\t"');
  await expect(tool(page).getByText("We found no table of quotations.")).toBeVisible();
  await expect(headline(page, "Alpha Mills costs least")).toBeVisible();
});

for (const hash of ["#tool=1.zzzz", "#tool=9.q1", "#tool=1.", "#tool=%%%", "#tool=1.q1bKSFeyAgA"]) {
  test(`a broken link ${hash} opens the worked example`, async ({ page }) => {
    await open(page, PAGE + hash);
    await expect(tool(page).getByText("costs least").first()).toBeVisible();
  });
}

test("no request carries the figures", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    sent.push(request.url(), request.postData() ?? "", request.headers().referer ?? "");
  });
  await openSheet(page);
  await settled(page);
  await page.reload();
  await expect(headline(page, "Alpha Mills costs least")).toBeVisible();
  const events = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
  const cookies = JSON.stringify(await page.context().cookies());
  for (const secret of ["Alpha", "tool=1."]) {
    expect([...sent, events, cookies].filter((text) => text.includes(secret))).toEqual([]);
  }
});

test("the offer takes the tool's name to the demo form, and no figures", async ({ page }) => {
  await openSheet(page);
  const offer = page.getByRole("region", { name: "Run this on your last RFQ" });
  await expect(offer).toHaveCount(1);
  await offer.getByRole("button", { name: "Book a demo" }).click();
  await expect(page).toHaveURL(/\/request-demo\/$/u);
  const requirement = page.getByRole("main").getByLabel("Requirements");
  await expect(requirement).toHaveValue(/^Tool: /u);
  await expect(requirement).not.toHaveValue(/Alpha|₹/u);
});

test("it works by keyboard alone and announces the result after a pause", async ({ page }) => {
  await openSheet(page);
  await price(page, "Alpha Mills").focus();
  await page.keyboard.press("Tab");
  await expect(price(page, "Bravo Mills")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("90000");
  await expect(
    tool(page).getByRole("status").filter({ hasText: "Bravo Mills costs least." }),
  ).toBeAttached();
});

test("no rule of accessibility is broken in any state", async ({ page }) => {
  await open(page);
  await expectNoViolations(page);
  await paste(page, SHEET);
  await button(page, "Add a supplier").click();
  await button(page, "Add a cost line").click();
  await expect(tool(page).getByRole("textbox", { name: "Name of added cost 1" })).toBeVisible();
  await expectNoViolations(page);
  await expectContrastInDark(page);
});

test("a narrow screen shows one supplier at a time", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openSheet(page);
  await expect(price(page, "Alpha Mills")).toBeVisible();
  await expect(price(page, "Bravo Mills")).toBeHidden();
  await button(page, "Next supplier").click();
  await expect(price(page, "Bravo Mills")).toBeVisible();
  await expect(price(page, "Alpha Mills")).toBeHidden();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectNoViolations(page, "main");
});

test("a visitor from the United States sees dollars and US words", async ({ page }) => {
  await open(page, `${PAGE}?region=us`);
  await expect(tool(page).getByText("Sales or use tax", { exact: true })).toBeVisible();
  await expect(tool(page)).toContainText("$");
  await expect(tool(page)).not.toContainText(/₹|GST/u);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page has the worked example, its formulas and a template to download", async ({
    page,
    request,
  }) => {
    await page.goto(PAGE);
    await expect(tool(page).getByText("costs least").first()).toBeVisible();
    await expect(page.getByRole("main").getByText(/÷ 365/u).first()).toBeVisible();
    await expect(button(page, "Copy link")).toBeHidden();
    const link = tool(page).getByRole("link", { name: "Download the CSV template" });
    const template = await request.get((await link.getAttribute("href")) ?? "");
    expect(await template.text()).toContain("Unit price");
  });
});

test("a tool inside a text opens the full tool with its figures", async ({ page }) => {
  await page.goto(embedding);
  const embed = page.locator("main [data-tool=landed-cost]");
  await embed.scrollIntoViewIfNeeded();
  const field = embed.getByRole("textbox", { name: /^Unit price/u }).first();
  await expect(field).toBeEditable();
  await field.fill("123456");
  await embed.getByRole("link", { name: "Open the full tool with these figures" }).click();
  await expect(page).toHaveURL(/\/tools\/landed-cost\/#tool=1\./u);
  await expect(
    tool(page)
      .getByRole("textbox", { name: /^Unit price/u })
      .first(),
  ).toHaveValue("123456");
});
