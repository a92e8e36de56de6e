import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "./support/test";

const field = (page: Page) => page.getByRole("main").getByRole("textbox");
const directory = (page: Page) =>
  page.getByRole("region").filter({ has: page.getByRole("textbox") });
const count = (page: Page) => directory(page).getByRole("status");
const systems = (page: Page) => directory(page).getByRole("listitem");
const kinds = (page: Page) => directory(page).getByRole("combobox");

/** The name of a listed system. */
async function nameOf(page: Page, index: number): Promise<string> {
  const name = systems(page).nth(index).locator("span").first();
  return name.evaluate(({ firstChild }) => firstChild?.textContent ?? "");
}

test("text typed before the scripts run filters the list, by keyboard alone too, and the address keeps the filter", async ({
  page,
}) => {
  await page.goto("/integrations/?utm_source=letter", { waitUntil: "commit" });
  await field(page).fill("unknown system");
  await waitForHydration(page);
  await expect(count(page)).toHaveText(/^0 of/u);
  await field(page).press("Enter");
  await expect(field(page)).toHaveValue("unknown system");

  await test.step("the keyboard alone filters the list and clears the filter", async () => {
    await page.keyboard.press("Tab");
    await expect(kinds(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(kinds(page)).not.toHaveValue("");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: /^Show all \d+ systems$/u })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
    await expect(kinds(page)).toHaveValue("");
  });

  const all = await systems(page).count();
  await expect(count(page)).toHaveText(`${all} systems`);
  await kinds(page).selectOption({ index: 1 });
  await expect(systems(page)).not.toHaveCount(all);
  const name = await nameOf(page, 0);
  await field(page).fill(name);
  await expect(page).toHaveURL(/\?utm_source=letter&kind=[\w-]+&find=./u);

  await test.step("after a reload and on the way back the list is filtered, and by the menu whole", async () => {
    const filtered = async () => {
      // First, because another page that is still shown has text fields, too.
      await expect(kinds(page)).not.toHaveValue("");
      await expect(field(page)).toHaveValue(name);
      await expect(systems(page).first()).toContainText(name);
      await expect(count(page)).toContainText(`of ${all} systems`);
    };
    await page.reload();
    await filtered();
    await page.getByRole("banner").getByRole("link", { name: "Contact Sales" }).click();
    await expect(page).toHaveURL("/contact-sales/");
    await page.goBack();
    await filtered();
    await page.getByRole("banner").getByRole("button", { name: "Solutions" }).hover();
    await page.getByRole("banner").getByRole("link", { name: "Integrations" }).click();
    await expect(page).toHaveURL("/integrations/");
    await expect(field(page)).toHaveValue("");
    await expect(systems(page)).toHaveCount(all);
  });
});
