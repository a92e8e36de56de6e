import type { Page } from "@playwright/test";
import { comesToLife, expect, test } from "./support/test";

/** The page views that wait in the queue of the Google tags. */
async function pageViews(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((command) =>
        typeof command === "object" && command !== null ? Object.values(command) : [],
      )
      .filter(([kind, name]) => kind === "event" && name === "page_view")
      .map(([, , details]: unknown[]) => details),
  );
}

test("each route is counted once, with its own title and without personal keys", async ({
  page,
  baseURL,
}) => {
  await page.goto("/about/?email=a%40example.co&utm_source=x&FirstName=Asha");
  await comesToLife(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers/");
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
  const first = await page.evaluate(() => Object.values(Object(window.dataLayer?.[0])));
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
