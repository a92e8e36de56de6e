import { hold, SCRIPTS } from "./support/hold";
import { settings } from "../support/site-content";
import { demoDialog, freeDemo } from "./support/lead-form";
import { expect, expectFaults, test, waitForHydration } from "./support/test";

test("no script is requested before the load event; a double click before it is replayed, once, also after errors of others", async ({
  page,
}) => {
  const release = await hold(page, "**/slow.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" }),
  );
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.body.appendChild(document.createElement("img")).src = "/slow.svg";
    });
  });
  const requested: string[] = [];
  page.on("request", (request) => {
    if (SCRIPTS.test(request.url())) requested.push(request.url());
  });
  await page.goto("/faq/", { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Tab");
  await page.evaluate(async () => {
    const extension = { error: new Error("Extension"), filename: "chrome-extension://abc/a.js" };
    window.dispatchEvent(new ErrorEvent("error", extension));
    window.dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop completed" }));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
  expect(requested).toEqual([]);
  await freeDemo(page).dblclick();
  await expect(freeDemo(page)).toHaveCSS("cursor", "progress");
  await expect(page).toHaveURL("/faq/");
  release();
  await expect(demoDialog(page)).toBeVisible();
});

test("when scripts take more than 8 s or fail, Free Demo opens the page of the form, unless a link is followed meanwhile", async ({
  page,
  watch,
}) => {
  await page.clock.install();
  await hold(page, SCRIPTS);
  await page.goto("/faq/");
  await freeDemo(page).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).press("Enter");
  await expect(page).toHaveURL("/about/");
  await page.clock.fastForward(8100);
  await expect(page).toHaveURL("/about/");

  await page.goto("/faq/");
  await freeDemo(page).click();
  await page.clock.fastForward(6000);
  await expect(page).toHaveURL("/faq/");
  await page.clock.fastForward(2100);
  await expect(page).toHaveURL("/request-demo/?");

  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/faq/");
  await freeDemo(page).click();
  await expect(page).toHaveURL("/request-demo/?");
  const phone = page.getByRole("main").getByRole("link", { name: settings.phones.in.label });
  await expect(phone.first()).toBeVisible();
  // No further script fails.
  await page.goto("about:blank");
  expectFaults(watch, /Failed to load resource|net::ERR_|Loading chunk/u);
});

test("a link in the text, followed while the page is being hydrated, shows its page, which responds although the style sheet fails", async ({
  page,
  watch,
}) => {
  // Gatsby's scripts have started, and hydration waits for the style sheet.
  const fail = await hold(page, /\.css$/u, (route) => route.abort());
  await page.goto("/faq/");
  await page.waitForFunction(() => "___navigate" in window);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.innerText();
  const link = page.getByRole("main").locator('a[href^="/"]').first();
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  fail();
  await expect(page).toHaveURL(address);
  await expect(heading).not.toHaveText(before);
  await waitForHydration(page);
  await freeDemo(page).click();
  await expect(demoDialog(page)).toBeVisible();
  expectFaults(watch);
});
