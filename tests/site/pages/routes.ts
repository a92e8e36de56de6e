import { expect, test } from "@jest/globals";
import { errorPages, pages, textOf } from "../support/pages";

/** The URLs that the specification fixes. */
const routes = [
  "/",
  "/about/",
  "/agriculture/",
  "/approval-workflows/",
  "/blog/",
  "/capex/",
  "/capex-sourcing/",
  "/capital/",
  "/capital/contact/",
  "/capital/terms/",
  "/careers/",
  "/case-study/",
  "/channel-partner/",
  "/contact-sales/",
  "/direct-materials/",
  "/eauctions-pro/",
  "/faq/",
  "/food-and-beverages/",
  "/glossary/",
  "/indirect-sourcing/",
  "/intake-management/",
  "/integrations/",
  "/legal/cookie-policy/",
  "/legal/privacy/",
  "/legal/responsible-disclosure/",
  "/legal/terms/",
  "/logistics/",
  "/manufacturing/",
  "/prodiscover/contact/",
  "/prodiscover/supplier/",
  "/prosource/",
  "/reports-and-analytics/",
  "/request-callback/",
  "/request-demo/",
  "/scrap-management/",
  "/services/",
  "/sourcing-pro/",
  "/strategic-sourcing/",
  "/supplier-relationship-management-software/",
  "/us/",
];

test("every address of the specification is a page", () => {
  expect(pages.map(({ url }) => url)).toEqual(expect.arrayContaining(routes));
});

test("the error pages have a heading and links", () => {
  for (const page of errorPages) {
    expect(textOf(page, "h1")).not.toBe("");
    expect(page.document.querySelectorAll("main a[href]").length).toBeGreaterThan(2);
  }
});
