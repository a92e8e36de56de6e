import { expect, type Locator, type Page } from "@playwright/test";

/** More than any page has. */
const ALL_STOPS = 200;

/**
 * Faults in how the focused element is shown (WCAG 2.2, 2.4.7 and 2.4.11), or an empty text.
 * Runs in the page.
 */
function faultOfFocus(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return "nothing has focus";
  const name = element.outerHTML.slice(0, 120);
  // The link of a card has its ring around the card, which its `::after` covers.
  const styles = [getComputedStyle(element), getComputedStyle(element, "::after")];
  const ring = styles.find(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
  );
  if (ring === undefined) return `no focus ring: ${name}`;

  const isOn = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
  // A link may run over several lines.
  for (const { left, right, top, bottom } of element.getClientRects()) {
    const [low, high] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    // Chromium scrolls to the caret of a tall field, not to all of it.
    if (high - low < Math.min(bottom - top, 24) - 1) return `not in the window: ${name}`;
    // Not the corners, which may be round.
    for (const [across, down] of [
      [0.1, 0.5],
      [0.5, 0.1],
      [0.5, 0.5],
      [0.5, 0.9],
      [0.9, 0.5],
    ] as const) {
      const [x, y] = [left + (right - left) * across, low + (high - low) * down];
      if (!isOn(x, y)) {
        return `covered by ${document.elementFromPoint(x, y)?.outerHTML.slice(0, 80)}: ${name}`;
      }
    }
  }

  const reach = parseFloat(ring.outlineWidth) + parseFloat(ring.outlineOffset);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (getComputedStyle(box).overflowX === "visible" || box === document.documentElement) continue;
    const clip = box.getBoundingClientRect();
    const cut = [
      clip.left > left - reach,
      clip.right < right + reach,
      clip.top > top - reach,
      clip.bottom < bottom + reach,
    ];
    if (cut.filter(Boolean).length > 1) return `focus ring cut off: ${name}`;
  }
  return "";
}

/** Expects that a visitor sees which element has focus: it has a ring, and nothing covers it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(faultOfFocus)).toBe("");
}

/** Expects focus on an element, visibly. */
export async function expectFocusOn(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expectFocusSeen(target.page());
}

const hasFocus = (target: Locator) =>
  target.evaluateAll((found) => found.some((element) => element === document.activeElement));

/** Presses a key until an element has focus, and expects each stop on the way to be seen. */
export async function walkTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const page = target.page();
  for (let stop = 0; stop < ALL_STOPS; stop += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${key} never reaches ${target.toString()}`);
}

/** Presses Tab once for each of these elements and expects focus on them in their order. */
export async function walkThrough(targets: readonly Locator[]): Promise<void> {
  for (const target of targets) {
    await target.page().keyboard.press("Tab");
    await expectFocusOn(target);
  }
}

/** Describes the focused element. `browser` means that focus left the document for the browser's controls. */
const whereFocusIs = (dialog: Locator) =>
  dialog.evaluate((element) => {
    if (element.contains(document.activeElement)) return "dialog";
    return document.activeElement === document.body ? "browser" : "elsewhere";
  });

/** Tabs through a dialog and past its end, and expects focus never to reach the page behind. */
export async function expectToStayIn(dialog: Locator, key: "Tab" | "Shift+Tab"): Promise<void> {
  const stops = await dialog.locator("a, button, input, select").count();
  for (let stop = 0; stop < stops + 2; stop += 1) {
    await dialog.page().keyboard.press(key);
    const where = await whereFocusIs(dialog);
    expect(where).not.toBe("elsewhere");
    if (where === "dialog") await expectFocusSeen(dialog.page());
  }
}
