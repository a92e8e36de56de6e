import { failInModal } from "./support/failing-lead";
import { expect, test } from "./support/test";

for (const width of [360, 1440]) {
  test(`a toast that Alt+T leads to has a whole ring, at ${width} px`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.install();
    const { toast } = await failInModal(page);
    await expect(toast).toHaveCSS("outline-style", "none");
    await page.keyboard.press("Alt+t");
    await expect(toast).toBeFocused();
    await expect(toast).toHaveCSS("outline-style", "solid");
    const { ring, toEdges } = await toast.evaluate((element) => {
      const { outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
      const [own, around] = [element, element.parentElement ?? element].map((box) =>
        box.getBoundingClientRect(),
      );
      if (own === undefined || around === undefined) throw new Error("The toast has no box.");
      const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      return {
        ring: { width: outlineWidth, color: outlineColor },
        toEdges: [
          own.left - around.left,
          own.top - around.top,
          around.right - own.right,
          around.bottom - own.bottom,
        ].map((gap) => gap - reach),
      };
    });
    // 9:1 on the toast; WCAG 2.4.13 asks for 2 px and 3:1.
    expect(ring).toEqual({ width: "3px", color: "rgb(23, 81, 45)" });
    for (const room of toEdges) expect(room).toBeGreaterThanOrEqual(0);
    watch.faults.splice(0); // The browser reports the failed request itself.
  });
}
