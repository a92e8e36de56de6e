import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { expectFocusOn } from "./support/keyboard";
import { CORS } from "./support/faulty-api";
import { fillLeadForm, LEADS, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { codesFor } from "./support/one-time-codes";
import { expect, test, waitForHydration } from "./support/test";

/** Opens the supplier page and fills in its form, apart from the code. */
async function openForm(page: Page, phone: string) {
  const email = newEmail();
  await page.goto("/prodiscover/supplier/");
  await waitForHydration(page);
  const form = page.locator("form", { has: page.getByLabel("Work email") });
  await fillLeadForm(form, { ...visitor(email), phone });
  return { email, form };
}

/** A number that no other test or retry uses: the API's log shows only its last two digits. */
const phoneNumber = (own: number) =>
  `98765432${String(own + 20 * test.info().retry).padStart(2, "0")}`;

const CHECK_CALLS = /\/v1\/(?:generate|verify)_otp$/u;

const button = (form: Locator, name: string) => form.getByRole("button", { name });

async function lastCode(phone: string, count = 1): Promise<string> {
  await expect.poll(() => codesFor(phone).length).toBe(count);
  return codesFor(phone).at(-1) ?? "";
}

const requirementsOf = (email: string) =>
  leadsOf(email).map(({ lead }) => lead.other_details.requirement);

test("a supplier ticks categories and verifies the phone by keyboard alone, and the lead has both", async ({
  page,
}) => {
  const phone = phoneNumber(1);
  const { email, form } = await openForm(page, phone);
  const supplies = form.getByRole("group", { name: "What do you supply?" });
  await supplies.getByLabel("Steel coils").check();
  await supplies.getByLabel("Bearings").check();
  await form.getByLabel("Requirements").fill("HR coils, 2 to 8 mm");

  await button(form, "Send code").focus();
  await page.keyboard.press("Enter");
  const code = form.getByLabel("Code", { exact: true });
  await expectFocusOn(code);
  await expect(code).toHaveAttribute("inputmode", "numeric");
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(form.getByRole("status")).toHaveText(`We have sent a code to +91 ${phone}.`);
  await expectNoViolations(page);

  await page.keyboard.type(await lastCode(phone));
  await page.keyboard.press("Enter");
  await expect(form.getByRole("status")).toHaveText("Phone number verified.");
  await expect(form.getByRole("status")).toBeFocused();
  await button(form, "Register as a supplier").click();
  await page.waitForURL("http://booking.example/**");
  expect(requirementsOf(email)).toEqual([
    "HR coils, 2 to 8 mm\n\nCategories: Bearings; Steel coils\nPhone check: verified by one-time code",
  ]);
});

test("Send code with an invalid number reports it, and asks for no code", async ({ page }) => {
  const { form } = await openForm(page, "12");
  await button(form, "Send code").click();
  const phone = form.getByLabel("Phone", { exact: true });
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/^Please enter a valid number /u);
  await expect(form.getByLabel("Name", { exact: true })).not.toHaveAttribute("aria-invalid");
});

test("Send code leaves the errors of the other fields where they are", async ({ page }) => {
  const { form } = await openForm(page, "12");
  await form.getByLabel("Company name").fill("");
  await button(form, "Register as a supplier").click();
  await expect(form.getByText("Please enter a company name")).toBeVisible();
  await button(form, "Send code").click();
  await expect(form.getByLabel("Phone", { exact: true })).toBeFocused();
  await expect(form.getByText("Please enter a company name")).toBeVisible();
  await form.getByLabel("Phone", { exact: true }).fill(phoneNumber(11));
  await button(form, "Send code").click();
  await expect(form.getByLabel("Code", { exact: true })).toBeFocused();
  await expect(form.getByText("Please enter a company name")).toBeVisible();
});

test("the lead waits for the phone check, says why, and focus goes to what is missing", async ({
  page,
}) => {
  const phone = phoneNumber(2);
  const { email, form } = await openForm(page, phone);
  await button(form, "Register as a supplier").press("Enter");
  await expect(form.getByRole("alert")).toHaveText(
    "Verify your phone number first: press Send code.",
  );
  await expectFocusOn(button(form, "Send code"));
  await button(form, "Send code").click();
  await expect(form.getByLabel("Code", { exact: true })).toBeFocused();
  await button(form, "Register as a supplier").click();
  await expect(form.getByRole("alert")).toHaveText(
    "Enter the code that we sent, or request a new one.",
  );
  await expectFocusOn(form.getByLabel("Code", { exact: true }));
  expect(leadsOf(email)).toEqual([]);
});

