import type { Page } from "@playwright/test";
import { first, posts } from "../support/site-content";
import { cookieNames, save } from "./support/consent";
import { fillLeadForm, visitor } from "./support/lead-form";
import { newEmail } from "./support/leads";
import { likeButton, reachLike } from "./support/likes";
import { scrollAndSettle } from "./support/navigation";
import { expect, open, test } from "./support/test";
import { addressWith, openTool, toolOf } from "./support/tool-page";

/** Likes the oldest article, which no other test likes. */
async function like(page: Page): Promise<void> {
  await open(page, first(posts.toReversed()).url);
  await reachLike(page);
  await likeButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Liked." })).toBeAttached();
}

/** Changes a figure in a tool, which keeps a draft, and one in a copy that a link opens. */
async function changeTool(page: Page): Promise<void> {
  const keys = async () =>
    page.evaluate(() => [localStorage, sessionStorage].flatMap((own) => Object.keys(own)).join());
  const quantity = toolOf(page).getByRole("textbox", { name: "Quantity" });
  await openTool(page, "/tools/landed-cost/");
  await quantity.fill("7");
  await expect.poll(keys).toContain("tool_draft_");
  await page.goto("about:blank");
  await openTool(page, addressWith("landed-cost", { quantity: "8" }));
  await quantity.fill("9");
  await expect.poll(keys).toContain("tool_copy_");
}

/** Uses everything that stores something: campaign link, form, phone check, consent, scrolling, like, tool. */
async function leaveTraces(page: Page): Promise<void> {
  await like(page);
  await changeTool(page);
  await open(page, "/prodiscover/supplier/?utm_source=fair&test_session=true&region=us");
  const form = page.locator("form", { has: page.getByLabel("Work email") });
  await fillLeadForm(form, { ...visitor(newEmail()), phone: "9876543277" });
  await form.getByText("What do you supply?").click();
  await form.getByRole("checkbox").first().check();
  await form.getByRole("button", { name: "Send code" }).click();
  await expect(form.getByRole("status")).toContainText("We have sent a code");
  await save(page, false, false);
  await scrollAndSettle(page, 200);
  await open(page, "/search/");
  await page.getByRole("checkbox", { name: "Open search with the / key" }).uncheck();
}

/** Names of everything the browser stores for the site. */
async function namesKept(page: Page): Promise<string[]> {
  const records = await page.evaluate(() => [
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage),
  ]);
  return [...(await cookieNames(page)), ...records];
}

/** The names in the policy's lists. Those followed by `and` are prefixes. */
async function namesInPolicy(page: Page): Promise<{ name: string; isPrefix: boolean }[]> {
  await page.goto("/legal/cookie-policy/");
  const items = await page
    .getByRole("listitem")
    .filter({ has: page.locator("code") })
    .all();
  const texts = await Promise.all(items.map((item) => item.innerText()));
  // Items that start with a service are about vendors.
  return texts.flatMap((text) => {
    const [, name, rest] = /^(\S+?)(:| and )/u.exec(text) ?? [];
    return name === undefined ? [] : [{ name, isPrefix: rest !== ":" }];
  });
}

test("the cookie policy names everything a visit stores in the browser", async ({ page }) => {
  await leaveTraces(page);
  const kept = await namesKept(page);
  const named = await namesInPolicy(page);
  const isNamed = (kept: string) =>
    named.some(({ name, isPrefix }) => (isPrefix ? kept.startsWith(name) : kept === name));
  expect(kept.filter((name) => !isNamed(name))).toEqual([]);

  // The policy names nothing else, apart from records that are soon deleted again.
  const gone = ["gatsby-reload-compilation-hash-match", "landing_url", "lead_attempts"];
  const unseen = named.filter(({ name }) => !kept.some((key) => key.startsWith(name)));
  expect(unseen.map(({ name }) => name).sort()).toEqual(gone);
});
