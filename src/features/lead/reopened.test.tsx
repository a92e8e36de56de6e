import { beforeEach, describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { clearBrowser } from "../../lib/testing/new-page";
import { leaveFor, notify, openPage, typed } from "./testing/page";

beforeEach(clearBrowser);

/** A visitor sends a lead, closes the modal and opens it again before the answer is there. */
async function closeAndReopen() {
  const page = await openPage({ place: "modal" });
  await page.fillIn();
  await page.send();
  page.close();
  page.reopen();
  return page;
}

describe("a form that was closed while its lead was on its way, and opened again", () => {
  test("is still sending, and sends nothing twice", async () => {
    const { user, api } = await closeAndReopen();
    expect(screen.getByRole("button", { name: "Sending…" })).toBeDisabled();
    await user.type(screen.getByLabelText("Name"), "{Enter}");
    expect(api.leads).toHaveLength(1);
  });

  test("is empty once the lead is stored, and the visitor is told", async () => {
    const { api, user } = await closeAndReopen();
    await api.store();
    expect(notify.mock.calls).toEqual([["success", expect.stringContaining("Thank you")]]);
    expect(leaveFor).not.toHaveBeenCalled();
    expect(typed()).toEqual({ name: "", email: "", phone: "", company: "" });
    await user.click(screen.getByRole("button", { name: "Book my demo" }));
    expect(screen.getByText("Please enter a name")).toBeVisible();
    expect(api.leads).toHaveLength(1);
  });

  test("works again where the lead failed, and a retry has the same time", async () => {
    const { api, send } = await closeAndReopen();
    await api.refuse(500);
    expect(typed()).toMatchObject({ name: "Asha Rao", company: "Example Co" });
    await send();
    expect(api.leads).toHaveLength(2);
    expect(api.leads[1]).toEqual(api.leads[0]);
  });

  test("of another request sends its own lead meanwhile", async () => {
    const { close, fillIn, send, api, LeadForm } = await openPage({ place: "modal" });
    await fillIn();
    await send();
    close();
    render(
      <LeadForm
        requestType="sales-callback"
        submitLabel="Book my demo"
        place="modal"
        contact="hello@example.com"
      />,
    );
    await fillIn();
    await send();
    expect(api.leads).toMatchObject([
      { other_details: { request_type: "demo-callback" } },
      { other_details: { request_type: "sales-callback" } },
    ]);
  });
});

test("one that is opened after the answer is empty and takes a new lead", async () => {
  const { api, fillIn, send, close, reopen } = await openPage({ place: "modal" });
  await fillIn();
  await send();
  close();
  await api.store();
  reopen();
  expect(typed()).toEqual({ name: "", email: "", phone: "", company: "" });
  await fillIn();
  await send();
  expect(api.leads).toHaveLength(2);
});
