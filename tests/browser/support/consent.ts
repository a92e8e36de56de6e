import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "./test";

/** Names of the cookies that the site itself sets once a visitor has answered. */
export const OUR_COOKIES = ["ads_track_allowed", "analytics_track_allowed", "utm_params"];

export const bannerOf = (page: Page) => page.getByRole("region", { name: "Cookie consent" });
export const settingsOf = (page: Page) => page.getByRole("dialog", { name: "Cookie Settings" });

/** Presses a button of the banner. */
export async function answer(page: Page, name: string): Promise<void> {
  await bannerOf(page).getByRole("button", { name, exact: true }).click();
}

/** Opens the settings by the button of the page. */
export async function openSettings(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole("button", { name: "Cookie Settings" }).click();
  await expect(settingsOf(page)).toBeVisible();
}

/** Sets the two switches and saves. */
export async function save(page: Page, analytics: boolean, ads: boolean): Promise<void> {
  await openSettings(page);
  const settings = settingsOf(page);
  await settings.getByRole("switch", { name: "Analytics" }).setChecked(analytics);
  await settings.getByRole("switch", { name: "Advertising" }).setChecked(ads);
  await settings.getByRole("button", { name: "Accept and Save Changes" }).click();
  await expect(settings).toBeHidden();
}

/** The page's cookies, values by names. */
export async function cookies(page: Page): Promise<Record<string, string>> {
  const all = await page.context().cookies();
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
}

/** The names of the page's cookies, sorted. */
export async function cookieNames(page: Page): Promise<string[]> {
  return Object.keys(await cookies(page)).sort();
}
