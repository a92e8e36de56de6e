import type { Locator } from "@playwright/test";
import { expect, test } from "./support/test";

const POST = "/blog/compare-quotations-on-landed-cost/";
const STUDY = "/case-study/panthika-logistics-freight-lanes/";

const phone = { width: 360, height: 740 };

/** The image file that the browser chose: its width, and that at which it is shown. */
async function widthsOf(image: Locator): Promise<{ file: number; shown: number }> {
  await image.scrollIntoViewIfNeeded();
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const chosen = new Image();
    chosen.src = element.currentSrc;
    await chosen.decode();
    return { file: chosen.naturalWidth, shown: element.getBoundingClientRect().width };
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: phone, deviceScaleFactor: 2 });

  for (const path of [POST, STUDY]) {
    test(`${path} ends with its cover, served at most twice as wide as it is shown`, async ({
      page,
    }) => {
      await page.goto(path);
      const cover = page.getByRole("main").getByRole("img", { name: /\d/u }).last();
      const { file, shown } = await widthsOf(cover);
      expect(shown).toBe(phone.width - 32);
      expect(file).toBe(2 * shown);
      expect(await cover.evaluate((it: HTMLImageElement) => it.currentSrc)).toMatch(/\.avif$/u);
    });
  }

  for (const path of ["/blog/", "/case-study/"]) {
    test(`${path} fetches no cover, since none could be read there`, async ({ page }) => {
      const images: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "image") images.push(request.url());
      });
      await page.goto(path);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
      expect(images.filter((url) => url.includes("/static/"))).toEqual([]);
    });
  }
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const path of ["/blog/", "/case-study/"]) {
    test(`${path} shows a cover beside each entry, and nothing moves when it comes`, async ({
      page,
    }) => {
      let release: () => void = () => undefined;
      const late = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/*.avif", async (route) => {
        await late;
        await route.continue();
      });
      await page.goto(path);
      const entries = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading") });
      const places = () =>
        entries.evaluateAll((items) => items.map((it) => it.getBoundingClientRect().height));
      const before = await places();
      release();
      for (const entry of await entries.all()) {
        const { shown } = await widthsOf(entry.getByRole("img"));
        expect(shown).toBe(320);
      }
      expect(await places()).toEqual(before);
    });
  }
});

test.describe("without script", () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test("a cover is there", async ({ page }) => {
    await page.goto(POST);
    const cover = page.getByRole("img", { name: /B ₹21,46,680, which is marked/u });
    await cover.scrollIntoViewIfNeeded();
    await expect(cover).toBeVisible();
    const images = await page.request.get((await cover.getAttribute("src")) ?? "");
    expect(images.ok()).toBe(true);
  });
});
