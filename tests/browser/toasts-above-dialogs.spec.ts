import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { bannerOf } from "./support/consent";
import { failBehindSettings, failInModal, type ToastAboveDialog } from "./support/failing-lead";
import { GENERAL } from "./support/lead-form";
import { expect, expectFaults, test } from "./support/test";

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

test.afterEach(({ watch }) => expectFaults(watch));

/** Expects a toast above a dialog to be in sight, read out and accessible. */
async function expectSeen(page: Page, { dialog, toast }: ToastAboveDialog): Promise<void> {
  expect(await isUncovered(toast)).toBe(true);
  await toast.hover();
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect(toast).toHaveCSS("opacity", "1");
  await expect(page.locator(":is([inert], [aria-hidden=true]) [role=alert]")).toHaveCount(0);
  expect(await alerts(page)).toEqual([{ live: "assertive", text: [GENERAL] }]);
  await expectNoViolations(page);
  await expect(dialog).toBeVisible();
}

test("a toast above the cookie settings is seen on a phone, reached by Alt+T and dismissed by Escape", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const above = await failBehindSettings(page);
  const { dialog, submit, toast, close } = above;
  await submit.focus();
  await page.keyboard.press("Alt+t");
  await expect(toast).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await expectSeen(page, above);
  await page.keyboard.press("Escape");
  await expect(toast).toBeHidden();
  await expect(submit).toBeFocused();
  await expect(dialog).toBeVisible();
});

test("a toast above the lead modal and the consent banner is seen, and is reached by Tab alone", async ({
  page,
}) => {
  const above = await failInModal(page);
  const { dialog, submit, toast, close } = above;
  await expect(bannerOf(page)).toBeVisible();
  await submit.focus();
  const MORE_THAN_ALL_CONTROLS = 20;
  for (let count = 0; count < MORE_THAN_ALL_CONTROLS; count += 1) {
    await page.keyboard.press("Tab");
    if (await close.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(close).toBeFocused();
  await expectSeen(page, above);
  await page.keyboard.press("Enter");
  await expect(toast).toBeHidden();
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});
