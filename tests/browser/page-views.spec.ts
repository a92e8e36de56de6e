import { follow } from "./support/navigation";
import { dataLayer, pageReferrers, pageViews } from "./support/data-layer";
import { fillLeadForm, submitButton, visitor } from "./support/lead-form";
import { newEmail } from "./support/leads";
import { expect, test, waitForHydration } from "./support/test";

test("each route is counted once, with its own title, the page before it and public query keys; a part of a page is not", async ({
  page,
  baseURL,
}) => {
  let counted = 0;
  /** Expects these page views since the last call. */
  const expectCounted = async (...paths: readonly string[]) => {
    await expect
      .poll(async () => (await pageViews(page)).slice(counted))
      .toMatchObject(paths.map((page_path) => ({ page_path })));
    counted += paths.length;
  };

  await test.step("a route, another and Back", async () => {
    const query = "?email=a%40example.co&region=us&utm_source=x&FirstName=Asha";
    await page.goto(`/about/${query}`, { referer: "https://a.example/" });
    await waitForHydration(page);
    const aboutTitle = await page.title();
    await follow(page, "/careers/");
    await expect(page).not.toHaveTitle(aboutTitle);
    const careersTitle = await page.title();
    const before = `${baseURL}/about/?region=us&utm_source=x`;
    await expect.poll(() => pageReferrers(page)).toEqual(["https://a.example/", before]);
    await page.goBack();
    await expect(page).toHaveTitle(aboutTitle);
    const about = {
      page_path: "/about/?region=us&utm_source=x",
      page_location: before,
      page_title: aboutTitle,
      send_to: "G-TEST0001",
    };
    const careers = {
      page_path: "/careers/",
      page_location: `${baseURL}/careers/`,
      page_title: careersTitle,
      send_to: "G-TEST0001",
    };
    await expect.poll(() => pageViews(page)).toEqual([about, careers, about]);
    const [first] = await dataLayer(page);
    expect(first).toMatchObject(["consent", "default", { analytics_storage: "denied" }]);
    counted = 3;
  });

  await test.step("no filter, and no anchor after it, but a link that follows at once", async () => {
    await follow(page, "/integrations/");
    await expect(page).toHaveURL("/integrations/");
    await page.getByRole("main").getByRole("combobox").selectOption({ index: 1 });
    await expect(page).toHaveURL(/\/integrations\/\?kind=[\w-]+$/u);
    await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    await expect(page).toHaveURL(/\?kind=[\w-]+#main$/u);
    await page.evaluate(() => {
      for (const href of ["#main", "/careers/"]) {
        document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
      }
    });
    await expect(page).toHaveURL("/careers/");
    await expectCounted("/integrations/", "/careers/");
  });

  await test.step("no link to a part of the same page", async () => {
    await follow(page, "/us/");
    await expectCounted("/us/");
    await follow(page, "/us/#roi");
    await expect(page).toHaveURL("/us/#roi");
    await follow(page, "/contact-sales/");
    await expect(page).toHaveURL("/contact-sales/");
    await expectCounted("/contact-sales/");
  });

  await test.step("the thanks after a lead, but not Back from them", async () => {
    const form = page.getByRole("main");
    await fillLeadForm(form, visitor(newEmail()));
    await submitButton(form).click();
    await expect(page).toHaveURL(/firstname=Asha/u);
    await page.goBack();
    await expect(page).toHaveURL("/contact-sales/");
    await follow(page, "/careers/");
    await expect(page).toHaveURL("/careers/");
    await expectCounted("/contact-sales/", "/careers/");
  });
});