test("a double tap asks for one code", async ({ page }) => {
  const phone = phoneNumber(3);
  let asked = 0;
  await page.route("**/v1/generate_otp", async (route) => {
    asked += 1;
    await route.continue();
  });
  const { form } = await openForm(page, phone);
  await button(form, "Send code").dblclick();
  await expect(form.getByLabel("Code", { exact: true })).toBeVisible();
  expect([asked, codesFor(phone).length]).toEqual([1, 1]);
});

test("a wrong code is reported at its field and can be typed again", async ({ page, watch }) => {
  const phone = phoneNumber(4);
  const { form } = await openForm(page, phone);
  await button(form, "Send code").click();
  const right = await lastCode(phone);
  const code = form.getByLabel("Code", { exact: true });
  await code.fill(right === "000000" ? "000001" : "000000");
  await button(form, "Verify code").click();
  await expect(form.getByRole("alert")).toHaveText(
    "That code is not right. Check it, or request a new one.",
  );
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expectNoViolations(page);
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await button(form, "Verify code").click();
  await expect(form.getByRole("status")).toHaveText("Phone number verified.");
  expect(watch.faults.splice(0)).toHaveLength(1);
});

test("a verified number that is changed has to be checked again; a space in it changes nothing", async ({
  page,
}) => {
  const phone = phoneNumber(5);
  const { form } = await openForm(page, phone);
  await button(form, "Send code").click();
  await form.getByLabel("Code", { exact: true }).fill(await lastCode(phone));
  await button(form, "Verify code").click();
  const status = form.getByRole("status");
  await expect(status).toHaveText("Phone number verified.");
  await form.getByLabel("Phone", { exact: true }).fill("98765 43205");
  await expect(status).toHaveText("Phone number verified.");
  await form.getByLabel("Country code").selectOption("United States (+1)");
  await expect(status).toHaveText("The number has changed. Please verify the new one.");
  await expect(button(form, "Send code")).toBeVisible();
});

test("another code can be asked for after 30 seconds, and then the lead can go without it", async ({
  page,
}) => {
  const phone = phoneNumber(6);
  await page.clock.install();
  const { email, form } = await openForm(page, phone);
  await button(form, "Send code").click();
  await lastCode(phone);
  const resend = button(form, "Send a new code");
  await expect(resend).toBeDisabled();
  await page.clock.fastForward(29_000);
  await expect(resend).toBeDisabled();
  await page.clock.fastForward(2_000);
  await resend.click();
  await lastCode(phone, 2);
  await expect(form.getByLabel("Code", { exact: true })).toBeFocused();
  await expect(form.getByRole("status")).toContainText("register without it");
  await button(form, "Register as a supplier").click();
  await page.waitForURL("http://booking.example/**");
  expect(leadsOf(email)).toMatchObject([
    {
      lead: {
        other_details: {
          requirement:
            "Phone check: not verified, two codes were sent and none was entered correctly",
        },
      },
      phoneVerified: false,
    },
  ]);
});

