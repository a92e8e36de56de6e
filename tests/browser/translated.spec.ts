import type { Page } from "@playwright/test";
import { hold, SCRIPTS } from "./support/hold";
import { toolPage } from "../../src/lib/tool-names";
import { first, posts, settings, terms } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { save } from "./support/consent";
import {
  demoDialog,
  fillLeadForm,
  freeDemo,
  LEADS,
  refuseLeads,
  submitButton,
  visitor,
} from "./support/lead-form";
import { newEmail } from "./support/leads";
import { dotOf, expectOnly, INDIA, reach, sliderOf } from "./support/testimonials";
import { expect, expectFaults, open, test, waitForHydration } from "./support/test";
import { toolOf } from "./support/tool-page";
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

/** A field of a tool: all tools are drawn from the same parts. */
const quantity = (page: Page) => toolOf(page).getByRole("textbox", { name: /^Quantity/u });

interface Journey {
  readonly what: string;
  readonly address: string;
  readonly run: (page: Page) => Promise<void>;
}

const journeys: readonly Journey[] = [
  {
    what: "search",
    address: "/search/",
    async run(page) {
      const { term } = first(terms);
      for (const query of [term, "zzzzzz", term]) {
        await main(page).getByRole("searchbox").fill(query);
        await expect(main(page).getByRole("heading", { name: query })).toBeVisible();
      }
      await expect(main(page).getByRole("status")).toContainText(term);
    },
  },
  {
    what: "calculator and testimonials",
    address: "/",
    async run(page) {
      const calculator = page.locator("section:has(#roi)");
      const spend = calculator.getByRole("textbox", { name: /^Annual spend/u });
      await spend.scrollIntoViewIfNeeded();
      await expect(async () => {
        await spend.fill("1,000 crore");
        await expect(calculator.getByRole("status").first()).not.toBeEmpty({ timeout: 3000 });
      }).toPass();
      for (const value of ["abc", "70 lakh"]) await spend.fill(value);
      await calculator.getByRole("slider", { name: /^Share through/u }).press("ArrowLeft");
      await calculator.getByLabel("Current process").press("ArrowDown");
      const slider = sliderOf(main(page));
      await reach(slider);
      for (const number of [2, 1, 2]) {
        await dotOf(slider, number).click();
        await expectOnly(slider, number - 1, INDIA);
      }
    },
  },
  {
    what: "tool",
    address: toolPage("landed-cost"),
    async run(page) {
      await quantity(page).evaluate((element) => element.scrollIntoView());
      await expect(quantity(page)).toBeEditable();
      const wrong = quantity(page).and(page.locator("[aria-invalid=true]"));
      for (const value of ["12", "abc", "14"]) {
        await quantity(page).fill(value);
        await expect(wrong).toHaveCount(value === "abc" ? 1 : 0);
      }
      // The result is announced after a pause.
      const announced = main(page).getByRole("status").filter({ hasText: /\S/u });
      await expect(announced.first()).toBeAttached();
    },
  },
  {
    what: "demo dialog and form",
    address: "/request-demo/?region=us",
    async run(page) {
      const dialog = demoDialog(page);
      await freeDemo(page).click();
      await submitButton(dialog).click();
      await expect(dialog.getByText("Please enter a name")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await save(page, false, true);
      const form = main(page);
      await submitButton(form).click();
      await expect(form.getByText("Please enter a name")).toBeVisible();
      await fillLeadForm(form, visitor(newEmail()));
      await expect(form.getByText("Please enter a name")).toBeHidden();
      await refuseLeads(page, "We are closed.");
      await submitButton(form).click();
      await expect(form.getByText("Not sent: We are closed.")).toBeVisible();
      const toast = page.getByRole("alert").filter({ hasText: "We are closed." });
      await expect(toast.last()).toBeVisible();
      await page.unroute(LEADS);
      await submitButton(form).click();
      await expect(main(page).getByText("We’ve received your request")).toBeVisible();
    },
  },
  {
    what: "newsletter and next page",
    address: first(posts).url,
    async run(page) {
      const form = page.getByRole("form", { name: "Get new articles by email" });
      await form.getByLabel("Email").fill("asha");
      await form.getByRole("button", { name: "Subscribe" }).click();
      await expect(form.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
      await form.getByLabel("Email").fill(newEmail());
      await form.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByText("You’re subscribed.").first()).toBeVisible();
      const others = posts.slice(1).map(({ url }) => `a[href="${url}"]`);
      await main(page).locator(others.join()).last().click();
      await expect(page).not.toHaveURL(first(posts).url);
      await expect(main(page).getByRole("button", { name: "Copy link" })).toBeVisible();
    },
  },
];

/** React reports that the HTML it starts from is not what it has rendered. */
const MISMATCH = /Failed to load resource|React error #4(?:18|23|25)/u;

/** A translation may begin before or after the page is hydrated. Both are tried, page by page. */
for (const [index, start] of (["DOMContentLoaded", "hydrated"] as const).entries()) {
  test(`pages translated at ${start} work as they do otherwise`, async ({ page, watch }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await answerConsent(page.context());
    await translate(page, start);
    for (const { what, address, run } of journeys.filter((_, place) => place % 2 === index)) {
      await test.step(what, async () => {
        await open(page, address);
        await run(page);
        await expect(failureNotices(page)).toHaveCount(0);
      });
    }
    expectFaults(watch, MISMATCH);
  });
}

test("what is chosen in a translated tool before its script runs stays chosen", async ({
  page,
  watch,
}) => {
  const release = await hold(page, /\/reverse-auction-[^/]*\.js$/u);
  await translate(page, "DOMContentLoaded");
  await answerConsent(page.context());
  await open(page, toolPage("reverse-auction"));
  await toolOf(page).getByRole("radio", { name: "Change the rules" }).check();
  release();
  await expect(toolOf(page).getByRole("textbox", { name: /^Opening price/u })).toBeEditable();
  expectFaults(watch, MISMATCH);
});

test("who types in a translated form while its script starts goes on typing", async ({
  page,
  watch,
}) => {
  const release = await hold(page, SCRIPTS);
  await translate(page, "DOMContentLoaded");
  await answerConsent(page.context());
  await page.goto("/request-demo/");
  await main(page).getByLabel("Name", { exact: true }).click();
  await page.keyboard.type("Asha");
  release();
  await waitForHydration(page);
  await page.keyboard.type(" Rao");
  await expect(main(page).getByLabel("Name", { exact: true })).toHaveValue("Asha Rao");
  expectFaults(watch, MISMATCH);
});

test.describe("when React fails", () => {
  test.afterEach(({ watch }) => expectFaults(watch, /NotFoundError|not a child of this node/u));
  test.beforeEach(({ context }) => answerConsent(context));

  test("a tool gets the server's HTML back, and says how to reach us", async ({ page }) => {
    await open(page, toolPage("landed-cost"));
    const field = quantity(page);
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
    await freeDemo(page).click();
    await expect(demoDialog(page)).toBeVisible();
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
