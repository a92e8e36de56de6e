import { answerConsent } from "./support/answered";
import { expect, test } from "./support/test";

test.beforeEach(({ context }) => answerConsent(context));

for (const address of ["/blog/", "/case-study/", "/glossary/"]) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 800 },
  ]) {
    test(`the first screen of ${address} shows an entry, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      const entries = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({
          has: page.getByRole("heading"),
        });
      await expect(entries.first().getByRole("link").first()).toBeInViewport({ ratio: 1 });
    });
  }
}

for (const address of ["/blog/", "/case-study/"]) {
  test(`no row of ${address} has a gap on a wide screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    const cards = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({
        has: page.getByRole("heading"),
      });
    const rows = new Map<number, number>();
    for (const card of await cards.all()) {
      const box = await card.boundingBox();
      const end = (box?.x ?? 0) + (box?.width ?? 0);
      rows.set(box?.y ?? 0, Math.max(rows.get(box?.y ?? 0) ?? 0, Math.round(end)));
    }
    expect(new Set(rows.values()).size).toBe(1);
  });
}
