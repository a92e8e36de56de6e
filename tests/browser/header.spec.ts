import { banner } from "./support/header";
import { waitForHydration, expect, test } from "./support/test";

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the header looks different on home pages, on its white paths and elsewhere", async ({
    page,
  }) => {
    const colours: string[] = [];
    for (const path of ["/", "/us/", "/about/", "/faq/"]) {
      await page.goto(path);
      colours.push(
        await banner(page).evaluate(
          (header) =>
            `${getComputedStyle(header).backgroundColor} ${getComputedStyle(header).borderBottomColor}`,
        ),
      );
    }
    const [home, us, white, other] = colours;
    expect(us).toBe(home);
    expect(new Set([home, white, other]).size).toBe(3);
  });

  test("on scroll the header of a home page gets a background", async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    const background = () =>
      banner(page).evaluate((header) => getComputedStyle(header).backgroundColor);
    const before = await background();
    await page.mouse.wheel(0, 600);
    await expect.poll(background).not.toBe(before);
  });
});

interface OwnButton {
  readonly role: "link" | "button";
  readonly name: string;
  readonly href?: string;
}

const buttons: readonly { readonly path: string; readonly expected: readonly OwnButton[] }[] = [
  {
    path: "/faq/",
    expected: [
      { role: "link", name: "Contact Sales", href: "/contact-sales/" },
      { role: "button", name: "Free Demo" },
    ],
  },
  {
    path: "/prodiscover/supplier/",
    expected: [{ role: "link", name: "Get in Touch", href: "/prodiscover/contact/" }],
  },
  {
    path: "/prosource/",
    expected: [{ role: "link", name: "Free Demo", href: "/request-demo/" }],
  },
  {
    path: "/capital/",
    expected: [{ role: "link", name: "Apply Now", href: "/capital/contact/" }],
  },
];
const names = new Set(buttons.flatMap(({ expected }) => expected.map(({ name }) => name)));

for (const { path, expected } of buttons) {
  test(`the header of ${path} has its own buttons and no others`, async ({ page }) => {
    await page.goto(path);
    for (const { role, name, href } of expected) {
      const button = banner(page).getByRole(role, { name, exact: true });
      await expect(button).toBeVisible();
      if (href !== undefined) await expect(button).toHaveAttribute("href", href);
    }
    const others = [...names].filter((name) => !expected.some((own) => own.name === name));
    for (const name of others) {
      await expect(banner(page).getByText(name, { exact: true })).toBeHidden();
    }
  });
}

for (const path of ["/prodiscover/", "/capital/zzz/"]) {
  test(`the 404 page at ${path} hydrates with the buttons it was prerendered with`, async ({
    page,
    watch,
  }) => {
    await page.goto(path);
    await waitForHydration(page);
    await banner(page).getByRole("button", { name: "Free Demo" }).click();
    await expect(page.getByRole("dialog", { name: "Get Free Demo" })).toBeVisible();
    // The browser reports the status of the page and of its data. Nothing else may be reported.
    const others = watch.faults.splice(0).filter((fault) => !fault.startsWith("Failed to load"));
    expect(others).toEqual([]);
  });
}
