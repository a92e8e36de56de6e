import { expect, test } from "@playwright/test";
import { table } from "../../scripts/bench/table";
import { testEnvironment } from "../../scripts/lib/test-environment";
import { fillLeadForm, visitor } from "./support/lead-form";
import { newEmail } from "./support/leads";
import { weighPage, type PageWeight, type Weight } from "./support/page-weight";

/** One page of each kind. */
const PAGES = [
  "/",
  "/us/",
  "/strategic-sourcing/",
  "/integrations/",
  "/request-demo/",
  "/careers/",
  "/faq/",
  "/legal/privacy/",
  "/blog/",
  "/blog/compare-quotations-on-landed-cost/",
  "/case-study/",
  "/case-study/tungara-castings-pig-iron/",
  "/glossary/",
  "/glossary/reverse-auction/",
  "/search/",
];

interface Figure {
  readonly value: number;
  /** What weighs most of it. */
  readonly heaviest?: string;
}

const KB = 1024;
const sum = (weights: readonly Weight[]) => weights.reduce((total, { bytes }) => total + bytes, 0);

function total(weights: readonly Weight[]): Figure {
  const [first] = weights.toSorted((a, b) => b.bytes - a.bytes);
  const heaviest = first && `${first.name} ${(first.bytes / KB).toFixed(1)}`;
  return { value: sum(weights) / KB, ...(heaviest !== undefined && { heaviest }) };
}

/** The budgets of a page (docs/performance.md): the most that each figure may be. Sizes are in KB of 1,024 bytes, by brotli. */
const budgets: readonly {
  readonly name: string;
  readonly most: number;
  readonly of: (page: PageWeight) => Figure;
}[] = [
  { name: "HTML+CSS", most: 14, of: ({ html }) => total([html]) },
  { name: "CSS", most: 6, of: ({ css }) => total([css]) },
  { name: "scripts", most: 85, of: ({ scripts }) => total(scripts) },
  { name: "font", most: 21, of: ({ fonts }) => total(fonts) },
  { name: "fonts", most: 1, of: ({ fonts }) => ({ value: fonts.length }) },
  { name: "first image", most: 30, of: ({ heroImages }) => total(heroImages) },
  {
    name: "scripts before load",
    most: 0,
    of: ({ beforeLoad }) => ({ value: beforeLoad.filter((name) => name.endsWith(".js")).length }),
  },
  {
    name: "requests before load",
    most: 4,
    of: ({ beforeLoad }) => ({ value: beforeLoad.length, heaviest: beforeLoad.join(" ") }),
  },
  { name: "nodes", most: 1400, of: ({ nodes }) => ({ value: nodes }) },
  { name: "layout shift", most: 0, of: ({ layoutShift }) => ({ value: layoutShift }) },
];

const shown = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

test("every kind of page stays inside its budgets", async ({ browser }) => {
  test.setTimeout(240_000);
  const rows: string[][] = [["budget", ...budgets.map(({ most }) => shown(most))]];
  const broken: string[] = [];
  for (const path of PAGES) {
    const page = await weighPage(browser, testEnvironment.GATSBY_SITE_URL + path);
    const figures = budgets.map(({ of }) => of(page));
    rows.push([path, ...figures.map(({ value }) => shown(value))]);
    for (const [index, { name, most }] of budgets.entries()) {
      const { value = Infinity, heaviest } = figures[index] ?? {};
      if (value <= most) continue;
      const because = heaviest === undefined ? "" : `; heaviest: ${heaviest}`;
      broken.push(`${path}: ${name} ${shown(value)}, at most ${shown(most)}${because}`);
    }
  }
  // eslint-disable-next-line no-console -- the table is for who reads the test's output.
  console.log(table(["page", ...budgets.map(({ name }) => name)], rows));
  expect(broken).toEqual([]);
});

test("using the demo form brings scripts of at most 120 KB in all", async ({ browser }) => {
  const home = await weighPage(browser, `${testEnvironment.GATSBY_SITE_URL}/`, async (page) => {
    await page.route("https://booking.example/**", (route) => route.fulfill({ body: "Calendar" }));
    await page.getByRole("banner").getByRole("button", { name: "Free Demo" }).tap();
    const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
    const submit = dialog.getByRole("button", { name: "Book my demo" });
    await submit.tap();
    await fillLeadForm(dialog, visitor(newEmail()));
    await page.route("**/company_leads", (route) => route.abort());
    await submit.tap();
    await page.getByRole("alert").waitFor();
    await page.unroute("**/company_leads");
    await submit.tap();
    await page.waitForURL("https://booking.example/**");
  });
  const names = home.scripts.map(({ name, bytes }) => `${name} ${bytes}`);
  expect(sum(home.scripts) / KB, names.join("\n")).toBeLessThanOrEqual(120);
  expect(home.scripts.length).toBeGreaterThan(5);
});
