import { posts, testimonialsOf } from "../support/site-content";
import { expectContrastInDark, expectNoViolations } from "./support/axe";
import { expect, test } from "./support/test";
import { reach, sliderOf } from "./support/testimonials";

const label = /^Sample/u;

test.describe("an invented post", () => {
  const post = posts.find(({ sample }) => sample);
  test.skip(post === undefined, "The content has no invented post.");
  const { title = "", url = "" } = post ?? {};
  test.use({ javaScriptEnabled: false });

  test("is marked in its card and says in its head what is invented", async ({ page }) => {
    await page.goto("/blog/");
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: title }) });
    await expect(card.getByText(label)).toBeVisible();
    await expect(card).toContainText("Sample: invented");
    await page.goto(url);
    const head = page.locator("main div:has(> h1)");
    await expect(head.getByText("Sample", { exact: true })).toBeVisible();
    await expect(head.getByText(/^Sample .* invented\.$/u)).toBeVisible();
  });
});

test.describe("with forced colors", () => {
  const post = posts.find(({ sample }) => sample);
  test.skip(post === undefined, "The content has no invented post.");
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the label keeps its border", async ({ page }) => {
    await page.goto(post?.url ?? "");
    const mark = page.locator("main div:has(> h1)").getByText("Sample", { exact: true });
    await expect(mark).toHaveCSS("border-top-style", "solid");
  });
});

test("an invented testimonial is marked on its slide", async ({ page }) => {
  const index = testimonialsOf("in").findIndex(({ sample }) => sample);
  test.skip(index === -1, "The content has no invented testimonial.");
  await page.goto("/");
  const slider = sliderOf(page);
  await reach(slider);
  await slider
    .getByRole("button", { name: new RegExp(`^Testimonial ${index + 1} of`, "u") })
    .click();
  const slide = slider.getByRole("group").nth(index);
  await expect(slide.getByText(label)).toBeVisible();
  await expectNoViolations(page, "main section:has(blockquote)");
  await expectContrastInDark(page);
});
