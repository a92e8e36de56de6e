import type { Page } from "@playwright/test";
import { follow } from "./support/navigation";
import { expect, test, waitForHydration } from "./support/test";

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

test.beforeEach(async ({ page }) => enforceTrustedTypes(page));

test("dialogs, search and navigation work under Trusted Types, and markup is refused", async ({
  page,
  watch,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.getByRole("banner").getByRole("button", { name: "Free Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
  await dialog.getByRole("button", { name: /Close/u }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
  const settings = page.getByRole("dialog", { name: "Cookie Settings" });
  await expect(settings).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(settings).toBeHidden();
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

test("a lead form with a mistake works under Trusted Types", async ({ page }) => {
  await page.goto("/request-demo/");
  await waitForHydration(page);
  await page.getByRole("main").locator("form[method=dialog] [type=submit]").click();
  await expect(page.getByText("Please enter a name")).toBeVisible();
});
