import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { clearBrowser } from "../../lib/testing/new-page";
import { prerender } from "../../lib/testing/prerender";
import { loadPage } from "./testing/page";

beforeEach(() => {
  clearBrowser();
  document.body.innerHTML = "";
});

/** The prerendered form, before any script has run. `start` runs them. */
async function openPrerendered() {
  const page = await loadPage();
  const form = (
    <page.LeadForm
      requestType="demo-callback"
      submitLabel="Book my demo"
      place="page"
      contact="hello@example.com"
    />
  );
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = prerender(form);
  const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const onRecoverableError = jest.fn();
  return {
    ...page,
    place,
    start() {
      act(() => void hydrateRoot(place, form, { onRecoverableError }));
      expect(complaints).not.toHaveBeenCalled();
      expect(onRecoverableError).not.toHaveBeenCalled();
    },
  };
}

const list = {
  countries: [
    { country_code: "FR", name: "France", phone_number_length: ["9"], phone_prefix: "+33" },
  ],
  user_country: "FR",
};

const picker = () => screen.getByLabelText<HTMLSelectElement>("Country code");
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe("before scripts run", () => {
  test("the form offers another way to reach the company", async () => {
    const { place } = await openPrerendered();
    expect(place.querySelector("noscript")?.textContent).toContain("hello@example.com");
    expect(place.querySelector("form")).toHaveAttribute("method", "dialog");
  });

  test("what is typed is kept and sent", async () => {
    const { start, user, api } = await openPrerendered();
    field("Name").value = "Asha Rao";
    field("Work email").value = "asha@example.co";
    field("Phone").value = "98765 43210";
    field("Company name").value = "Example Co";
    start();
    await user.click(screen.getByRole("button", { name: "Book my demo" }));
    expect(api.leads).toMatchObject([
      { company_email: "asha@example.co", phone: { prefix: "+91", number: "9876543210" } },
    ]);
  });

  test("what is typed outranks a draft, which fills the rest", async () => {
    const draft = { values: { name: "Usha", company: "Example Co" } };
    window.sessionStorage.setItem("lead_draft_demo-callback_page", JSON.stringify(draft));
    const { start } = await openPrerendered();
    field("Name").value = "Asha";
    start();
    expect(field("Name")).toHaveValue("Asha");
    expect(field("Company name")).toHaveValue("Example Co");
  });

  test("a number that is begun keeps its country when the list comes", async () => {
    const { start, api } = await openPrerendered();
    field("Phone").value = "98765";
    start();
    await api.listCountries(list);
    expect(picker()).toHaveDisplayValue("India (+91)");
  });

  test("a chosen country is the one that is sent", async () => {
    const { start, api, user } = await openPrerendered();
    picker().value = "US";
    field("Name").value = "Asha";
    field("Work email").value = "asha@example.co";
    field("Phone").value = "2025550123";
    field("Company name").value = "Example Co";
    start();
    expect(picker()).toHaveDisplayValue("United States (+1)");
    await api.listCountries(list);
    expect(picker()).toHaveDisplayValue("United States (+1)");
    await user.click(screen.getByRole("button", { name: "Book my demo" }));
    expect(api.leads).toMatchObject([{ phone: { prefix: "+1", number: "2025550123" } }]);
  });
});
