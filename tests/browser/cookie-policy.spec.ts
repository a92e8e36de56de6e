import type { Page } from "@playwright/test";
import { cookieNames, save } from "./support/consent";
import { fillLeadForm, visitor } from "./support/lead-form";
import { newEmail } from "./support/leads";
import { scrollAndSettle } from "./support/navigation";
import { comesToLife, expect, test } from "./support/test";

/** Likes an article. */
async function like(page: Page): Promise<void> {
  await page.goto("/blog/scrap-is-a-revenue-line/");
  await comesToLife(page);
  await page.getByRole("region", { name: "Share this article" }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Like this article" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Liked." })).toBeAttached();
}

/** Uses what of the site leaves something behind: campaign link, form, phone check, choice, scrolling, like. */
async function leaveTraces(page: Page): Promise<void> {
  await like(page);
  await page.goto("/prodiscover/supplier/?utm_source=fair&test_session=true&region=us");
  await comesToLife(page);
  const form = page.locator("form", { has: page.getByLabel("Work email") });
  await fillLeadForm(form, { ...visitor(newEmail()), phone: "9876543277" });
  await form.getByLabel("Bearings").check();
  await form.getByRole("button", { name: "Send code" }).click();
  await expect(form.getByRole("status")).toContainText("We have sent a code");
  await save(page, false, false);
  await scrollAndSettle(page, 200);
}

/** Names of all that the browser keeps for the site, but vendors' cookies: the choice was no. */
async function namesKept(page: Page): Promise<string[]> {
  const records = await page.evaluate(() => [
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage),
  ]);
  return [...(await cookieNames(page)), ...records];
}

/** The names that items of the policy begin with. One with words after it is what other names begin with. */
async function namesInPolicy(page: Page): Promise<{ name: string; isBeginning: boolean }[]> {
  await page.goto("/legal/cookie-policy/");
  const items = await page
    .getByRole("listitem")
    .filter({ has: page.locator("code") })
    .all();
  const texts = await Promise.all(items.map((item) => item.innerText()));
  // Items that name a service first are about vendors.
  return texts.flatMap((text) => {
    const [, name, rest] = /^(\S+?)(:| and )/u.exec(text) ?? [];
    return name === undefined ? [] : [{ name, isBeginning: rest !== ":" }];
  });
}

test("all that a visit leaves in the browser is named in the cookie policy", async ({ page }) => {
  await leaveTraces(page);
  const kept = await namesKept(page);
  const named = await namesInPolicy(page);
  const isNamed = (kept: string) =>
    named.some(({ name, isBeginning }) => (isBeginning ? kept.startsWith(name) : kept === name));
  expect(kept.filter((name) => !isNamed(name))).toEqual([]);

  // Every record but two that are gone by now was seen, so the policy names none that is invented.
  const gone = ["landing_url", "gatsby-reload-compilation-hash-match"];
  const unseen = named.filter(({ name }) => !kept.some((key) => key.startsWith(name)));
  expect(unseen.map(({ name }) => name)).toEqual(gone);
});
