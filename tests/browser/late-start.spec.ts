import type { Page } from "@playwright/test";
import { gate, holdScripts, SCRIPTS } from "./support/late-scripts";
import { fillLeadForm, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { comesToLife, expect, test } from "./support/test";

const button = (page: Page, name: string) => page.getByRole("banner").getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Get Free Demo" });

for (const path of ["/", "/request-demo/", "/glossary/reverse-auction/"]) {
  test(`${path} asks for no script before it has loaded, even of a busy visitor`, async ({
    page,
  }) => {
    const { open, opened } = gate();
    await page.route("**/slow.svg", async (route) => {
      await opened;
      await route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" });
    });
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        const image = document.body.appendChild(document.createElement("img"));
        image.src = "/slow.svg";
      });
    });
    const late: string[] = [];
    page.on("request", (request) => {
      if (SCRIPTS.test(request.url())) late.push(request.url());
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.keyboard.press("Tab");
    await page.mouse.move(50, 50);
    await page.evaluate(
      async () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
    );
    expect(late).toEqual([]);
    open();
    await comesToLife(page);
    expect(late).not.toEqual([]);
    const started = page.locator("head > script[src], head > link[rel=stylesheet]");
    expect(await started.count()).toBeGreaterThanOrEqual(4);
    for (const element of await started.all()) {
      await expect(element).toHaveJSProperty("fetchPriority", "low");
    }
  });
}

for (const [how, press] of [
  ["a tap", async (page: Page) => button(page, "Free Demo").click()],
  ["Enter", async (page: Page) => button(page, "Free Demo").press("Enter")],
  [
    "an impatient visitor's second tap",
    async (page: Page) => {
      await button(page, "Free Demo").click();
      await button(page, "Free Demo").click();
    },
  ],
] as const) {
  test(`${how} before the scripts are there is replayed once they are`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/faq/");
    await press(page);
    await expect(page.locator("html[data-waiting]")).toHaveCount(1);
    await expect(page).toHaveURL("/faq/");
    release();
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator("html[data-waiting]")).toHaveCount(0);
  });
}

test("a lead that is sent before the scripts are there is sent once they are, one time", async ({
  page,
}) => {
  const email = newEmail();
  const release = await holdScripts(page);
  await page.goto("/request-demo/");
  const main = page.getByRole("main");
  await fillLeadForm(main, visitor(email));
  await main.getByLabel("Work email").press("Enter");
  await main.getByRole("button", { name: "Book my demo" }).click();
  await expect(page).toHaveURL("/request-demo/");
  release();
  await page.waitForURL("https://booking.example/**");
  expect(leadsOf(email)).toHaveLength(1);
});

test("where the scripts can't be had, Free Demo leads to the form's page", async ({
  page,
  watch,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/faq/");
  await button(page, "Free Demo").click();
  await expect(page).toHaveURL("/request-demo/?");
  await expect(
    page.getByRole("main").getByRole("link", { name: "+91 80 5550 0142" }),
  ).toBeVisible();
  watch.faults.splice(0); // The browser reports the failed requests itself.
});

test("where the scripts take more than 8 s, Free Demo leads to the form's page", async ({
  page,
}) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto("/faq/");
  await button(page, "Free Demo").click();
  await page.clock.fastForward(6000);
  await expect(page).toHaveURL("/faq/");
  await page.clock.fastForward(2100);
  await expect(page).toHaveURL("/request-demo/?");
});

test("the page is taken over only with the whole style sheet there", async ({ page }) => {
  const { open, opened } = gate();
  await page.route(/\.css$/u, async (route) => {
    await opened;
    await route.continue();
  });
  // Gatsby's scripts ask for it when they run.
  const running = page.waitForRequest("**/page-data/faq/page-data.json");
  await page.goto("/faq/");
  await button(page, "Free Demo").click();
  await running;
  await expect(dialog(page)).toHaveCount(0);
  open();
  await expect(dialog(page)).toBeVisible();
});

test("without its style sheet the page still answers", async ({ page, watch }) => {
  await page.route(/\.css$/u, (route) => route.abort());
  await page.goto("/faq/");
  await button(page, "Free Demo").click();
  await expect(dialog(page)).toBeVisible();
  watch.faults.splice(0);
});
