import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { comesToLife, expect, test } from "./support/test";

const header = (page: Page) => page.getByRole("banner");

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comesToLife(page);
}

for (const path of ["/", "/request-demo/", "/blog/compare-quotations-on-landed-cost/"]) {
  test(`${path} has one header, one main part, one footer, and navigations told apart`, async ({
    page,
  }) => {
    await open(page, path);
    for (const role of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
    }
    const navigations = await page.getByRole("navigation").all();
    const names = await Promise.all(
      navigations.map(async (navigation) => {
        const [, name] = /^- navigation "(.+)"/u.exec(await navigation.ariaSnapshot()) ?? [];
        return name;
      }),
    );
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(["Main", "Company", "Solutions", "Blogs"]));
  });
}

test.describe("a screen reader is told", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the header, closed and open", async ({ page }) => {
    await open(page, "/faq/");
    await expect(header(page)).toMatchAriaSnapshot(`
      - banner:
        - link "Kraya"
        - navigation "Main":
          - list:
            - listitem:
              - button "Solutions" [expanded=false]
            - listitem:
              - button "Resources" [expanded=false]
            - listitem:
              - link "Pricing"
        - link "Contact Sales"
        - button "Free Demo"
    `);
    await header(page).getByRole("button", { name: "Resources" }).click();
    await expect(header(page).getByRole("listitem").filter({ hasText: "Resources" }))
      .toMatchAriaSnapshot(`
      - listitem:
        - button "Resources" [expanded]
        - list:
          - listitem:
            - link "Blog"
          - listitem:
            - link "Case Study"
          - listitem:
            - link "Savings Calculator"
          - listitem:
            - link "Become a Partner"
          - listitem:
            - link "Glossary"
    `);
  });

  test("the consent banner and the cookie settings", async ({ page }) => {
    await open(page, "/about/");
    const banner = page.getByRole("region", { name: "Cookie consent" });
    await expect(banner).toMatchAriaSnapshot(`
      - region "Cookie consent":
        - heading "Cookie consent" [level=2]
        - paragraph:
          - text: May we count visits and measure our advertisements? Nothing for either is loaded before you agree.
          - link "Cookie policy"
        - button "Okay"
        - button "Reject"
        - button "Manage Cookies"
    `);
    await banner.getByRole("button", { name: "Manage Cookies" }).click();
    await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
      - dialog "Cookie Settings":
        - heading "Cookie Settings" [level=2]
        - button "Close"
        - paragraph: /tags load only if you allow them/
        - switch "Analytics" [checked]
        - switch "Advertising" [checked]
        - switch "Strictly necessary" [checked] [disabled]
        - button "Accept and Save Changes"
    `);
  });

  test("the lead modal", async ({ page, context }) => {
    await answerConsent(context);
    await open(page, "/faq/");
    await header(page).getByRole("button", { name: "Free Demo" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Get Free Demo":
        - heading "Get Free Demo" [level=2]
        - button "Close"
        - textbox "Name"
        - textbox "Work email"
        - combobox "Country code":
          - option "India (+91)" [selected]
        - textbox "Phone"
        - textbox "Company name"
        - button "Book my demo"
        - paragraph:
          - link "Privacy Policy"
    `);
    await dialog.getByRole("button", { name: "Book my demo" }).click();
    await expect(dialog.getByRole("textbox", { name: "Work email" })).toHaveAccessibleDescription(
      "Please enter your valid work email Your company address; our answer goes there.",
    );
  });

  test("the slider", async ({ page, context }) => {
    await answerConsent(context);
    await open(page, "/");
    const slider = page.getByRole("region", { name: "What customers say" });
    await slider.scrollIntoViewIfNeeded();
    await slider.getByRole("button", { name: "Testimonial 1 of 4" }).click();
    await expect(slider).toMatchAriaSnapshot(`
      - region "What customers say":
        - heading "What customers say" [level=2]
        - button "Pause"
        - button "Previous testimonial"
        - button "Next testimonial"
        - group "Choose a testimonial":
          - button "Testimonial 1 of 4"
          - button "Testimonial 2 of 4"
          - button "Testimonial 3 of 4"
          - button "Testimonial 4 of 4"
        - group "1 of 4":
          - figure:
            - blockquote: /Seven quotations/
    `);
  });

  test("the footer", async ({ page }) => {
    await open(page, "/faq/");
    await expect(page.getByRole("contentinfo")).toMatchAriaSnapshot(`
      - contentinfo:
        - navigation "Company":
          - heading "Company" [level=2]
          - list:
            - listitem:
              - link "About Us"
            - listitem:
              - link "Contact Us"
            - listitem:
              - link "Careers"
        - navigation "Solutions"
        - navigation "Blogs"
        - navigation "Case Study"
        - region "Get in touch":
          - heading "Get in touch" [level=2]
          - paragraph:
            - link "hello@kraya.example"
        - list:
          - listitem:
            - link "Terms of Use"
          - listitem:
            - link "Privacy Policy"
          - listitem:
            - link "Responsible Disclosure"
          - listitem:
            - button "Cookie Settings"
        - list "Region":
          - listitem:
            - link "India"
          - listitem:
            - link "United States"
    `);
    const regions = page.getByRole("list", { name: "Region" });
    await expect(regions.locator("[aria-current=true]")).toHaveText(["India"]);
    await open(page, "/us/");
    await expect(regions.locator("[aria-current=true]")).toHaveText(["United States"]);
  });
});
