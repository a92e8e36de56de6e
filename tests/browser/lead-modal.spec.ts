import { hold } from "./support/hold";
import {
  BOOKING,
  demoDialog,
  fillLeadForm,
  freeDemo,
  LEADS,
  submitButton,
  visitor,
} from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, expectFaults, open, test } from "./support/test";

test("a modal that is closed while it sends keeps the values of a failed lead, and sends its retry once, with the booking link", async ({
  page,
  watch,
}) => {
  const email = newEmail();
  await open(page, "/about/");
  await freeDemo(page).click();
  const dialog = demoDialog(page);
  await fillLeadForm(dialog, visitor(email));
  // It has no requirements.
  await expect(dialog.getByRole("textbox")).toHaveCount(4);

  await test.step("an answer is lost after the modal was closed", async () => {
    const lose = await hold(page, LEADS, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submitButton(dialog).click();
    await page.keyboard.press("Escape");
    lose();
    const alert = page.getByRole("alert");
    await alert.getByRole("button", { name: "Close" }).click();
    await expect(alert).toBeHidden();
    await page.unroute(LEADS);
    await freeDemo(page).click();
    await expect(dialog.getByLabel("Work email")).toHaveValue(email);
  });

  await test.step("reopened while it sends, it can't be sent again", async () => {
    const release = await hold(page, LEADS);
    await submitButton(dialog).click();
    await page.keyboard.press("Escape");
    await freeDemo(page).click();
    await expect(dialog.getByLabel("Company name")).toHaveValue("Example Co");
    await expect(submitButton(dialog)).toBeDisabled();
    await dialog.getByLabel("Company name").press("Enter");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    release();
  });

  await test.step("the toast and the reopened modal offer the booking link", async () => {
    const link = page.getByRole("status").getByRole("link", { name: "Choose a time" });
    await link.hover();
    // Tags may send the address of a link that is clicked, so it has nothing of the visitor.
    const href = new URL((await link.getAttribute("href")) ?? "");
    expect(href.origin).toBe("http://booking.example");
    expect(href.href).not.toContain("email");
    await expect(page).toHaveURL("/about/");
    // The toast lies above the header while the pointer is on it.
    await freeDemo(page).press("Enter");
    await expect(dialog.getByLabel("Company name")).toHaveValue("");
    await expect(submitButton(dialog)).toBeEnabled();
    expect(leadsOf(email)).toHaveLength(1);
    await dialog.getByRole("link", { name: "Choose a time" }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get("email") === email);
  });

  await test.step("a page that Back from the calendar loads again opens the modal, which says what was sent", async () => {
    await open(page, "/about/");
    await freeDemo(page).click();
    await fillLeadForm(dialog, visitor(newEmail()));
    await submitButton(dialog).click();
    await page.waitForURL(BOOKING);
    await page.goBack();
    await expect(dialog.getByText(/received your request/u)).toBeVisible();
    await expect(dialog.getByLabel("Company name")).toHaveValue("");
    await page.reload();
    await expect(freeDemo(page)).toBeVisible();
    await expect(dialog).toBeHidden();
  });
  expectFaults(watch);
});
