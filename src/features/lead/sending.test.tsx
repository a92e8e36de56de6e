import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { setDate } from "../../lib/testing/clock";
import { clearBrowser } from "../../lib/testing/new-page";
import { asha, leaveFor, openPage, typed } from "./testing/page";

beforeEach(clearBrowser);

afterEach(() => {
  jest.useRealTimers();
});

const button = () => screen.getByRole("button", { name: "Book my demo" });

describe("a complete form", () => {
  test("is sent as the lead that the contract shows", async () => {
    setDate("2026-01-31T09:00:00Z");
    const { fillIn, send, api } = await openPage({ address: "/request-demo/?utm_source=x#form" });
    await fillIn({ ...asha, Name: " Asha ", Requirements: "Steel,\n200 events a year" });
    await send();
    expect(api.leads).toEqual([
      {
        phone: { prefix: "+91", number: "9876543210" },
        company_email: "asha@example.co",
        company_name: "Example Co",
        other_details: {
          user_name: "Asha",
          requirement: "Steel,\n200 events a year",
          request_type: "demo-callback",
          utm_params: {
            utm_source: "x",
            landing_path: "/request-demo/",
            landing_url: "http://localhost/request-demo/?utm_source=x#form",
            submission_path: "/request-demo/",
            submission_url: "http://localhost/request-demo/?utm_source=x#form",
          },
          timestamp: "2026-01-31T09:00:00.000Z",
        },
        is_test_session: false,
      },
    ]);
  });

  test("of a test session, in another form, says both", async () => {
    const page = await openPage({ address: "/?test_session=true", requestType: "capital" });
    await page.fillIn();
    await page.send();
    expect(page.api.leads).toMatchObject([
      { is_test_session: true, other_details: { request_type: "capital", requirement: "" } },
    ]);
  });

  test("counts what stands in its fields, also where autofill told nobody", async () => {
    const { fillIn, send, api } = await openPage();
    await fillIn({ ...asha, "Company name": "" });
    screen.getByRole<HTMLInputElement>("textbox", { name: "Company name" }).value = "Filled Co";
    await send();
    expect(api.leads).toMatchObject([{ company_name: "Filled Co" }]);
  });
});

describe("while a lead is on its way", () => {
  test("the button is disabled and says so, and the form keeps its values", async () => {
    const { fillIn, send } = await openPage();
    await fillIn();
    await send();
    expect(screen.getByRole("button", { name: "Sending…" })).toBeDisabled();
    expect(typed()).toMatchObject({ name: "Asha Rao", email: "asha@example.co" });
  });

  test("errors of an attempt before are gone", async () => {
    const { fillIn, send } = await openPage();
    await send();
    await fillIn();
    await send();
    expect(screen.queryByText(/^Please enter/u)).toBeNull();
  });

  test("a double click, Enter and further submissions send nothing", async () => {
    const { fillIn, user, api } = await openPage();
    await fillIn();
    await user.dblClick(button());
    await user.type(screen.getByLabelText("Company name"), "{Enter}");
    const form = screen.getByLabelText<HTMLInputElement>("Name").form ?? document.body;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(api.leads).toHaveLength(1);
  });

  test("two submissions in one moment, as by a double tap, send one lead", async () => {
    const { fillIn, api } = await openPage();
    await fillIn();
    const form = button().closest("form") ?? document.body;
    const tap = () => form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    act(() => {
      tap();
      tap();
    });
    expect(api.leads).toHaveLength(1);
  });

  test("Enter in a field sends once", async () => {
    const { fillIn, user, api } = await openPage();
    await fillIn();
    await user.type(screen.getByLabelText("Name"), "{Enter}{Enter}");
    expect(api.leads).toHaveLength(1);
  });

  test("an edit does not change what was sent, nor who is handed over", async () => {
    const { fillIn, send, user, api } = await openPage();
    await fillIn();
    await send();
    await user.clear(screen.getByLabelText("Name"));
    await user.type(screen.getByLabelText("Name"), "Usha");
    await user.selectOptions(screen.getByLabelText("Country code"), "United States (+1)");
    expect(screen.getByRole("button", { name: "Sending…" })).toBeDisabled();
    await api.store();
    expect(api.leads).toMatchObject([{ phone: { prefix: "+91" } }]);
    expect(leaveFor).toHaveBeenCalledWith(expect.stringContaining("firstname=Asha&lastname=Rao"));
  });

  test("an edit stays where the lead fails, and is what a retry sends", async () => {
    const { fillIn, send, user, api } = await openPage();
    await fillIn();
    await send();
    await user.type(screen.getByLabelText("Company name"), " Ltd");
    await user.selectOptions(screen.getByLabelText("Country code"), "United States (+1)");
    await api.refuse(500);
    await send();
    expect(api.leads[1]).toMatchObject({
      company_name: "Example Co Ltd",
      phone: { prefix: "+1", number: "9876543210" },
    });
  });
});
