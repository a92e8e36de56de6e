import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearBrowser, startNewPage } from "../../lib/testing/new-page";

const sent: unknown[] = [];

beforeEach(() => {
  clearBrowser();
  sent.length = 0;
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  Object.assign(globalThis, {
    fetch: (_: string, { body }: RequestInit) => {
      if (typeof body === "string") sent.push(JSON.parse(body));
      return Promise.resolve({ status: 201, text: () => Promise.resolve("") });
    },
  });
});

/** The form as a newly loaded page has it. */
async function loadForm() {
  startNewPage();
  const { LeadForm } = await import("./lead-form");
  return (place: "page" | "modal") => (
    <section aria-label={place}>
      <LeadForm
        requestType="demo-callback"
        submitLabel="Send"
        place={place}
        contact="hello@example.co"
      />
    </section>
  );
}

const fieldsIn = (place: string) => within(screen.getByRole("region", { name: place }));

async function fillIn(place: string, phone: string) {
  const user = userEvent.setup();
  const fields = fieldsIn(place);
  await user.type(fields.getByLabelText("Name"), "Asha Rao");
  await user.type(fields.getByLabelText("Work email"), "asha@example.co");
  await user.type(fields.getByLabelText("Phone"), phone);
  await user.type(fields.getByLabelText("Company name"), "Example Co");
  return user;
}

test("a number keeps its country, whatever country another form of the page gets", async () => {
  const form = await loadForm();
  const { rerender } = render(
    <>
      {form("page")}
      {null}
    </>,
  );
  const user = await fillIn("page", "98765 43210");
  rerender(
    <>
      {form("page")}
      {form("modal")}
    </>,
  );
  await user.type(fieldsIn("modal").getByLabelText("Phone"), "+1 415 555 0142");
  expect(fieldsIn("modal").getByLabelText("Country code")).toHaveValue("US");
  expect(fieldsIn("page").getByLabelText("Country code")).toHaveValue("IN");

  await user.click(fieldsIn("page").getByRole("button", { name: "Send" }));

  expect(sent).toEqual([
    expect.objectContaining({ phone: { prefix: "+91", number: "9876543210" } }),
  ]);
});

test("tags find no visitor in the action of a form, whatever the address bar has", async () => {
  const form = await loadForm();
  const { Newsletter } = await import("../newsletter");
  window.history.replaceState(null, "", "/us/?email=asha@example.co&firstname=Asha");
  render(
    <>
      {form("page")}
      <Newsletter visit={() => ({ is_test_session: false, utm_params: {} })} />
    </>,
  );
  expect([...document.forms].map(({ action }) => action)).toEqual(
    Array(2).fill("http://localhost/"),
  );
});

test("a page that comes back from the calendar says what was sent above an empty form, without the extension of before", async () => {
  const form = await loadForm();
  render(form("page"));
  const user = await fillIn("page", "98765 43210 ext. 12");
  expect(screen.getByText(/extension 12/u)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByRole("link", { name: /calendar/u });

  act(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });

  expect(screen.getByText(/received your request/u)).toBeVisible();
  expect(screen.getByLabelText("Company name")).toHaveValue("");
  expect(screen.queryByText(/extension 12/u)).not.toBeInTheDocument();
});

test("a page that Back from the calendar loads again says so once, and not over what was typed meanwhile", async () => {
  const sentFrom = render((await loadForm())("page"));
  const user = await fillIn("page", "98765 43210");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByRole("link", { name: /calendar/u });
  const entry: unknown = window.history.state;
  sentFrom.unmount();

  const loadedByBack = render((await loadForm())("page"));
  expect(screen.getByText(/received your request/u)).toBeVisible();
  loadedByBack.unmount();

  const reloaded = render((await loadForm())("page"));
  expect(screen.queryByText(/received your request/u)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText("Company name"), "Other Co");
  reloaded.unmount();

  window.history.replaceState(entry, "");
  render((await loadForm())("page"));
  expect(screen.queryByText(/received your request/u)).not.toBeInTheDocument();
  expect(screen.getByLabelText("Company name")).toHaveValue("Other Co");
});
