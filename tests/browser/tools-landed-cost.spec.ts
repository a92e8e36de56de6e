import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { paperText, sheetsOf } from "./support/paper";
import { expect, test } from "./support/test";
import { copiedLink, exportCsv, openFigures, openTool, toolOf } from "./support/tool-page";

const PAGE = "/tools/landed-cost/";
const TOOL = "[data-tool=landed-cost]";

const supplier = (name: string, price: string, term: string, more: object) => {
  return { name, price, term, creditDays: "60", ...more };
};

const IMPORT = { origin: "import", duty: "10", currency: "usd", rate: "95.1234" };

/** 1,000 × 1,10,000 + 12,00,000 + 1% of 11,00,00,000 is 11,23,00,000. */
const FIGURES = {
  quantity: "1,000",
  unit: "kg",
  interest: "12",
  standardDays: "60",
  suppliers: [
    supplier("Alpha Mills", "₹ 1,10,000.00", "EXW", { freight: "12 lakh", rejects: "1%" }),
    supplier("Bravo Mills", "1,20,000", "DAP", {}),
    supplier("Charlie Inc", "1250.5", "CIF", { ...IMPORT, creditDays: "-30", rejects: "0.5" }),
  ],
};

const tool = toolOf;
const price = (page: Page, name: string) =>
  tool(page).getByRole("textbox", { name: `Unit price, ${name}` });
const button = (page: Page, name: string) => tool(page).getByRole("button", { name });
const field = (page: Page, name: string | RegExp) => tool(page).getByRole("textbox", { name });
const headline = (page: Page, text: string) => tool(page).getByText(text, { exact: true });

/** The statement of the sample, without spaces. */
const STATEMENT = [
  "Comparativestatement",
  "AlphaMillscoststheleast",
  "₹11,23,00,000",
  "DeliverytermEXWDAP(FOR)CIF",
  "Unitprice1,10,0001,20,0001250.5",
  "Exchangerate––95.1234",
  "60days60days−30days",
  "Costoffunds12%ayear",
  "wouldwinatapriceof",
  "Preparedby",
  "Approvedby",
];

async function openSample(page: Page): Promise<void> {
  await openFigures(page, "landed-cost", FIGURES);
  await expect(page).toHaveURL(PAGE);
  await expect(headline(page, "Alpha Mills costs the least")).toBeVisible();
  // The unit is the example's too, but what was kept is the visitor's.
  await expect(tool(page).getByText(/still the example’s/iu)).toHaveCount(0);
}

test.beforeEach(({ context }) => answerConsent(context));

test("a full session: print, change by keyboard, undo, export, share and clear", async ({
  page,
}) => {
  test.slow();
  await openSample(page);
  await expect(tool(page).getByText("₹11,23,00,000, or").first()).toContainText("per kg");

  await test.step("the statement prints on one sheet, ready to check and sign", async () => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await button(page, "Print comparative statement").click();
    const words = await paperText(page);
    for (const text of STATEMENT) expect(words).toContain(text);
    expect(await sheetsOf(page)).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("names and prices change by keyboard, and Undo takes each back", async () => {
    await field(page, "Name of supplier 1").focus();
    for (const name of ["Acme Castings", "Boro Steel"]) {
      await page.keyboard.type(name);
      await page.keyboard.press("Tab");
    }
    await expect(field(page, "Name of supplier 3")).toBeFocused();
    await price(page, "Acme Castings").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type("1,00,000");
    await expect(price(page, "Boro Steel")).toHaveValue("1,00,000");
    const announced = tool(page).getByRole("status");
    await expect(announced.filter({ hasText: "Boro Steel costs the least." })).toBeAttached();
    await expect(headline(page, "Boro Steel costs the least")).toBeVisible();
    await button(page, "Undo").click();
    await expect(price(page, "Boro Steel")).toHaveValue("1,20,000");
    await button(page, "Redo").click();
    await expect(price(page, "Boro Steel")).toHaveValue("1,00,000");
  });

  await test.step("a removed supplier comes back", async () => {
    await button(page, "Remove Boro Steel").click();
    await expect(price(page, "Boro Steel")).toHaveCount(0);
    const said = "Boro Steel was removed. Undo brings it back.";
    await expect(headline(page, said)).toBeVisible();
    await expect(tool(page).getByRole("status").filter({ hasText: said })).toBeAttached();
    // The focus stays in the tool when its button can’t be pressed any more.
    await expect(button(page, "Remove Charlie Inc")).toBeDisabled();
    expect(await tool(page).evaluate((own) => own.contains(document.activeElement))).toBe(true);
    await button(page, "Undo").click();
    await expect(price(page, "Boro Steel")).toBeVisible();
    await expect(headline(page, said)).toHaveCount(0);
  });

  await test.step("the table is copied and exported", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await button(page, "Copy table").click();
    await expect(tool(page).getByText("Table copied").first()).toBeVisible();
    expect(await page.evaluate(async () => navigator.clipboard.readText())).toContain(
      "Supplier\tAcme Castings\tBoro Steel\tCharlie Inc",
    );
    expect(await exportCsv(page)).toContain('"Acme Castings","Boro Steel","Charlie Inc"');
  });

  await test.step("a shared link opens as a copy, and leaves the visitor’s own figures alone", async () => {
    const link = await copiedLink(page);
    const quantity = field(page, "Quantity");
    await quantity.fill("888");
    await page.goto("about:blank");
    await openTool(page, link);
    await expect(tool(page).getByText("This is a copy.")).toBeVisible();
    await expect(quantity).toHaveValue("1,000");
    await quantity.fill("999");
    await page.goto("about:blank");
    await openTool(page, PAGE);
    await expect(quantity).toHaveValue("888");
  });

  await button(page, "Back to the example").click();
  await expect(price(page, "Boro Steel")).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
    "tool_draft_landed-cost",
  );
});

