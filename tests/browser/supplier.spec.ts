import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { CORS } from "./support/faulty-api";
import { expectFocusOn } from "./support/keyboard";
import { BOOKING, fillLeadForm, LEADS, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { codesFor } from "./support/one-time-codes";
import { expectNoSidewaysScroll, REFLOW_WIDTH } from "./support/reflow";
import { expect, expectFaults, open, test } from "./support/test";

/** Opens the supplier page and fills in its form, apart from the code. */
async function openForm(page: Page, phone: string) {
  const email = newEmail();
  await open(page, "/prodiscover/supplier/");
  const form = page.locator("form", { has: page.getByLabel("Work email") });
  await fillLeadForm(form, { ...visitor(email), phone });
  return { email, form };
}

/** A number that no other test or retry uses: the API's log shows only its last two digits. */
const phoneNumber = (own: number) =>
  `98765432${String(own + 20 * test.info().retry).padStart(2, "0")}`;

const CHECK_CALLS = /\/v1\/(?:generate|verify)_otp$/u;

const button = (form: Locator, name: string) => form.getByRole("button", { name });
const register = (form: Locator) => button(form, "Register as a supplier");
const codeField = (form: Locator) => form.getByLabel("Code", { exact: true });
const phoneField = (form: Locator) => form.getByLabel("Phone", { exact: true });

async function lastCode(phone: string, count = 1): Promise<string> {
  await expect.poll(() => codesFor(phone).length).toBe(count);
  return codesFor(phone).at(-1) ?? "";
}

test("a supplier ticks categories and verifies the phone by keyboard alone, over a reload too, and the lead has both", async ({
  page,
}) => {
  const phone = phoneNumber(1);
  const { email, form } = await openForm(page, phone);
  await form.getByText("What do you supply?").press("Enter");
  const supplies = form.getByRole("group", { name: "What do you supply?" });
  await supplies.getByLabel("Steel coils").check();
  await supplies.getByLabel("Bearings").check();
  await form.getByLabel("Requirements").fill("HR coils, 2 to 8 mm");

  await button(form, "Send code").focus();
  await page.keyboard.press("Enter");
  await expectFocusOn(codeField(form));
  await expect(codeField(form)).toHaveAttribute("inputmode", "numeric");
  await expect(codeField(form)).toHaveAttribute("autocomplete", "one-time-code");
  await expect(form.getByRole("status")).toHaveText(`We have sent a code to +91 ${phone}.`);
  const code = await lastCode(phone);
  await page.reload();
  await codeField(form).focus();
  await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press("Enter");
  await expect(form.getByRole("status")).toHaveText("Phone number verified.");
  await expect(form.getByRole("status")).toBeFocused();
  await page.reload();
  await expect(form.getByRole("status")).toHaveText("Phone number verified.");
  await phoneField(form).fill(`${phone.slice(0, 5)} ${phone.slice(5)}`);
  await register(form).click();
  await page.waitForURL(BOOKING);
  const stored = leadsOf(email);
  expect(stored.map(({ lead }) => lead.other_details.requirement)).toEqual([
    "HR coils, 2 to 8 mm\n\nCategories: Bearings; Steel coils\n\nPhone check: verified by one-time code",
  ]);
  expect(stored[0]?.lead.other_details).not.toHaveProperty("phone_verified");
});

test("the lead waits for the phone check, which says at its field what is wrong, and goes without after two codes", async ({
  page,
  watch,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: REFLOW_WIDTH, height: 640 });
  const phone = phoneNumber(2);
  let asked = 0;
  await page.route("**/v1/generate_otp", async (route) => {
    asked += 1;
    await route.continue();
  });
  const { email, form } = await openForm(page, "12");

  await test.step("an invalid number is asked for no code, and other mistakes stay", async () => {
    await form.getByLabel("Company name").fill("");
    await register(form).click();
    await expect(form.getByText("Please enter a company name")).toBeVisible();
    await button(form, "Send code").click();
    await expect(phoneField(form)).toBeFocused();
    await expect(phoneField(form)).toHaveAccessibleDescription(/^Please enter a valid number /u);
    await expect(form.getByText("Please enter a company name")).toBeVisible();
    expect(asked).toBe(0);
    await phoneField(form).fill(phone);
    await form.getByLabel("Company name").fill("Example Co");
  });

  await test.step("focus goes to what is missing, and a double tap asks for one code", async () => {
    await register(form).press("Enter");
    await expect(form.getByRole("alert")).toHaveText(
      "Verify your phone number first: press Send code.",
    );
    await expectFocusOn(button(form, "Send code"));
    await button(form, "Send code").dblclick();
    await expect(codeField(form)).toBeFocused();
    await register(form).click();
    await expect(form.getByRole("alert")).toHaveText(
      "Enter the code that we sent, or request a new one.",
    );
    await expectFocusOn(codeField(form));
    expect(leadsOf(email)).toEqual([]);
    expect([asked, codesFor(phone).length]).toEqual([1, 1]);
  });

  await test.step("a wrong code is described at its field", async () => {
    const right = await lastCode(phone);
    await codeField(form).fill(right === "000000" ? "000001" : "000000");
    await button(form, "Verify code").click();
    await expect(form.getByRole("alert")).toHaveText(
      "That code is not right. Check it, or request a new one.",
    );
    await expect(codeField(form)).toBeFocused();
    await expect(codeField(form)).toHaveAttribute("aria-invalid", "true");
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page, "main form");
  });

  await test.step("another number has to be checked again", async () => {
    await form.getByLabel("Country code").selectOption("United States (+1)");
    await expect(form.getByRole("status")).toHaveText(
      "The number has changed. Please verify the new one.",
    );
    await form.getByLabel("Country code").selectOption("India (+91)");
    await button(form, "Send code").click();
    await lastCode(phone, 2);
  });

  await test.step("after 30 seconds another code can be asked for, and the lead can go", async () => {
    const resend = button(form, "Send a new code");
    // The 30 seconds count from the answer.
    await expect(resend).toBeVisible();
    await page.clock.fastForward(29_000);
    await expect(resend).toBeDisabled();
    await page.clock.fastForward(2_000);
    await resend.click();
    await lastCode(phone, 3);
    await expect(codeField(form)).toBeFocused();
    await expect(form.getByRole("status")).toContainText("register without it");
    await register(form).click();
    await page.waitForURL(BOOKING);
    expect(leadsOf(email)).toMatchObject([
      {
        phoneVerified: false,
        lead: {
          other_details: {
            requirement:
              "Phone check: not verified, two codes were sent and none was entered correctly",
          },
        },
      },
    ]);
  });
  expectFaults(watch);
});

