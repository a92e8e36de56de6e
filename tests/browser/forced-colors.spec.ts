import { answerConsent } from "./support/answered";
import { demoDialog, freeDemo, submitButton } from "./support/lead-form";
import { expect, open, test } from "./support/test";

test.use({ contextOptions: { forcedColors: "active" } });

test("with forced colors buttons and dialogs have borders, and focus has an outline", async ({
  page,
  context,
}) => {
  await answerConsent(context);
  await open(page, "/request-demo/");
  const submit = submitButton(page.getByRole("main"));
  await expect(submit).toHaveCSS("border-top-style", "solid");
  await page.getByLabel("Requirements").focus();
  await page.keyboard.press("Tab");
  await expect(submit).toBeFocused();
  await expect(submit).toHaveCSS("outline-style", "solid");
  const [outline, canvas] = await submit.evaluate((element) => [
    getComputedStyle(element).outlineColor,
    getComputedStyle(document.documentElement).backgroundColor,
  ]);
  expect(outline).not.toBe(canvas);
  await freeDemo(page).click();
  await expect(demoDialog(page)).toHaveCSS("border-top-style", "solid");
});