test("a broken link opens the example, no figure of which stays unnoticed beside the visitor's, and what the visitor types stays", async ({
  page,
}) => {
  await openTool(page, `${PAGE}#tool=%%%`);
  await expect(tool(page).getByText("costs the least").first()).toBeVisible();
  const [item, quantity] = [field(page, "Item"), field(page, "Quantity")];
  const [funds, rate] = [field(page, "Cost of funds"), field(page, /^Exchange rate, /u).first()];
  const [itemBefore, fundsBefore] = [await item.inputValue(), await funds.inputValue()];

  await test.step("text replaces a figure, and Enter goes to the field below", async () => {
    await field(page, /^Unit price, /u)
      .first()
      .click();
    await page.keyboard.type("150");
    await page.keyboard.press("Enter");
    await expect(field(page, /^Currency, /u).first()).toBeFocused();
    await page.keyboard.type("EUR");
  });

  await test.step("figures of the example are grey, and one press empties them", async () => {
    // Without a rate this supplier has no result.
    await rate.fill("");
    await rate.pressSequentially("88");
    await quantity.fill("500");
    await quantity.press("Enter");
    await expect(funds).toBeFocused();
    await funds.fill("");
    await funds.fill(fundsBefore);
    await expect(tool(page).getByText("Figures in grey are still the example’s.")).toBeVisible();
    await button(page, "Empty the grey fields").click();
    await expect(item).toHaveValue("");
    await expect(field(page, /^Unit price, /u).first()).toHaveValue("150");
    await expect(quantity).toHaveValue("500");
    await expect(rate).toHaveValue("88");
    await page.reload();
    await expect(funds).toHaveValue(fundsBefore);
    await expect(tool(page).getByText(/still the example’s/iu)).toHaveCount(0);
    await button(page, "Back to the example").click();
    await expect(item).toHaveValue(itemBefore);
  });

  await button(page, "Start empty").click();
  await expect(headline(page, "No result yet")).toBeVisible();
  await expect(quantity).toBeFocused();
  for (let field = 0; field < 4; field += 1) await page.keyboard.press("Tab");
  const name = tool(page).getByRole("textbox", { name: "Name of supplier 1" });
  await expect(name).toBeFocused();
  await page.keyboard.type("Delta Works");
  await page.keyboard.press("Tab");
  const offer = price(page, "Delta Works");
  await expect(offer, "not yet reached").not.toHaveAttribute("aria-invalid", "true");
  await offer.fill("USD 4.60");
  await expect(field(page, "Currency, Delta Works")).toHaveValue("USD");
  await quantity.fill("500 kg");
  await expect(field(page, /^Unit$/u)).toHaveValue("kg");
  await expect(tool(page).getByText(/still the example’s/iu)).toHaveCount(0);

  await page.reload();
  await expect(offer).toHaveValue("USD 4.60");
  await button(page, "Start empty").click();
  await expect(name).toHaveValue("");
  await button(page, "Undo").click();
  await expect(name).toHaveValue("Delta Works");
});

test("a narrow screen shows one supplier at a time, the verdict stays, and a mistake gets a message at its field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openSample(page);
  await expect(price(page, "Alpha Mills")).toBeVisible();
  await expect(price(page, "Bravo Mills")).toBeHidden();
  await tool(page).getByRole("button", { name: "Next supplier", exact: true }).click();
  await expect(price(page, "Alpha Mills")).toBeHidden();
  const offer = price(page, "Bravo Mills");
  await expect(headline(page, "Alpha Mills costs the least")).toBeInViewport();

  await offer.fill("about 170");
  await expect(offer).toHaveAccessibleDescription(/Enter a price in digits/u);
  await expect(offer).toHaveValue("about 170");
  const leftOut = tool(page).getByText("is left out until its fields are complete");
  await expect(leftOut.first()).toBeVisible();
  // The next one is one press below the last row, too.
  await button(page, "Next supplier: Charlie Inc").click();
  await expect(field(page, "Name of supplier 3")).toBeFocused();
  await expect(button(page, "Next supplier:")).toHaveCount(0);

  await tool(page).getByRole("button", { name: "Previous supplier" }).click();
  await tool(page).getByRole("table").first().getByRole("textbox").last().press("Enter");
  await expect(field(page, "Name of supplier 3")).toBeFocused();
  await button(page, "Add a supplier").click();
  await expect(field(page, "Name of supplier 4")).toBeFocused();
  await button(page, "Add a cost line").click();
  await expect(field(page, "Name of added cost 1")).toBeFocused();
  await expectNoViolations(page, TOOL);
});