/** Answers both calls of the phone check, or aborts them where `status` is null. */
async function failCheck(page: Page, status: number | null, message?: string): Promise<void> {
  await page.unroute(CHECK_CALLS);
  await page.route(CHECK_CALLS, (route) =>
    status === null
      ? route.abort()
      : route.fulfill({
          status,
          headers: CORS,
          json: message === undefined ? {} : { error: { message } },
        }),
  );
}

test("a failing check loses no lead and nothing typed; a number that was refused with a reason is not excused", async ({
  page,
  watch,
}) => {
  const phone = phoneNumber(17);
  await page.route("**/essential_supplies", (route) => route.abort());
  await failCheck(page, 400, "Please enter a mobile number.");
  const { email, form } = await openForm(page, phone);
  await form.getByLabel("Requirements").fill("HR coils");
  await expect(form.getByRole("checkbox")).toHaveCount(0);

  await test.step("a refusal with a reason is no excuse", async () => {
    await button(form, "Send code").click();
    await expect(form.getByRole("alert")).toHaveText("Please enter a mobile number.");
    await register(form).click();
    await expect(form.getByRole("alert")).toContainText("press Send code");
  });

  await test.step("a failure without a reason is, but not to an API whose own check works", async () => {
    await failCheck(page, 400);
    await button(form, "Send code").click();
    await expect(form.getByRole("status")).toHaveText(/^You can register without a code\./u);
    await expect(form.getByRole("alert")).toHaveText("We could not send a code.");
    const sent = page.waitForRequest(LEADS);
    await register(form).click();
    await expect(form.getByText("Not sent: Please verify your phone number")).toBeVisible();
    expect((await sent).postDataJSON()).toMatchObject({
      other_details: {
        phone_verified: false,
        requirement: "HR coils\n\nPhone check: not verified, codes could not be sent or checked",
      },
    });
    await expect(form.getByRole("status")).toHaveText("");
    await expect(phoneField(form)).toHaveValue(phone);
    await expect(form.getByLabel("Requirements")).toHaveValue("HR coils");
    await register(form).click();
    await expect(form.getByRole("alert")).toContainText("press Send code");
    expect(leadsOf(email)).toEqual([]);
  });

  await test.step("a lead whose answer was lost is not stored again once its number is verified", async () => {
    await failCheck(page, null);
    await button(form, "Send code").click();
    await expect(form.getByRole("alert")).toHaveText("We could not send a code.");
    await expect(form.getByRole("status")).toContainText("register without a code");
    await page.route(LEADS, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await register(form).click();
    await expect(form.getByText("Not sent: An error occured!")).toBeVisible();
    expect(leadsOf(email)).toHaveLength(1);
    await page.unroute(LEADS);
    await page.unroute(CHECK_CALLS);
    await button(form, "Send code").click();
    await codeField(form).fill(await lastCode(phone));
    await button(form, "Verify code").click();
    await expect(form.getByRole("status")).toHaveText("Phone number verified.");
    await register(form).click();
    await page.waitForURL(BOOKING);
    expect(leadsOf(email)).toHaveLength(1);
  });
  expectFaults(watch);
});
