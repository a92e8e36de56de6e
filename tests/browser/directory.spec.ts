import type { Page } from "@playwright/test";
import { pageViews } from "./support/data-layer";
import { comesToLife, expect, test } from "./support/test";

const directory = (page: Page) => page.getByRole("region", { name: "Find the systems you run" });
const field = (page: Page) => page.getByRole("textbox", { name: "Name, document or way" });
const count = (page: Page) => directory(page).getByRole("status");
const systems = (page: Page) => directory(page).getByRole("listitem");

test("the directory is filtered by keyboard alone, and tells how many are left", async ({
  page,
}) => {
  await page.goto("/integrations/");
  await comesToLife(page);
  const all = await systems(page).count();
  expect(all).toBeGreaterThan(20);
  await expect(count(page)).toHaveText(`${all} systems`);

  await field(page).focus();
  await page.keyboard.type("saml");
  await expect(systems(page)).toHaveCount(4);
  await expect(count(page)).toHaveText(`4 of ${all} systems`);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: /^All/u })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^ERP/u })).toBeChecked();
  await expect(systems(page)).toHaveCount(0);
  await expect(count(page)).toHaveText(`0 of ${all} systems`);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: `Show all ${all} systems` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(systems(page)).toHaveCount(all);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
});

test("a filter is in the address, to be shared, reloaded and come back to; it is no page view", async ({
  page,
}) => {
  await page.goto("/integrations/?utm_source=letter");
  await comesToLife(page);
  const views = await pageViews(page);
  await page.getByRole("radio", { name: /^Banks/u }).check();
  await field(page).fill("mt940");
  await expect(page).toHaveURL("/integrations/?utm_source=letter&kind=banks&find=mt940");
  expect(await pageViews(page)).toEqual(views);

  await page.reload();
  await comesToLife(page);
  await expect(field(page)).toHaveValue("mt940");
  await expect(page.getByRole("radio", { name: /^Banks/u })).toBeChecked();
  await expect(systems(page)).toHaveText([/^Bank statement/u]);

  const link = page.getByRole("main").getByRole("link", { name: "Ask about your ERP version" });
  await link.click();
  await expect(page).toHaveURL("/contact-sales/");
  await page.goBack();
  await expect(systems(page)).toHaveText([/^Bank statement/u]);
  await expect(field(page)).toHaveValue("mt940");

  await page.getByRole("banner").getByRole("button", { name: "Solutions" }).hover();
  await page.getByRole("banner").getByRole("link", { name: "Integrations" }).click();
  await expect(page).toHaveURL("/integrations/");
  await expect(field(page)).toHaveValue("");
  await expect(count(page)).toHaveText(/^\d+ systems$/u);
});

test("Enter in the field keeps the page, and what is typed before the scripts counts", async ({
  page,
}) => {
  await page.goto("/integrations/", { waitUntil: "commit" });
  await field(page).fill("transit");
  await comesToLife(page);
  await expect(systems(page)).toHaveText([/^Vehicle tracking/u]);
  await field(page).press("Enter");
  await expect(field(page)).toHaveValue("transit");
  await expect(systems(page)).toHaveCount(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the directory is whole, by kind, and shows no filter that would do nothing", async ({
    page,
  }) => {
    await page.goto("/integrations/?kind=banks");
    const kinds = directory(page).getByRole("heading", { level: 3 });
    await expect(kinds).toHaveCount(8);
    expect(await systems(page).count()).toBeGreaterThan(20);
    await expect(field(page)).toBeHidden();
    await expect(directory(page).getByText("SAP ECC (sample)")).toBeVisible();
  });
});
