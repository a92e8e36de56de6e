import { answerConsent } from "./support/answered";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });

test("the first screen of each index shows an entry", async ({ page, context }) => {
  await answerConsent(context);
  for (const address of ["/blog/", "/case-study/", "/glossary/"]) {
    await page.goto(address);
    const entries = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    await expect(entries.first().getByRole("link").first()).toBeInViewport({ ratio: 1 });
  }
});
