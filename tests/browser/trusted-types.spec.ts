import type { Page } from "@playwright/test";
import { demoDialog, freeDemo, submitButton } from "./support/lead-form";
import { follow } from "./support/navigation";
import { expect, open, test } from "./support/test";

const TRUSTED_TYPES = "require-trusted-types-for 'script';trusted-types default;";

/** Enforces Trusted Types as a build without tags does. The tests' build has tags. */
async function enforceTrustedTypes(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith("/"),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.continue();
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /(<meta http-equiv="Content-Security-Policy" content=")/u,
        `$1${TRUSTED_TYPES}`,
      );
      return route.fulfill({ response, body: html });
    },
  );
}

const insertMarkup = (page: Page) =>
  page.evaluate(() => {
    try {
      document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
      return "inserted";
    } catch {
      return "refused";
    }
  });

// A document that a test answers counts as one of another network.
test.use({ permissions: ["local-network-access"] });

test("dialogs, a form, search and navigation work under Trusted Types, and markup is refused", async ({
  page,
  watch,
}) => {
  await enforceTrustedTypes(page);
  await open(page, "/");
  await freeDemo(page).click();
  const dialog = demoDialog(page);
  await submitButton(dialog).click();
  await expect(dialog.getByText("Please enter a name")).toBeVisible();
  await dialog.getByRole("button", { name: /Close/u }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
  await expect(page.getByRole("dialog", { name: "Cookie Settings" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("#roi").scrollIntoViewIfNeeded();
  await page.getByLabel(/Annual spend/u).fill("50");
  await follow(page, "/about/");
  await expect(page).toHaveURL("/about/");
  await page.goto("/search/?q=auction");
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  expect(watch.faults).toEqual([]);
  expect(await insertMarkup(page)).toBe("refused");
  watch.faults.splice(0);
});