/** Answers both calls of the phone check, or aborts them where `status` is null. */
async function failCheck(page: Page, status: number | null, message?: string): Promise<void> {
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

for (const [index, [what, status, message]] of (
  [
    ["no answer", null, undefined],
    ["a failing service", 503, "We can't send codes at the moment."],
    ["too many calls", 429, "Please wait an hour."],
    ["a refusal without a reason", 400, undefined],
  ] as const
).entries()) {
  test(`after ${what} at the check, the lead is sent as not verified`, async ({ page, watch }) => {
    await failCheck(page, status, message);
    const leads: unknown[] = [];
    await page.route(LEADS, async (route) => {
      leads.push(route.request().postDataJSON());
      await route.fulfill({ status: 201, headers: CORS, json: {} });
    });
    const { form } = await openForm(page, phoneNumber(12 + index));
    await button(form, "Register as a supplier").click();
    await expect(form.getByRole("alert")).toContainText("press Send code");
    await button(form, "Send code").click();
    await expect(form.getByRole("alert")).toHaveText(message ?? "We could not send a code.");
    await expect(form.getByRole("status")).toHaveText(/^You can register without a code\./u);
    await expectNoViolations(page);
    await button(form, "Register as a supplier").click();
    await page.waitForURL("http://booking.example/**");
    expect(leads).toMatchObject([
      {
        other_details: {
          phone_verified: false,
          requirement: "Phone check: not verified, codes could not be sent or checked",
        },
      },
    ]);
    watch.faults.splice(0); // The browser reports the failed calls itself.
  });
}

test("a number that the check refuses with a reason is not excused", async ({ page, watch }) => {
  await failCheck(page, 400, "Please enter a mobile number.");
  const { email, form } = await openForm(page, phoneNumber(16));
  await button(form, "Send code").click();
  await expect(form.getByRole("alert")).toHaveText("Please enter a mobile number.");
  await button(form, "Register as a supplier").click();
  await expect(form.getByRole("alert")).toContainText("press Send code");
  expect(leadsOf(email)).toEqual([]);
  watch.faults.splice(0); // The browser reports the refused call itself.
});

test("once the check works again, a refused lead asks for a code and nothing typed is lost", async ({
  page,
  watch,
}) => {
  const phone = phoneNumber(17);
  await failCheck(page, 503);
  const { email, form } = await openForm(page, phone);
  await form.getByLabel("Requirements").fill("HR coils");
  await button(form, "Send code").click();
  await expect(form.getByRole("status")).toContainText("register without a code");
  // The API's own service works, so it refuses a number that was not verified.
  await button(form, "Register as a supplier").click();
  await expect(form.getByText("Not sent: Please verify your phone number")).toBeVisible();
  await expect(form.getByRole("status")).toHaveText("");
  await expect(form.getByLabel("Phone", { exact: true })).toHaveValue(phone);
  await expect(form.getByLabel("Requirements")).toHaveValue("HR coils");
  await button(form, "Register as a supplier").click();
  await expect(form.getByRole("alert")).toContainText("press Send code");
  expect(leadsOf(email)).toEqual([]);
  await page.unroute(CHECK_CALLS);
  await button(form, "Send code").click();
  await form.getByLabel("Code", { exact: true }).fill(await lastCode(phone));
  await button(form, "Verify code").click();
  await expect(form.getByRole("status")).toHaveText("Phone number verified.");
  await button(form, "Register as a supplier").click();
  await page.waitForURL("http://booking.example/**");
  const [stored] = leadsOf(email).map(({ lead }) => lead.other_details);
  expect(stored?.requirement).toBe("HR coils\n\nPhone check: verified by one-time code");
  expect(stored).not.toHaveProperty("phone_verified");
  watch.faults.splice(0); // The browser reports the failed calls itself.
});

test("a category list that is empty, unknown or fails is not shown", async ({ page, watch }) => {
  for (const answer of [
    { json: { essential_supplies: [] } },
    { json: ["Bearings"] },
    { status: 500, json: {} },
  ]) {
    const answered = page.waitForResponse("**/essential_supplies");
    await page.route("**/essential_supplies", (route) =>
      route.fulfill({ ...answer, headers: { "access-control-allow-origin": "*" } }),
    );
    const { form } = await openForm(page, phoneNumber(8));
    await answered;
    await expect(form.getByRole("checkbox")).toHaveCount(0);
    await expect(button(form, "Register as a supplier")).toBeEnabled();
    await page.unroute("**/essential_supplies");
  }
  watch.faults.splice(0);
});

test("categories and a verified number survive a reload", async ({ page }) => {
  const phone = phoneNumber(9);
  const { form } = await openForm(page, phone);
  await form.getByLabel("Road freight").check();
  await button(form, "Send code").click();
  // The page shows the code field only after the API has answered.
  await expect(form.getByLabel("Code", { exact: true })).toBeVisible();
  const code = await lastCode(phone);
  await page.reload();
  await waitForHydration(page);
  await form.getByLabel("Code", { exact: true }).fill(code);
  await button(form, "Verify code").click();
  await expect(form.getByRole("status")).toHaveText("Phone number verified.");
  await page.reload();
  await expect(form.getByRole("status")).toHaveText("Phone number verified.");
  await expect(form.getByLabel("Road freight")).toBeChecked();
});

test("the form fits 320 px and breaks no rule of accessibility", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const phone = phoneNumber(10);
  const { form } = await openForm(page, phone);
  await button(form, "Send code").click();
  await expect(form.getByLabel("Code", { exact: true })).toBeVisible();
  await expect(form.getByLabel("Packaging film")).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectNoViolations(page);
});

test("nothing moves when the categories arrive", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        const shift = Number(sessionStorage.getItem("shift")) + value;
        sessionStorage.setItem("shift", String(shift));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/prodiscover/supplier/");
  await expect(page.getByLabel("Packaging film")).toBeAttached();
  expect(await page.evaluate(() => Number(sessionStorage.getItem("shift")))).toBeLessThan(0.01);
});
