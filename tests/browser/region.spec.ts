import type { Page } from "@playwright/test";
import { hold, SCRIPTS } from "./support/hold";
import { settings, usEditions } from "../support/site-content";
import { menu } from "./support/header";
import { follow } from "./support/navigation";
import { expect, open, test, waitForHydration } from "./support/test";

const footer = (page: Page) => page.getByRole("contentinfo");
const phone = (page: Page, region: "in" | "us") =>
  footer(page).getByRole("link", { name: settings.phones[region].label });
const logo = (page: Page) => page.getByRole("banner").getByRole("link", { name: settings.brand });

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem("region"));

test("a visitor is for the US who landed on /us/, says so in the address or in the footer, until they say otherwise", async ({
  page,
}) => {
  await page.goto("/about/");
  await expect(phone(page, "in")).toBeVisible();
  await page.goto("/us/");
  await expect(phone(page, "us")).toBeVisible();
  await page.goto("/about/");
  await expect(phone(page, "us")).toBeVisible();
  await expect(phone(page, "in")).toBeHidden();
  await page.goto("/about/?region=mars");
  await expect(phone(page, "in")).toBeVisible();
  await page.goto("/about/");
  await expect(phone(page, "in")).toBeVisible();
  await page.goto("/about/?region=US");
  await expect(phone(page, "us")).toBeVisible();
  await footer(page).getByRole("link", { name: "India" }).click();
  await expect(page).toHaveURL("/?region=in");
  await expect(phone(page, "in")).toBeVisible();
  await footer(page).getByRole("link", { name: "United States" }).click();
  await expect(page).toHaveURL("/us/?region=us");
  await expect(phone(page, "us")).toBeVisible();
});

test("a returning US visitor sees the US number and logo link before any script has loaded, and menus of US editions", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("region", "us"));
  const release = await hold(page, SCRIPTS);
  await page.goto("/about/");
  await expect(phone(page, "us")).toBeVisible();
  await expect(phone(page, "in")).toBeHidden();
  await expect(logo(page)).toHaveAttribute("href", "/us/");
  release();
  await waitForHydration(page);
  await expect(logo(page)).toHaveAttribute("href", "/us/");

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
  await page.getByRole("banner").getByRole("link", { name: "Savings Calculator" }).click();
  await expect(page).toHaveURL("/us/#roi");
});

test("an older tab does not overwrite the region chosen in a newer one", async ({
  page,
  context,
}) => {
  await open(page, "/us/");
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
  await open(page, "/about/");
  await page.evaluate(() => {
    localStorage.setItem("region", "us");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(phone(page, "us")).toBeVisible();
  expect(await remembered(page)).toBe("us");
  await open(page, "/us/");
  await page.evaluate(() => {
    localStorage.setItem("region", "in");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(phone(page, "us")).toBeVisible();
  expect(await remembered(page)).toBe("in");
});
