import type { Locator, Page } from "@playwright/test";
import { toolNames, toolPage, type ToolName } from "../../src/lib/tool-names";
import { caseStudies, first, posts, settings, terms } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { save } from "./support/consent";
import { fillLeadForm, LEADS, refuseLeads, submitButton, visitor } from "./support/lead-form";
import { newEmail } from "./support/leads";
import { dotOf, expectOnly, INDIA, reach, sliderOf } from "./support/testimonials";
import { expect, test, waitForHydration } from "./support/test";
import { toolOf } from "./support/tool-page";
import { fakeVendors } from "./support/vendors";
import { translate } from "./support/translator";

const main = (page: Page) => page.getByRole("main");

const failureNotices = (page: Page) =>
  page.getByText("has stopped working").filter({ visible: true });

/** The notice about a part or page that failed links to the sales phone and the e-mail address. */
async function expectContact(page: Page, what: string): Promise<void> {
  const notice = failureNotices(page).filter({ hasText: what });
  await expect(notice.getByRole("link", { name: settings.phones.in.label })).toBeVisible();
  await expect(notice.getByRole("link", { name: settings.email })).toBeVisible();
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Sends the form with mistakes, then to an API that refuses it. */
async function tryLeadForm(page: Page, form: Locator): Promise<void> {
  const person = visitor("asha@example.co");
  await submitButton(form).click();
  await expect(form.getByText("Please enter a name")).toBeVisible();
  await fillLeadForm(form, { ...person, phone: "1" });
  await submitButton(form).click();
  await expect(form.getByText("Please enter a name")).toBeHidden();
  await expect(form.getByText("Please enter a valid number")).toBeVisible();
  await fillLeadForm(form, person);
  await refuseLeads(page, "We are closed.");
  await submitButton(form).click();
  await expect(form.getByText("Not sent: We are closed.")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "We are closed." }).last()).toBeVisible();
  await page.unroute(LEADS);
}

async function sendLeadForm(form: Locator): Promise<void> {
  await fillLeadForm(form, visitor(newEmail()));
  await submitButton(form).click();
}

/** A field of each tool that changes its figures. */
const fieldsOfTools: Readonly<Record<ToolName, RegExp>> = {
  "landed-cost": /^Quantity/u,
  "reverse-auction": /^Opening price/u,
  "payment-terms": /^What money costs you/u,
  "approval-matrix": /^Amount of the purchase/u,
};

interface Journey {
  readonly what: string;
  readonly address: string;
  readonly run: (page: Page) => Promise<void>;
}

const tools = toolNames.map((name): Journey => ({
  what: name,
  address: toolPage(name),
  async run(page) {
    // The auction's fields are among its rules.
    const rules = toolOf(page).getByRole("radio", { name: "Change the rules" });
    if ((await rules.count()) > 0) await rules.check();
    const field = toolOf(page).getByRole("textbox", { name: fieldsOfTools[name] });
    await field.evaluate((element) => element.scrollIntoView());
    await expect(field).toBeEditable();
    for (const value of ["12", "abc", "8", "14"]) {
      await field.fill(value);
      await field.blur();
      await expect(field.and(page.locator("[aria-invalid=true]"))).toHaveCount(
        value === "abc" ? 1 : 0,
      );
    }
    // The result is announced after a pause.
    await expect(main(page).getByRole("status").filter({ hasText: /\S/u }).first()).toBeAttached();
  },
}));

