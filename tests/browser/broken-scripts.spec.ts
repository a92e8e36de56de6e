import type { Page, Route } from "@playwright/test";
import { settings } from "../support/site-content";
import { holdScripts, SCRIPTS } from "./support/late-scripts";
import { fillLeadForm, submitButton, visitor } from "./support/lead-form";
import { expect, test, waitForHydration } from "./support/test";

const FORM = "/request-demo/";
const DATA = `**/page-data${FORM}page-data.json`;
const PERSON = visitor("asha@example.co");

const main = (page: Page) => page.getByRole("main");

/** The notice below the form's button, with telephone number and e-mail address. */
const wayOut = (page: Page) =>
  main(page).getByRole("status").filter({ hasText: "can't be sent" }).first();

async function expectWayOut(page: Page): Promise<void> {
  await expect(wayOut(page)).toBeVisible();
  await expect(wayOut(page).getByRole("link", { name: settings.phones.in.label })).toBeVisible();
  await expect(wayOut(page).getByRole("link", { name: settings.email })).toBeVisible();
  await expect(main(page).getByLabel("Work email")).toHaveValue(PERSON.email);
}

async function fillAndPress(page: Page): Promise<void> {
  await page.goto(FORM);
  await fillLeadForm(main(page), PERSON);
  await submitButton(main(page)).click();
}

// The browser reports failed requests and Gatsby its missing page. Both are what these tests cause.
test.afterEach(({ watch }) => void watch.faults.splice(0));

test("when any one script fails, the form works or shows how to reach the company", async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (SCRIPTS.test(request.url())) scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(FORM);
  await waitForHydration(page);
  expect(scripts.size).toBeGreaterThan(0);
  const silent: string[] = [];
  for (const script of scripts) {
    await page.route(`**${script}`, (route) => route.abort());
    await page.goto(FORM);
    await fillLeadForm(main(page), { ...PERSON, phone: "1" });
    await submitButton(main(page)).click();
    // A working form rejects the phone number.
    const answer = wayOut(page).or(main(page).getByText("Please enter a valid number"));
    await answer.waitFor({ timeout: 10_000 }).catch(() => silent.push(script));
    await page.unroute(`**${script}`);
  }
  expect(silent).toEqual([]);
});

for (const [problem, answer] of [
  ["are missing", (route: Route) => route.fulfill({ status: 404, contentType: "text/html" })],
  [
    "are a page",
    (route: Route) => route.fulfill({ contentType: "text/html", body: "<h1>Hi</h1>" }),
  ],
  ["are cut off", (route: Route) => route.fulfill({ contentType: "text/javascript", body: "(" })],
] as const) {
  test(`when the scripts ${problem}, the form stays and shows a way out`, async ({ page }) => {
    await page.clock.install();
    await page.route(SCRIPTS, answer);
    await fillAndPress(page);
    await page.clock.fastForward(8100);
    await expectWayOut(page);
  });
}

for (const [problem, answer] of [
  ["is missing", (route: Route) => route.fulfill({ status: 404 })],
  ["is a page", (route: Route) => route.fulfill({ contentType: "text/html", body: "<h1>Hi</h1>" })],
  ["fails on the server", (route: Route) => route.fulfill({ status: 500 })],
] as const) {
  test(`when the page data ${problem}, the form stays and shows a way out`, async ({ page }) => {
    await page.route(DATA, answer);
    await fillAndPress(page);
    await expectWayOut(page);
  });
}

test("when the page data never comes, a press shows a way out after 8 s", async ({ page }) => {
  await page.clock.install();
  await page.route(DATA, () => undefined);
  await fillAndPress(page);
  await page.clock.fastForward(6000);
  await expect(wayOut(page)).toBeHidden();
  await page.clock.fastForward(2100);
  await expectWayOut(page);
});

test("scripts that come after the notice make the form work again", async ({ page }) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto(FORM);
  await fillLeadForm(main(page), { ...PERSON, phone: "1" });
  await submitButton(main(page)).click();
  await page.clock.fastForward(8100);
  await expect(wayOut(page)).toBeVisible();
  release();
  await page.clock.runFor(2000);
  await expect(wayOut(page)).toBeHidden();
  await submitButton(main(page)).click();
  await expect(main(page).getByText("Please enter a valid number")).toBeVisible();
});
