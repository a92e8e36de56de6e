import type { Page, Route } from "@playwright/test";
import { hold, SCRIPTS } from "./support/hold";
import { settings } from "../support/site-content";
import { fillLeadForm, submitButton, visitor } from "./support/lead-form";
import { expect, expectFaults, open, test } from "./support/test";

const FORM = "/request-demo/";
const DATA = `**/page-data${FORM}page-data.json`;
const PERSON = visitor("asha@example.co");

const main = (page: Page) => page.getByRole("main");

/** The notice below the form's button, with telephone number and e-mail address. */
const wayOut = (page: Page) =>
  main(page).getByRole("status").filter({ hasText: "can’t be sent" }).first();

async function expectWayOut(page: Page): Promise<void> {
  await expect(wayOut(page)).toBeVisible();
  await expect(wayOut(page).getByRole("link", { name: settings.phones.in.label })).toBeVisible();
  await expect(wayOut(page).getByRole("link", { name: settings.email })).toBeVisible();
  await expect(main(page).getByLabel("Work email")).toHaveValue(PERSON.email);
}

// The browser reports what failed, and Gatsby its missing page. Both are what these tests cause.
const CAUSED =
  /Failed to load resource|net::ERR_|Loading (?:CSS )?chunk|SyntaxError|page resources|data of this page could not/u;
test.afterEach(({ watch }) => expectFaults(watch, CAUSED));

test("when any one script fails, the form works or shows how to reach the company", async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (SCRIPTS.test(request.url())) scripts.add(new URL(request.url()).pathname);
  });
  await open(page, FORM);
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

/** Answers in place of scripts and data. */
const htmlPage = (route: Route) => route.fulfill({ contentType: "text/html", body: "<h1>Hi</h1>" });
const cutOff = (route: Route) => route.fulfill({ contentType: "text/javascript", body: "(" });
const failing = (route: Route) => route.fulfill({ status: 500 });

test("when all scripts are cut off, or the page data is a page or fails, the form stays and shows a way out", async ({
  page,
}) => {
  for (const [name, address, answer] of [
    ["data that is a page", DATA, htmlPage],
    ["data that fails", DATA, failing],
    ["scripts that are cut off", SCRIPTS, cutOff],
  ] as const) {
    await test.step(name, async () => {
      if (address === SCRIPTS) await page.clock.install();
      await page.route(address, answer);
      await page.goto(FORM);
      await fillLeadForm(main(page), PERSON);
      await submitButton(main(page)).click();
      if (address === SCRIPTS) await page.clock.fastForward(8100);
      await expectWayOut(page);
      await page.unroute(address);
    });
  }
});

test("when scripts and page data don't come, a press shows a way out after 8 s; once they come, the form works", async ({
  page,
}) => {
  await page.clock.install();
  const releaseScripts = await hold(page, SCRIPTS);
  const releaseData = await hold(page, DATA);
  await page.goto(FORM);
  await fillLeadForm(main(page), { ...PERSON, phone: "1" });
  await submitButton(main(page)).click();
  releaseScripts();
  await page.clock.fastForward(6000);
  await expect(wayOut(page)).toBeHidden();
  await page.clock.fastForward(2100);
  await expectWayOut(page);
  releaseData();
  await page.clock.runFor(2000);
  await expect(wayOut(page)).toBeHidden();
  await submitButton(main(page)).click();
  await expect(main(page).getByText("Please enter a valid number")).toBeVisible();
});
