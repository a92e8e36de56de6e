import { expect, test } from "./support/test";

const INDIA = "+91 80 5550 0142";
const US = "+1 415 555 0142";

test("a visitor who once landed on /us/ sees the US telephone number on every page", async ({
  page,
}) => {
  await page.goto("/about/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: INDIA })).toBeVisible();
  await page.goto("/us/");
  await expect(footer.getByRole("link", { name: US })).toBeVisible();
  await page.goto("/about/");
  await expect(footer.getByRole("link", { name: US })).toBeVisible();
  await expect(footer.getByRole("link", { name: INDIA })).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Kraya" })).toHaveAttribute(
    "href",
    "/us/",
  );
});

test("?region=US means the US in any case, and any other value forgets it", async ({ page }) => {
  await page.goto("/about/?region=US");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: US })).toBeVisible();
  await page.goto("/about/?region=mars");
  await expect(footer.getByRole("link", { name: INDIA })).toBeVisible();
  await page.goto("/about/");
  await expect(footer.getByRole("link", { name: INDIA })).toBeVisible();
});

test("the footer switches the region", async ({ page }) => {
  await page.goto("/about/");
  await page.getByRole("contentinfo").getByRole("link", { name: "United States" }).click();
  await expect(page).toHaveURL("/us/?region=us");
  await page.getByRole("contentinfo").getByRole("link", { name: "India" }).click();
  await expect(page).toHaveURL("/?region=in");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: INDIA })).toBeVisible();
});
