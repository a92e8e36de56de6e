import { expect, test } from "@jest/globals";
import type { HTMLElement } from "node-html-parser";
import { settings } from "../../support/site-content";
import { pages } from "../support/pages";

/** Header and footer, as the pages' HTML has them. */

const documentOf = (url: string) => pages.find((page) => page.url === url)?.document;

/** What shows in India only or everywhere: the parts for other regions are there twice. */
const isShown = (element: HTMLElement) => element.closest('[data-region-only="us"]') === null;

const all = (url: string, selector: string) =>
  (documentOf(url)?.querySelectorAll(selector) ?? []).filter(isShown);

const linkOf = (link: HTMLElement) => [link.textContent, link.getAttribute("href")];

test("the menus have their items, and Pricing is elsewhere", () => {
  const menus = all("/faq/", "header nav > ul > li:has(> button)").map((group) => [
    group.querySelector("button")?.textContent,
    group.querySelectorAll("a").filter(isShown).map(linkOf),
  ]);
  expect(menus).toEqual([
    [
      "Solutions",
      [
        ["Sourcing Pro", "/sourcing-pro/"],
        ["Strategic Sourcing", "/strategic-sourcing/"],
        ["Indirect Sourcing", "/indirect-sourcing/"],
        ["Capex Sourcing", "/capex-sourcing/"],
        ["eAuctions Pro", "/eauctions-pro/"],
        ["Supplier Management", "/supplier-relationship-management-software/"],
        ["Intake Management", "/intake-management/"],
        ["Approval Workflows", "/approval-workflows/"],
        ["Reports and Analytics", "/reports-and-analytics/"],
        ["Integrations", "/integrations/"],
      ],
    ],
    [
      "Resources",
      [
        ["Blog", "/blog/"],
        ["Case Study", "/case-study/"],
        ["Tools", "/tools/"],
        ["Savings Calculator", "/#roi"],
        ["Become a Partner", "/channel-partner/"],
        ["Glossary", "/glossary/"],
      ],
    ],
  ]);
  const links = all("/faq/", "header a").map(linkOf);
  expect(links).toContainEqual(["Pricing", expect.stringMatching(/^https:/u)]);
  expect(links).toContainEqual([expect.anything(), "/search/"]);
});

const names = ["Contact Sales", "Free Demo", "Get in Touch", "Apply Now"];

test.each([
  ["/faq/", ["Contact Sales /contact-sales/", "Free Demo button"]],
  ["/prodiscover/supplier/", ["Get in Touch /prodiscover/contact/"]],
  ["/prosource/", ["Free Demo /request-demo/"]],
  ["/capital/", ["Apply Now /capital/contact/"]],
])("the header of %s has its own buttons and no others", (url, expected) => {
  // The menu of narrow screens has Contact Sales on every page.
  const buttons = all(url, "header :is(a, button):not(nav *)")
    .filter(({ textContent }) => names.includes(textContent))
    .map((item) => `${item.textContent} ${item.getAttribute("href") ?? "button"}`);
  expect([...new Set(buttons)].toSorted()).toEqual(expected);
});

test("the header has a look of its own on home pages and on its white paths", () => {
  const looks = ["/", "/us/", "/about/", "/faq/"].map(
    (url) => all(url, "body header")[0]?.getAttribute("data-look") ?? "",
  );
  const [home, american, white, other] = looks;
  expect(american).toBe(home);
  expect(new Set([home, white, other]).size).toBe(3);
});

test("header and footer mark the current page, and only that", () => {
  const current = all("/about/", "footer [aria-current=page]").map(linkOf);
  expect(current).toEqual([["About Us", "/about/"]]);
  const inMenu = all("/glossary/", "header [aria-current=page]").map(linkOf);
  expect(inMenu).toEqual([["Glossary", "/glossary/"]]);
});

test("the bottom bar has the copyright line with the year 2024 and its links", () => {
  const texts = all("/faq/", "footer :is(p, a, button)").map(({ textContent }) => textContent);
  expect(texts).toEqual(
    expect.arrayContaining([
      `© 2024 ${settings.brand}. All rights reserved.`,
      "Terms of Use",
      "Privacy Policy",
      "Responsible Disclosure",
      "Cookie Settings",
    ]),
  );
});

test("the careers page has no footer and ends with the Cookie Settings button", () => {
  expect(all("/careers/", "footer")).toEqual([]);
  expect(all("/careers/", "main button").at(-1)?.textContent).toBe("Cookie Settings");
});

test("both homes end with the demo form, after the calculator", () => {
  for (const home of ["/", "/us/"]) {
    const parts = all(home, '#roi, main form[action="/request-demo/"]');
    expect(parts.filter(({ id }) => id === "roi")).toHaveLength(1);
    expect(parts.at(-1)?.id).not.toBe("roi");
    expect(parts.at(-1)?.textContent).toContain("Book a demo");
  }
});
