import { demoDialog, freeDemo } from "./support/lead-form";
import { bannerOf } from "./support/consent";
import { expect, open, test } from "./support/test";

test("a printed form page shows the address of the form, and no dialog or consent banner", async ({
  page,
  baseURL,
}) => {
  await open(page, "/request-demo/");
  const address = page.getByRole("main").getByText(`${baseURL ?? ""}/request-demo/`);
  await expect(address).toBeHidden();
  await expect(bannerOf(page)).toBeVisible();
  await freeDemo(page).click();
  await expect(demoDialog(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(bannerOf(page)).toBeHidden();
  await expect(demoDialog(page)).toBeHidden();
  await expect(page.locator("main h1")).toBeVisible();
  await expect(address).toBeVisible();
});
