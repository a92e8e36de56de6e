import type { Page } from "@playwright/test";
import { hold, SCRIPTS } from "./support/hold";
import { first, settings, usEditions } from "../support/site-content";
import { menu } from "./support/header";
import { follow } from "./support/navigation";
import { expect, open, test, waitForHydration } from "./support/test";

const footer = (page: Page) => page.getByRole("contentinfo");
const phone = (page: Page, region: "in" | "us") =>
  footer(page).getByRole("link", { name: settings.phones[region].label });
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem("region"));

test("a visitor who landed on /us/ has the US number, logo link and menus, before any script on the next page, until they say otherwise", async ({
  page,
}) => {
  await page.goto("/about/");
  await expect(phone(page, "in")).toBeVisible();
  await page.goto("/us/");
  await expect(phone(page, "us")).toBeVisible();
  const release = await hold(page, SCRIPTS);
  await page.goto("/about/");
  await expect(phone(page, "us")).toBeVisible();
  await expect(phone(page, "in")).toBeHidden();
  const logo = page.getByRole("banner").getByRole("link", { name: settings.brand });
  await expect(logo).toHaveAttribute("href", "/us/");
  release();
  await waitForHydration(page);
  await expect(logo).toHaveAttribute("href", "/us/");

  await test.step("menus lead to US editions", async () => {
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

  await test.step("the footer and the address say otherwise", async () => {
    await footer(page).getByRole("link", { name: "India" }).click();
    await expect(page).toHaveURL("/?region=in");
    await expect(phone(page, "in")).toBeVisible();
    await footer(page).getByRole("link", { name: "United States" }).click();
    await expect(page).toHaveURL("/us/?region=us");
    await expect(phone(page, "us")).toBeVisible();
    const edition = first(usEditions.filter(({ of }) => of !== "/"));
    await page.goto(edition.url);
    await footer(page).getByRole("link", { name: "India" }).click();
    await expect(page).toHaveURL(`${edition.of}?region=in`);
    await footer(page).getByRole("link", { name: "United States" }).click();
    await expect(page).toHaveURL(`${edition.url}?region=us`);
    await page.goto("/about/?region=mars");
    await expect(phone(page, "in")).toBeVisible();
    expect(await remembered(page)).not.toBe("mars");
  });
});

test("an older tab and a page that the browser restores read the newer choice of region, and change nothing", async ({
  page,
  context,
}) => {
  /** Shows the page as one from the back/forward cache. */
  const restore = async () =>
    page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
  await open(page, "/us/");
  const newer = await context.newPage();
  await newer.goto("/about/?region=in");
  await newer.close();
  await page.evaluate(() => window.location.assign("#main"));
  await restore();
  await expect(phone(page, "us")).toBeVisible();
  expect(await remembered(page)).toBe("in");
  await follow(page, "/glossary/");
  await expect(page).toHaveURL("/glossary/");
  await expect(phone(page, "in")).toBeVisible();
  expect(await remembered(page)).toBe("in");

  await page.evaluate(() => localStorage.setItem("region", "us"));
  await restore();
  await expect(phone(page, "us")).toBeVisible();
  expect(await remembered(page)).toBe("us");
});
