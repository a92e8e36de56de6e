import type { Page } from "@playwright/test";
import { LEADS, fillLeadForm, holdLeads, submitButton, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, test, waitForHydration } from "./support/test";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Get Free Demo" });
const freeDemo = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Free Demo" });

async function openModal(page: Page) {
  await page.goto("/about/");
  await waitForHydration(page);
  await freeDemo(page).click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

test("a press on the backdrop closes the modal and keeps what was typed", async ({ page }) => {
  const dialog = await openModal(page);
  await expect(dialog).toBeFocused();
  await dialog.getByLabel("Company name").fill("Example Co");
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();
  await expect(freeDemo(page)).toBeFocused();
  await freeDemo(page).click();
  await expect(dialog.getByLabel("Company name")).toHaveValue("Example Co");
});

test("a selection that ends on the backdrop leaves the modal open", async ({ page }) => {
  const dialog = await openModal(page);
  const box = await dialog.getByLabel("Company name").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await dialog.getByLabel("Company name").fill("Example Co");
  await expect(dialog).toBeVisible();
});

test("the modal asks for no requirements", async ({ page }) => {
  const dialog = await openModal(page);
  await expect(dialog.getByRole("textbox")).toHaveCount(4);
});

test("an India visitor who closes the modal while it sends is offered the booking link", async ({
  page,
}) => {
  const email = newEmail();
  const dialog = await openModal(page);
  await fillLeadForm(dialog, visitor(email));
  const release = await holdLeads(page);
  await submitButton(dialog).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  release();
  const link = page.getByRole("status").getByRole("link", { name: "Choose a time" });
  await link.hover();
  const href = new URL((await link.getAttribute("href")) ?? "");
  expect(href.origin).toBe("http://booking.example");
  expect(href.searchParams.get("email")).toBe(email);
  await expect(page).toHaveURL("/about/");

  // The toast lies above the header while the pointer is on it.
  await freeDemo(page).press("Enter");
  await expect(dialog.getByRole("link", { name: "Choose a time" })).toBeVisible();
  await expect(dialog.getByLabel("Company name")).toHaveValue("");
  expect(leadsOf(email)).toHaveLength(1);
});

test("a modal that is closed and reopened while it sends, sends one lead", async ({ page }) => {
  const email = newEmail();
  const dialog = await openModal(page);
  await fillLeadForm(dialog, visitor(email));
  const release = await holdLeads(page);
  await submitButton(dialog).click();
  await page.keyboard.press("Escape");
  await freeDemo(page).click();
  await expect(dialog.getByLabel("Company name")).toHaveValue("Example Co");
  await expect(submitButton(dialog)).toBeDisabled();
  await dialog.getByLabel("Company name").press("Enter");
  release();
  await expect(dialog.getByLabel("Company name")).toHaveValue("");
  await expect(submitButton(dialog)).toBeEnabled();
  expect(leadsOf(email)).toHaveLength(1);
});

test("a lead that fails after its modal was closed keeps its values, and the retry is the same lead", async ({
  page,
  watch,
}) => {
  const email = newEmail();
  const dialog = await openModal(page);
  await fillLeadForm(dialog, visitor(email));
  let lose: () => void = () => undefined;
  const isLost = new Promise<void>((resolve) => (lose = resolve));
  await page.route(LEADS, async (route) => {
    await route.fetch();
    await isLost;
    await route.abort();
  });
  await submitButton(dialog).click();
  await page.keyboard.press("Escape");
  lose();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute(LEADS);
  await freeDemo(page).click();
  await expect(dialog.getByLabel("Work email")).toHaveValue(email);
  await submitButton(dialog).click();
  await page.waitForURL("http://booking.example/**");
  expect(leadsOf(email)).toHaveLength(1);
  watch.faults.splice(0); // The browser reports the lost answer itself.
});

test("where the modal's code can't load, the page with the same form opens", async ({
  page,
  watch,
}) => {
  await page.goto("/about/");
  await waitForHydration(page);
  await page.route(/\.js$/u, (route) => route.abort(), { times: 2 });
  await freeDemo(page).click();
  await expect(page).toHaveURL("/request-demo/");
  watch.faults.splice(0); // The browser reports the failed script itself.
});
