import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { failBehindSettings, failInModal, GENERAL } from "./support/failing-lead";
import { expect, test } from "./support/test";

/** Whether nothing covers the middle and the corners of an element. */
async function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const points: readonly (readonly [number, number])[] = [
      [(left + right) / 2, (top + bottom) / 2],
      // Inside its rounded corners.
      ...[left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y] as const)),
    ];
    return points.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
  });
}

/** The live regions with their politeness and text. */
async function alerts(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const parents = new Map(nodes.map(({ nodeId, parentId }) => [nodeId, parentId]));
  const isWithin = (nodeId: string | undefined, outer: string): boolean =>
    nodeId !== undefined && (nodeId === outer || isWithin(parents.get(nodeId), outer));
  const seen = nodes.filter(({ ignored }) => !ignored);
  return seen
    .filter(({ role }) => role?.value === "alert")
    .map((alert) => ({
      live: alert.properties?.find(({ name }) => name === "live")?.value.value as unknown,
      text: seen
        .filter(
          ({ nodeId, role }) => role?.value === "StaticText" && isWithin(nodeId, alert.nodeId),
        )
        .map(({ name }) => name?.value as unknown),
    }));
}

test.afterEach(({ watch }) => {
  // The browser reports the failed request itself; nothing else may be reported.
  expect(watch.faults.splice(0)).toEqual([expect.stringContaining("Failed to load resource")]);
});

for (const [name, fail] of [
  ["Cookie Settings", failBehindSettings],
  ["Get Free Demo", failInModal],
] as const) {
  test.describe(`while the dialog ${name} is open`, () => {
    for (const width of [1280, 320]) {
      test(`a toast is seen, covered by nothing, and read out, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 720 });
        await page.clock.install();
        const { dialog, toast } = await fail(page);
        expect(await isUncovered(toast)).toBe(true);
        await toast.hover();
        await page.clock.runFor(2000);
        await expect(page.getByRole("region", { name: "Cookie consent" })).toBeVisible({
          visible: name !== "Cookie Settings",
        });
        await expect(toast).toBeInViewport({ ratio: 1 });
        await expect(toast).toHaveCSS("opacity", "1");
        expect(await isUncovered(toast)).toBe(true);
        await expect(page.locator(":is([inert], [aria-hidden=true]) [role=alert]")).toHaveCount(0);
        expect(await alerts(page)).toEqual([{ live: "assertive", text: [GENERAL] }]);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        await expect(dialog).toBeVisible();
      });
    }

    test("a toast is dismissed by mouse, and the dialog stays", async ({ page }) => {
      const { dialog, toast, close } = await fail(page);
      await close.click();
      await expect(toast).toBeHidden();
      await expect(dialog).toBeVisible();
    });

    for (const key of ["Enter", "Space", "Escape"]) {
      test(`a toast is reached and dismissed by keyboard: Alt+T, Tab, ${key}`, async ({ page }) => {
        const { dialog, submit, toast, close } = await fail(page);
        await submit.focus();
        await page.keyboard.press("Alt+t");
        await expect(toast).toBeFocused();
        await expect(toast).toHaveCSS("outline-style", "solid");
        await page.keyboard.press("Tab");
        await expect(close).toBeFocused();
        await page.keyboard.press(key);
        await expect(toast).toBeHidden();
        await expect(submit).toBeFocused();
        await expect(dialog).toBeVisible();
      });
    }

    test("a toast is reached by Tab alone, from the dialog's last control", async ({ page }) => {
      const { dialog, submit, toast, close } = await fail(page);
      await submit.focus();
      const MORE_THAN_ALL_CONTROLS = 20;
      for (let count = 0; count < MORE_THAN_ALL_CONTROLS; count += 1) {
        await page.keyboard.press("Tab");
        if (await close.evaluate((button) => button === document.activeElement)) break;
      }
      await expect(close).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(toast).toBeHidden();
      await expect(dialog).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    });
  });
}
