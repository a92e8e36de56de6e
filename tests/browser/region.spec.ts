import type { Page } from "@playwright/test";
import { settings, usEditions } from "../support/site-content";
import { menu } from "./support/header";
import { holdScripts } from "./support/late-scripts";
import { follow } from "./support/navigation";
import { waitForHydration, expect, test } from "./support/test";

const footer = (page: Page) => page.getByRole("contentinfo");
const phone = (page: Page, region: "in" | "us") =>
  footer(page).getByRole("link", { name: settings.phones[region].label });
const logo = (page: Page) => page.getByRole("banner").getByRole("link", { name: settings.brand });

/** Makes the browser remember a region, with no cookie of an earlier visit. */
async function remember(page: Page, region: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem("region", value), region);
}

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem("region"));

test("a visitor who once landed on /us/ sees the US phone number on every page", async ({
  page,
}) => {
  await page.goto("/about/");
  await expect(phone(page, "in")).toBeVisible();
  await page.goto("/us/");
  await expect(phone(page, "us")).toBeVisible();
  await page.goto("/about/");
  await expect(phone(page, "us")).toBeVisible();
  await expect(phone(page, "in")).toBeHidden();
});

test("a returning US visitor sees the US number and logo link before any script has loaded", async ({
  page,
}) => {
  await remember(page, "us");
  const release = await holdScripts(page);
  await page.goto("/about/");
  await expect(phone(page, "us")).toBeVisible();
  await expect(phone(page, "in")).toBeHidden();
  await expect(logo(page)).toHaveAttribute("href", "/us/");
  release();
  await waitForHydration(page);
  await expect(logo(page)).toHaveAttribute("href", "/us/");
});

test("for a US visitor the savings calculator of the menu is the one on /us/", async ({ page }) => {
  await remember(page, "us");
  await page.goto("/about/");
  await waitForHydration(page);
  await menu(page, "Resources").press("Enter");
  await page.getByRole("banner").getByRole("link", { name: "Savings Calculator" }).click();
  await expect(page).toHaveURL("/us/#roi");
});

test("for a US visitor every menu leads to the US editions", async ({ page }) => {
  await remember(page, "us");
  await page.goto("/about/");
  await waitForHydration(page);
  const indian = usEditions.map(({ of }) => of);
  for (const name of ["Solutions", "Resources"]) {
    await menu(page, name).press("Enter");
    const links = page.getByRole("banner").getByRole("link");
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")),
    );
    const paths = addresses.map((address) => address?.replace(/#.*$/u, "") ?? "");
    expect(paths.filter((path) => indian.includes(path))).toEqual([]);
    expect(paths).toContain(usEditions.find(({ url }) => paths.includes(url))?.url);
  }
  await expect(footer(page).locator("a:visible").filter({ hasText: "₹" })).toHaveCount(0);
});

test("an older tab does not overwrite the region chosen in a newer one", async ({
  page,
  context,
}) => {
  await page.goto("/us/");
  await waitForHydration(page);
  const newer = await context.newPage();
  await newer.goto("/about/?region=in");
  await newer.close();
  await page.evaluate(() => window.location.assign("#main"));
  expect(await remembered(page)).toBe("in");
  await follow(page, "/glossary/");
  await expect(page).toHaveURL("/glossary/");
  await expect(phone(page, "in")).toBeVisible();
  expect(await remembered(page)).toBe("in");
});

test("a page that the browser restores reads the region again, and changes nothing", async ({
  page,
}) => {
  await page.goto("/about/");
  await waitForHydration(page);
  await page.evaluate(() => {
    localStorage.setItem("region", "us");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(phone(page, "us")).toBeVisible();
  expect(await remembered(page)).toBe("us");
  await page.goto("/us/");
  await waitForHydration(page);
  await page.evaluate(() => {
    localStorage.setItem("region", "in");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(phone(page, "us")).toBeVisible();
  expect(await remembered(page)).toBe("in");
});

test("?region=US means the US in any case, and any other value forgets it", async ({ page }) => {
  await page.goto("/about/?region=US");
  await expect(phone(page, "us")).toBeVisible();
  await page.goto("/about/?region=mars");
  await expect(phone(page, "in")).toBeVisible();
  await page.goto("/about/");
  await expect(phone(page, "in")).toBeVisible();
});

test("where storage is refused, a region from the address lasts for the visit", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    }),
  );
  await page.goto("/about/?region=us");
  await waitForHydration(page);
  await follow(page, "/glossary/");
  await expect(page).toHaveURL("/glossary/");
  await expect(phone(page, "us")).toBeVisible();
});

test("the footer switches the region", async ({ page }) => {
  await page.goto("/about/");
  await footer(page).getByRole("link", { name: "United States" }).click();
  await expect(page).toHaveURL("/us/?region=us");
  await expect(phone(page, "us")).toBeVisible();
  await footer(page).getByRole("link", { name: "India" }).click();
  await expect(page).toHaveURL("/?region=in");
  await expect(phone(page, "in")).toBeVisible();
});
