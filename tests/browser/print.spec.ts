import { caseStudies, first } from "../support/site-content";
import { openAtRest } from "./support/navigation";
import { expect, test } from "./support/test";

test("a printed form page shows the address of the form", async ({ page, baseURL }) => {
  await page.goto("/request-demo/");
  const address = page.getByRole("main").getByText(`${baseURL ?? ""}/request-demo/`);
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(address).toBeVisible();
});

test("an open dialog and the consent banner are not printed", async ({ page }) => {
  await openAtRest(page, "/faq/");
  await page.clock.runFor(2500);
  const banner = page.getByRole("region", { name: "Cookie consent" });
  await expect(banner).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Free Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(banner).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(page.locator("main h1")).toBeVisible();
});

test("a printed case study has at most three sheets and offers no download", async ({ page }) => {
  await page.goto(first(caseStudies).url);
  const download = page.getByRole("region", { name: "Download this case study as PDF" });
  await expect(download).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(download).toBeHidden();
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/gu)?.length).toBeLessThanOrEqual(3);
});

test("no table is wider than A4 paper", async ({ page }) => {
  // Paper width without margins of 16 mm, in CSS pixels.
  await page.setViewportSize({ width: 673, height: 900 });
  for (const path of ["/integrations/", "/"]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const cut = await page.locator("main *").evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !element.closest("svg, noscript"))
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect(cut).toEqual([]);
  }
});
