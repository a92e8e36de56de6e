import type { Page } from "@playwright/test";
import { caseStudies, first } from "../support/site-content";
import { expectNoViolations } from "./support/axe";
import { pageViews } from "./support/data-layer";
import { waitForHydration, expect, test } from "./support/test";

const all = caseStudies.length;
const { industry } = first(caseStudies);
const industryTitles = caseStudies
  .filter((study) => study.industry === industry)
  .map(({ title }) => title);

const count = (page: Page) => page.getByRole("status").filter({ hasText: "case studies" });
const studies = (page: Page) =>
  page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });
const choices = (page: Page, group: string) =>
  page.getByRole("group", { name: group }).getByRole("radio");
const industryChoice = (page: Page) =>
  choices(page, "Industry").and(page.locator(`[value="${industry}"]`));

async function open(page: Page, address = "/case-study/"): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

test("industry and solution filter the list, and a button clears the filter", async ({ page }) => {
  await open(page);
  await expect(count(page)).toHaveText(`${all} case studies`);
  await industryChoice(page).check();
  await expect(studies(page)).toHaveText(industryTitles);
  await expect(count(page)).toHaveText(
    industryTitles.length === all
      ? `${all} case studies`
      : `${industryTitles.length} of ${all} case studies`,
  );
  await expectNoViolations(page);
  const solutions = await choices(page, "Solution").all();
  for (const solution of solutions.slice(1)) {
    await solution.check();
    if ((await studies(page).count()) === 0) break;
  }
  const showAll = page.getByRole("button", { name: `Show all ${all} case studies` });
  test.skip(!(await showAll.isVisible()), "Every combination of choices has a case study.");
  await expect(count(page)).toHaveText(`0 of ${all} case studies`);
  await expectNoViolations(page);
  await showAll.click();
  await expect(studies(page)).toHaveCount(all);
  await expect(choices(page, "Industry").first()).toBeFocused();
});

test("the address keeps the filter, and it counts as no page view", async ({ page }) => {
  await open(page, `/case-study/?utm_source=letter&industry=${industry}`);
  await expect(studies(page)).toHaveText(industryTitles);
  const views = await pageViews(page);
  await choices(page, "Industry").first().check();
  await expect(page).toHaveURL("/case-study/?utm_source=letter");
  await industryChoice(page).check();
  await expect(page).toHaveURL(`/case-study/?utm_source=letter&industry=${industry}`);
  expect(await pageViews(page)).toEqual(views);
  await studies(page).getByRole("link").first().click();
  await expect(page).not.toHaveURL(/industry/u);
  await page.goBack();
  await expect(industryChoice(page)).toBeChecked();
  await expect(studies(page)).toHaveText(industryTitles);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all case studies are listed, and again by industry and by solution", async ({ page }) => {
    await page.goto(`/case-study/?industry=${industry}`);
    await expect(page.getByRole("radio")).toHaveCount(0);
    const lists = page.getByRole("navigation", { name: "Case studies by industry and solution" });
    await expect(lists.getByRole("heading", { level: 2 })).toHaveText([
      "By industry",
      "By solution",
    ]);
    for (const { title } of caseStudies) {
      await expect(lists.getByRole("link", { name: title, exact: true }).first()).toBeVisible();
      await expect(studies(page).filter({ hasText: title })).toBeVisible();
    }
  });
});
