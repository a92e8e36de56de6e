import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { pageViews } from "./support/data-layer";
import { comesToLife, expect, test } from "./support/test";

const count = (page: Page) => page.getByRole("status").filter({ hasText: "case studies" });
const studies = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const choice = (page: Page, group: string, name: RegExp) =>
  page.getByRole("group", { name: group }).getByRole("radio", { name });

test("case studies are narrowed by industry and solution, and tell how many are left", async ({
  page,
}) => {
  await page.goto("/case-study/");
  await comesToLife(page);
  const all = await studies(page).count();
  expect(all).toBeGreaterThan(4);
  await expect(count(page)).toHaveText(`${all} case studies`);
  await choice(page, "Industry", /^Manufacturing/u).check();
  await expect(studies(page)).toHaveText([/^Tungara Castings/u]);
  await expect(count(page)).toHaveText(`1 of ${all} case studies`);
  await choice(page, "Solution", /^Intake Management/u).check();
  await expect(studies(page)).toHaveCount(0);
  await expect(count(page)).toHaveText(`0 of ${all} case studies`);
  await expectNoViolations(page);
  await page.getByRole("button", { name: `Show all ${all} case studies` }).click();
  await expect(studies(page)).toHaveCount(all);
  await expect(choice(page, "Industry", /^All/u)).toBeFocused();
});

test("the filter is in the address, to be shared and come back to; it is no page view", async ({
  page,
}) => {
  await page.goto("/case-study/?utm_source=letter&industry=manufacturing");
  await comesToLife(page);
  await expect(studies(page)).toHaveText([/^Tungara Castings/u]);
  const views = await pageViews(page);
  await choice(page, "Industry", /^Logistics/u).check();
  await expect(page).toHaveURL("/case-study/?utm_source=letter&industry=logistics");
  expect(await pageViews(page)).toEqual(views);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: /^Panthika Logistics/u }).click();
  await expect(page).toHaveURL(/panthika/u);
  await page.goBack();
  await expect(studies(page)).toHaveText([/^Panthika Logistics/u]);
  await expect(choice(page, "Industry", /^Logistics/u)).toBeChecked();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all case studies stand there, and lists of them by industry and by solution", async ({
    page,
  }) => {
    await page.goto("/case-study/?industry=logistics");
    await expect(page.getByRole("radio")).toHaveCount(0);
    const plain = page.getByRole("navigation", { name: "Case studies by industry and solution" });
    await expect(plain.getByRole("heading", { level: 2 })).toHaveText([
      "By industry",
      "By solution",
    ]);
    const ofLogistics = plain.locator("div", { has: page.getByText("Logistics", { exact: true }) });
    await expect(ofLogistics.getByRole("link")).toHaveText([/^Panthika Logistics/u]);
    expect(await plain.getByRole("term").count()).toBeGreaterThan(8);
  });
});
