import type { Page } from "@playwright/test";
import { toolNames, toolPage } from "../../src/lib/tool-names";
import { caseStudies, first, postWithTerm, settings, terms } from "../support/site-content";
import { comparisonPages } from "../support/tool-content";
import { menu } from "./support/header";
import { submitButton } from "./support/lead-form";
import { expect, test } from "./support/test";
import { expectOnly, INDIA, sliderOf, US } from "./support/testimonials";
import { toolOf } from "./support/tool-page";

/** What a visitor without JavaScript has of each feature. */

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

const main = (page: Page) => page.getByRole("main");

test("menus open by hover and focus, Free Demo opens the page of the form, which shows whom to contact and never puts what is typed in the URL", async ({
  page,
}) => {
  await page.goto("/us/");
  const header = page.getByRole("banner");
  const usPhone = page
    .getByRole("contentinfo")
    .getByRole("link", { name: settings.phones.us.label });
  await expect(usPhone).toBeVisible();
  await menu(page, "Solutions").focus();
  await header.getByRole("link", { name: "Integrations" }).click();
  await expect(page).toHaveURL("/integrations/");
  await menu(page, "Resources").hover();
  await header.getByRole("link", { name: "Glossary" }).click();
  await expect(page).toHaveURL("/glossary/");
  await header.getByRole("button", { name: "Free Demo" }).click();
  await expect(page).toHaveURL("/request-demo/?");

  // getByText ignores <noscript>.
  await expect(main(page).locator("noscript p")).toContainText("This form needs JavaScript");
  const phone = main(page).getByRole("link", { name: settings.phones.in.label });
  await expect(phone.first()).toBeVisible();
  await expect(main(page).getByRole("link", { name: settings.email }).first()).toBeVisible();
  await page.getByLabel("Work email").fill("asha@example.co");
  await page.getByLabel("Work email").press("Enter");
  await submitButton(main(page)).click();
  await expect(page).toHaveURL("/request-demo/?");
});

test("home has a whole walk-through, one testimonial of its region and a complete calculation", async ({
  page,
}) => {
  await page.goto("/?spend=300");
  const steps = main(page).locator("ol:has(> li figure)").first().locator(":scope > li");
  for (const step of await steps.all()) {
    await expect(step.getByRole("figure").first()).toHaveCSS("opacity", "1");
  }
  await expectOnly(sliderOf(page), 0, INDIA);
  await expectOnly(sliderOf(page), -1, US);
  await expect(sliderOf(page).getByRole("button")).toHaveCount(0);

  const calculator = page.locator("section:has(#roi)");
  await expect(calculator.locator("dt + dd")).toHaveCount(9);
  await calculator.locator("summary", { hasText: "How these figures are calculated" }).click();
  const sum = calculator.getByText(/^Low: \d+% × ₹/u).first();
  await expect(sum).toBeVisible();
  await expect(calculator.getByRole("textbox", { name: /^Annual spend/u })).toBeHidden();
  await calculator.getByRole("button", { name: "Book a demo with this estimate" }).click();
  await expect(page).toHaveURL("/request-demo/?");

  await page.goto("/us/");
  await expectOnly(sliderOf(page), 0, US);
  const capture = page.getByRole("form", { name: "Demo request" });
  await expect(capture.getByLabel("Work email")).toBeHidden();
  await capture.getByRole("button", { name: "Book a demo" }).click();
  await expect(page).toHaveURL("/request-demo/?");
});

test("tools say that they need JavaScript, show all of their worked example, and have no control that does nothing, on a phone too", async ({
  page,
}) => {
  const note = "This tool needs JavaScript, which is off. Here is its worked example.";
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    for (const name of toolNames) {
      await page.goto(toolPage(name));
      const tool = toolOf(page);
      await expect(tool.getByText(note)).toBeVisible();
      await expect(tool.getByText("Change any figure")).toBeHidden();
      await expect(tool.getByRole("button")).toHaveCount(0);
      await expect(tool.getByRole("radio")).toHaveCount(0);
      for (const cell of await tool.locator("thead th").all()) await expect(cell).toBeVisible();
    }
    await page.goto("/");
    const calculator = page.locator("section:has(#roi)");
    await expect(calculator.getByText(note)).toBeVisible();
  }
});

test("lists are whole, without filters, search leads to links, articles and tools have no button that does nothing", async ({
  page,
}) => {
  await page.goto("/integrations/?kind=banks");
  await expect(main(page).getByRole("listitem")).not.toHaveCount(0);
  await expect(main(page).getByRole("textbox")).toBeHidden();
  await page.goto("/glossary/?find=x");
  await expect(main(page).getByRole("heading", { level: 3 })).toHaveCount(terms.length);
  await expect(main(page).getByLabel("Find a term")).toBeHidden();
  await page.goto("/404.html");
  await main(page).getByRole("searchbox").fill("bid");
  await main(page).getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/search/?q=bid");
  await expect(page.getByText("Search needs JavaScript")).toBeVisible();
  await expect(main(page).locator('a[href="/blog/"]').first()).toBeVisible();

  await page.goto(postWithTerm().url);
  await expect(main(page).getByRole("button")).toHaveCount(0);
  const share = page.getByRole("region", { name: "Share this article" });
  await expect(share.getByRole("link")).not.toHaveCount(0);
  // getByText and getByRole pass over <noscript>.
  await expect(main(page).locator("noscript a[href^=mailto]").first()).toBeVisible();
  const term = page.getByRole("article").locator("a[aria-describedby]").first();
  await expect(term).toHaveAccessibleDescription(/\w+ \w+.*\.$/u);
  const href = (await term.getAttribute("href")) ?? "";
  await term.click();
  await expect(page).toHaveURL(href);

  await page.goto(first(caseStudies).url);
  const offer = page.getByRole("region", { name: "Download this case study as PDF" });
  await expect(offer.getByRole("button")).toHaveCount(0);
  await expect(offer.getByRole("link", { name: /^\+/u })).toBeVisible();
  await expect(offer.getByRole("link", { name: /@/u })).toBeVisible();

  await page.goto(toolPage("landed-cost"));
  await expect(toolOf(page)).toContainText(/₹\d/u);
  await expect(toolOf(page).getByRole("button", { name: "Copy link" })).toBeHidden();
  const file = toolOf(page).getByRole("link", { name: "Download the worked example (CSV)" });
  const csv = await page.request.get((await file.getAttribute("href")) ?? "");
  expect((await csv.text()).split("\r\n").length).toBeGreaterThan(5);

  await page.goto(first(comparisonPages));
  const comparison = main(page)
    .getByRole("figure")
    .filter({ has: page.locator("input[type=range]") });
  await expect(comparison.getByRole("status")).toContainText("costs the least");
  await expect(comparison.getByRole("table")).toBeVisible();
  await expect(comparison.getByRole("slider")).toHaveCount(0);
});