const journeys: readonly Journey[] = [
  {
    what: "search",
    address: "/search/",
    async run(page) {
      const queries = terms.slice(0, 3).map(({ term }) => term);
      for (const query of [...queries, "zzzzzz", first(queries)]) {
        await main(page).getByRole("searchbox").fill(query);
        await expect(main(page).getByRole("heading", { name: query })).toBeVisible();
      }
      await expect(main(page).getByRole("status")).toContainText(first(queries));
    },
  },
  {
    what: "calculator",
    address: "/",
    async run(page) {
      const calculator = page.locator("section:has(#roi)");
      const spend = calculator.getByRole("textbox", { name: /^Annual spend/u });
      await spend.scrollIntoViewIfNeeded();
      await expect(async () => {
        await spend.fill("1,000 crore");
        await expect(calculator.getByRole("status")).not.toBeEmpty({ timeout: 3000 });
      }).toPass();
      for (const value of ["abc", "70 lakh"]) await spend.fill(value);
      await calculator.getByRole("slider", { name: /^Share through/u }).press("ArrowLeft");
      await calculator.getByLabel("Current process").press("ArrowDown");
    },
  },
  ...tools,
  {
    what: "demo form",
    address: "/request-demo/",
    async run(page) {
      await tryLeadForm(page, main(page));
    },
  },
  {
    what: "demo form for the US",
    address: "/request-demo/?region=us",
    async run(page) {
      await tryLeadForm(page, main(page));
      await sendLeadForm(main(page));
      await expect(main(page).getByText("We've received your request")).toBeVisible();
      await tryLeadForm(page, main(page));
    },
  },
  {
    what: "demo dialog",
    address: "/about/",
    async run(page) {
      const freeDemo = page.getByRole("banner").getByRole("button", { name: "Free Demo" });
      const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
      await freeDemo.click();
      await tryLeadForm(page, dialog);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await freeDemo.click();
      await expect(dialog.getByLabel("Company name")).toHaveValue("Example Co");
      await page.keyboard.press("Escape");
    },
  },
  {
    what: "cookie settings",
    address: "/about/",
    async run(page) {
      await save(page, false, true);
      await save(page, true, false);
    },
  },
  {
    what: "testimonials",
    address: "/",
    async run(page) {
      const slider = sliderOf(main(page));
      await reach(slider);
      for (const place of [2, 1, 2]) {
        await dotOf(slider, place).click();
        await expectOnly(slider, place - 1, INDIA);
      }
    },
  },
  {
    what: "newsletter",
    address: first(posts).url,
    async run(page) {
      const form = page.getByRole("form", { name: "Get new articles by email" });
      await form.getByLabel("Email").fill("asha");
      await form.getByRole("button", { name: "Subscribe" }).click();
      await expect(form.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
      await form.getByLabel("Email").fill(newEmail());
      await form.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByText("You're subscribed.").first()).toBeVisible();
    },
  },
  {
    what: "download of a case study",
    address: first(caseStudies).url,
    async run(page) {
      const offer = page.getByRole("region", { name: "Download this case study as PDF" });
      await offer.getByRole("button", { name: "Get the PDF" }).click();
      await submitButton(offer).click();
      await expect(offer.getByText("Please enter a name")).toBeVisible();
      await sendLeadForm(offer);
      await expect(offer.getByRole("status")).toContainText("Thank you.");
    },
  },
  {
    what: "supplier form",
    address: "/prodiscover/supplier/",
    async run(page) {
      const form = main(page).locator("form", { has: page.getByLabel("Work email") });
      await form.getByLabel("Steel coils").check();
      await submitButton(main(page)).click();
      await expect(form.getByText("Please enter a name")).toBeVisible();
      await fillLeadForm(form, visitor("asha@example.co"));
      await submitButton(main(page)).click();
      await expect(form.getByText("Verify your phone number first")).toBeVisible();
    },
  },
  {
    what: "directory",
    address: "/integrations/",
    async run(page) {
      for (const text of ["zzzz", "sap", ""]) await main(page).getByRole("textbox").fill(text);
    },
  },
  {
    what: "glossary",
    address: "/glossary/",
    async run(page) {
      for (const text of ["zzzz", "cost", ""]) await main(page).getByRole("textbox").fill(text);
    },
  },
  {
    what: "next page",
    address: first(posts).url,
    async run(page) {
      await main(page)
        .getByRole("link", { name: /Previous post|Next post/u })
        .first()
        .click();
      await expect(page).not.toHaveURL(first(posts).url);
      await expect(main(page).getByRole("button", { name: "Copy link" })).toBeVisible();
    },
  },
];

async function go(page: Page, { address, run }: Journey): Promise<void> {
  await answerConsent(page.context());
  await fakeVendors(page);
  await open(page, address);
  await run(page);
}

/** The text of the page without the number and the time of a receipt. */
const textOf = async (page: Page) =>
  (await main(page).innerText())
    .replaceAll(/\d{14}|\d+:\d{2}\s[ap]m/giu, "")
    .replaceAll(/\s+/gu, " ");

for (const journey of journeys) {
  test(`${journey.what}: a translated page shows what it shows otherwise`, async ({ browser }) => {
    test.slow();
    const errors: string[] = [];
    // The slider of the testimonials stands still.
    const untranslated = await browser.newPage({ reducedMotion: "reduce" });
    await go(untranslated, journey);
    const text = await textOf(untranslated);
    for (const start of ["DOMContentLoaded", "hydrated"] as const) {
      const page = await browser.newPage({ reducedMotion: "reduce" });
      page.on("pageerror", (error) => errors.push(`${start}: ${String(error)}`));
      await translate(page, start);
      await go(page, journey);
      await expect.poll(async () => textOf(page), start).toBe(text);
      await expect(failureNotices(page), start).toHaveCount(0);
      await page.close();
    }
    expect(errors).toEqual([]);
  });
}

test("what is chosen in a translated tool before its script runs stays chosen", async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/reverse-auction-[^/]*\.js$/u, async (route) => {
    await isReleased;
    await route.continue();
  });
  await translate(page, "DOMContentLoaded");
  await answerConsent(page.context());
  await open(page, toolPage("reverse-auction"));
  await toolOf(page).getByRole("radio", { name: "Change the rules" }).check();
  release();
  await expect(toolOf(page).getByRole("textbox", { name: /^Opening price/u })).toBeEditable();
});

test.describe("when React fails", () => {
  // React reports the errors that these tests cause.
  test.afterEach(({ watch }) => void watch.faults.splice(0));
  test.beforeEach(({ context }) => answerConsent(context));

  test("a tool gets the server's HTML back, and says how to reach us", async ({ page }) => {
    await open(page, toolPage("payment-terms"));
    const field = toolOf(page).getByRole("textbox", { name: fieldsOfTools["payment-terms"] });
    await field.evaluate((element) => element.scrollIntoView());
    await expect(field).toBeEditable();
    await field.fill("abc");
    await field.blur();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    const id = await field.getAttribute("aria-describedby");
    const [problemId = ""] = id?.split(" ") ?? [];
    await page.locator(`[id="${problemId}"]`).evaluate((problem) => problem.replaceWith("x"));
    await field.fill("12");
    await expectContact(page, "This part of the page");
    await expect(field).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "Free Demo" }).click();
    await expect(page.getByRole("dialog", { name: "Get Free Demo" })).toBeVisible();
  });

  test("a page stays as it was, with what was typed, and the next page works", async ({ page }) => {
    await open(page, "/search/");
    const field = main(page).getByRole("searchbox");
    const query = first(terms).term;
    await field.fill(query);
    const results = main(page).getByRole("region", { name: query });
    await results.evaluate((element) => element.replaceWith(element.cloneNode(true)));
    await field.fill("");
    await expectContact(page, "This page");
    await expect(field).toHaveValue("");
    await expect(results).toBeVisible();
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
    await expect(failureNotices(page)).toHaveCount(0);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  });
});
