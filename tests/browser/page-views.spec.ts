import { dataLayer, pageViews } from "./support/data-layer";
import { comesToLife, expect, test } from "./support/test";

test("each route is counted once, with its own title and without personal keys", async ({
  page,
  baseURL,
}) => {
  await page.goto("/about/?email=a%40example.co&utm_source=x&FirstName=Asha");
  await comesToLife(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers/");
  // The address changes a moment before the page; who leaves in between has not read it.
  await expect(page).toHaveTitle(/Career/u);
  await page.goBack();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const about = {
    page_path: "/about/?utm_source=x",
    page_location: `${baseURL}/about/?utm_source=x`,
    page_title: expect.stringMatching(/About/u) as unknown,
    send_to: "G-TEST0001",
  };
  await expect
    .poll(() => pageViews(page))
    .toEqual([
      about,
      {
        page_path: "/careers/",
        page_location: `${baseURL}/careers/`,
        page_title: expect.stringMatching(/Career/u) as unknown,
        send_to: "G-TEST0001",
      },
      about,
    ]);
});

test("consent starts denied before anything else is queued", async ({ page }) => {
  await page.goto("/");
  const [first] = await dataLayer(page);
  expect(first).toEqual([
    "consent",
    "default",
    {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
    },
  ]);
});
