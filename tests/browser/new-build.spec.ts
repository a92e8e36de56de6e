import { SCRIPTS } from "./support/hold";
import { BOOKING, failScripts, fillLeadForm, freeDemo, send, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { follow, markDocument, markedDocument, saveData } from "./support/navigation";
import { expect, expectFaults, open, test, waitForHydration } from "./support/test";

test("after a new build the browser loads the next page with its hash, counted once; a first page older than the build is reloaded once", async ({
  page,
}) => {
  await saveData(page);
  await page.addInitScript(() => {
    window.addEventListener("pagehide", () => {
      const views = JSON.stringify(window.dataLayer).split('"page_view"').length - 1;
      sessionStorage.setItem("views-of-left-page", String(views));
    });
  });
  let isNew = true;
  await open(page, "/faq/");
  await markDocument(page);
  await page.route("**/page-data/app-data.json", (route) =>
    isNew ? route.fulfill({ json: { webpackCompilationHash: "new" } }) : route.continue(),
  );
  page.on("domcontentloaded", () => (isNew = false));
  await follow(page, "/#roi");
  await expect(page).toHaveURL("/#roi");
  await expect(markedDocument(page)).toHaveCount(0);
  await waitForHydration(page);
  await expect(page.locator("#roi")).toBeInViewport();
  expect(await page.evaluate(() => sessionStorage.getItem("views-of-left-page"))).toBe("1");

  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
    isNew = true;
  });
  await page.goto("/faq/");
  await expect.poll(() => loads).toBe(2);
  await waitForHydration(page);
  expect(loads).toBe(2);
});

test("during a deployment Free Demo opens the page of the form, which keeps its values over the next page and is sent once", async ({
  page,
  watch,
}) => {
  const email = newEmail();
  const form = page.getByRole("main");
  await saveData(page);
  await open(page, "/about/");
  // The old build's scripts are gone; a page that is loaded in full has those of the new one.
  let isOldPage = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isOldPage = false;
  });
  await page.route(SCRIPTS, (route) =>
    isOldPage ? route.fulfill({ status: 404, contentType: "text/html" }) : route.continue(),
  );
  await freeDemo(page).click();
  await expect(page).toHaveURL("/request-demo/");
  await waitForHydration(page);
  await fillLeadForm(form, visitor(email));

  isOldPage = true;
  await follow(page, "/legal/terms/");
  await expect(page).toHaveURL("/legal/terms/");
  await waitForHydration(page);
  expect(isOldPage).toBe(false);

  await open(page, "/request-demo/");
  await expect(form.getByLabel("Work email")).toHaveValue(email);
  await page.unroute(SCRIPTS);
  await failScripts(page);
  await send(form);
  await page.waitForURL(BOOKING);
  expect(leadsOf(email)).toHaveLength(1);
  expectFaults(watch);
});
