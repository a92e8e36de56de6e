import { follow } from "./support/navigation";
import { dataLayer, pageReferrers, pageViews } from "./support/data-layer";
import { fillLeadForm, submitButton, visitor } from "./support/lead-form";
import { newEmail } from "./support/leads";
import { expect, open, test, waitForHydration } from "./support/test";

test("each route is counted once, with its own title, the page before it and public query keys only", async ({
  page,
  baseURL,
}) => {
  await page.goto("/about/?email=a%40example.co&utm_source=x&FirstName=Asha", {
    referer: "https://a.example/",
  });
  await waitForHydration(page);
  const aboutTitle = await page.title();
  await follow(page, "/careers/");
  await expect(page).not.toHaveTitle(aboutTitle);
  const careersTitle = await page.title();
  const before = `${baseURL}/about/?utm_source=x`;
  await expect.poll(() => pageReferrers(page)).toEqual(["https://a.example/", before]);
  await page.goBack();
  await expect(page).toHaveTitle(aboutTitle);
  const about = {
    page_path: "/about/?utm_source=x",
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
});

test("neither a filter nor an anchor pressed after it is a page view, and a link followed at once is", async ({
  page,
}) => {
  await open(page, "/integrations/");
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
  await expect
    .poll(() => pageViews(page))
    .toMatchObject([{ page_path: "/integrations/" }, { page_path: "/careers/" }]);
});

test("neither a link to a part of the same page nor Back from a query on it is a page view", async ({
  page,
}) => {
  await open(page, "/?utm_source=x");
  await follow(page, "/#roi");
  await expect(page).toHaveURL("/#roi");
  await follow(page, "/careers/");
  await expect(page).toHaveURL("/careers/");
  await expect
    .poll(() => pageViews(page))
    .toMatchObject([{ page_path: "/?utm_source=x" }, { page_path: "/careers/" }]);
  await page.goto("/contact-sales/?region=us");
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(newEmail()));
  await submitButton(form).click();
  await expect(page).toHaveURL(/firstname=Asha/u);
  await expect.poll(() => pageViews(page)).toHaveLength(2);
  await page.goBack();
  await expect(page).toHaveURL("/contact-sales/?region=us");
  await follow(page, "/careers/");
  await expect(page).toHaveURL("/careers/");
  await expect
    .poll(() => pageViews(page))
    .toMatchObject([
      { page_path: "/contact-sales/?region=us" },
      { page_path: "/contact-sales/" },
      { page_path: "/careers/" },
    ]);
});
