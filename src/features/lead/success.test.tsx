import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import { itemsOf } from "../../lib/testing/items";
import { clearBrowser } from "../../lib/testing/new-page";
import { asha, leaveFor, notify, openPage, typed } from "./testing/page";

beforeEach(clearBrowser);

const QUERY = "email=asha%40example.co&firstname=Asha&lastname=Rao";
const BOOKING = `https://booking.example/team?from=site&${QUERY}#top`;
const EMPTY = { name: "", email: "", phone: "", company: "", requirement: "" };

const conversions = () =>
  (window.dataLayer ?? []).map(itemsOf).filter(([, name]) => name === "conversion");

async function sendLead(options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(options);
  await page.fillIn();
  await page.send();
  return page;
}

/** A build without a booking link. */
async function withoutBooking<Result>(action: () => Promise<Result>): Promise<Result> {
  const config: unknown = Reflect.get(globalThis, "__SITE_CONFIG__");
  Reflect.set(globalThis, "__SITE_CONFIG__", { ...Object(config), bookingUrl: null });
  try {
    return await action();
  } finally {
    Reflect.set(globalThis, "__SITE_CONFIG__", config);
  }
}

describe("in India", () => {
  test("the visitor goes to the booking link, after the conversion", async () => {
    const { api, navigate } = await sendLead();
    let counted = -1;
    leaveFor.mockImplementationOnce(() => {
      counted = conversions().length;
    });
    await api.store();
    expect(leaveFor.mock.calls).toEqual([[BOOKING]]);
    expect(counted).toBe(1);
    expect(conversions()).toHaveLength(1);
    expect(navigate).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
  });

  test("the link stands in the form's place, where leaving takes its time", async () => {
    const { api } = await sendLead();
    await api.store();
    expect(screen.getByRole("link", { name: "Choose a time in our calendar" })).toHaveAttribute(
      "href",
      BOOKING,
    );
    expect(screen.getByRole("status")).toHaveFocus();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("who comes back by the browser's back finds an empty form that works", async () => {
    const { api, fillIn, send } = await sendLead();
    await api.store();
    act(() => void fireEvent(window, pageShow(true)));
    expect(typed()).toEqual(EMPTY);
    await fillIn({ ...asha, Name: "Usha" });
    await send();
    expect(api.leads).toHaveLength(2);
  });

  test("without a booking link a panel takes the form's place", async () => {
    const { api } = await withoutBooking(sendLead);
    await api.store();
    expect(screen.getByRole("status")).toHaveTextContent(/^We are eager to speak to you\.$/u);
    expect(screen.getByRole("status")).toHaveFocus();
    expect(leaveFor).not.toHaveBeenCalled();
    expect(conversions()).toHaveLength(1);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  test("the panel stays where the browser shows a kept page again", async () => {
    const { api } = await withoutBooking(sendLead);
    await api.store();
    act(() => void fireEvent(window, pageShow(true)));
    expect(screen.getByRole("status")).toBeInTheDocument();
  });
});

describe("in the United States", () => {
  test("the visitor stays on the page, with only the query, and is thanked", async () => {
    const { api, navigate } = await sendLead({ address: "/us/?utm_source=x#form" });
    await api.store();
    expect(navigate.mock.calls).toEqual([[`/us/?${QUERY}`]]);
    expect(notify.mock.calls).toEqual([["success", expect.stringContaining("Thank you")]]);
    expect(conversions()).toHaveLength(1);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test("the form is empty and works again", async () => {
    const { api, user, fillIn, send } = await sendLead({ address: "/?region=us" });
    await api.store();
    expect(typed()).toEqual(EMPTY);
    await user.click(screen.getByRole("button", { name: "Book my demo" }));
    await waitFor(() => expect(screen.getByLabelText("Name")).toHaveFocus());
    await fillIn();
    await send();
    expect(api.leads).toHaveLength(2);
  });

  test("the picker still shows the country that the next number is for", async () => {
    const page = await openPage({ address: "/us/" });
    await page.fillIn();
    const picker = screen.getByLabelText("Country code");
    await page.user.selectOptions(picker, "United States (+1)");
    await page.send();
    await page.api.store();
    expect(picker).toHaveDisplayValue("United States (+1)");
    await page.fillIn();
    await page.send();
    expect(page.api.leads).toMatchObject([
      { phone: { prefix: "+1" } },
      { phone: { prefix: "+1" } },
    ]);
  });

  test("the modal is closed", async () => {
    const { api, openLeadModal, useLeadState } = await sendLead({ address: "/us/" });
    const { result } = renderHook(() => useLeadState("modal"));
    act(() => openLeadModal("demo-callback"));
    await api.store();
    expect(result.current).toBeNull();
  });
});

describe.each(["/request-demo/", "/us/"])("at %s, after success", (address) => {
  test("the shared e-mail address and the draft are gone", async () => {
    const { api, setSharedEmail, useLeadState, fillIn, send } = await openPage({ address });
    const { result } = renderHook(() => useLeadState("email"));
    act(() => setSharedEmail("shared@example.co"));
    await fillIn();
    await send();
    expect(window.sessionStorage).toHaveLength(1);
    await api.store();
    expect(result.current).toBe("");
    expect(window.sessionStorage).toHaveLength(0);
  });

  test("a visitor who has left the form is taken nowhere, but told", async () => {
    const { api, close, navigate } = await sendLead({ address });
    close();
    await api.store();
    expect(navigate).not.toHaveBeenCalled();
    expect(leaveFor).not.toHaveBeenCalled();
    expect(notify.mock.calls).toEqual([["success", expect.stringContaining("Thank you")]]);
    expect(conversions()).toHaveLength(1);
    expect(window.sessionStorage).toHaveLength(0);
  });
});

test("a lead that fails after its form was left is told, and its draft is kept", async () => {
  const { api, close } = await sendLead();
  close();
  await api.refuse(500);
  expect(notify.mock.calls).toEqual([["error", "An error occured! Please try again..."]]);
  expect(window.sessionStorage).toHaveLength(1);
});

function pageShow(persisted: boolean): Event {
  return Object.assign(new Event("pageshow"), { persisted });
}
