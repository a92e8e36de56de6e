import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { clearBrowser } from "../../lib/testing/new-page";
import { asha, openPage } from "./testing/page";

beforeEach(clearBrowser);

const box = (name: string) => screen.getByRole("textbox", { name });

const errors: Readonly<Record<string, string>> = {
  Name: "Please enter a name",
  "Work email": "Please enter your valid work email",
  Phone: "Please enter a valid number",
  "Company name": "Please enter a company name",
};

describe("the form", () => {
  test("asks on a page for all, by the labels' names", async () => {
    await openPage();
    const labels = ["Name", "Work email", "Phone", "Company name", "Requirements"];
    for (const label of labels) expect(box(label)).toHaveValue("");
    expect(screen.getAllByRole("textbox")).toHaveLength(labels.length);
    expect(screen.getByRole("combobox", { name: "Country code" })).toHaveDisplayValue(
      "India (+91)",
    );
    expect(box("Requirements").tagName).toBe("TEXTAREA");
  });

  test("asks in the modal for no requirements", async () => {
    await openPage({ place: "modal" });
    expect(screen.queryByLabelText("Requirements")).toBeNull();
    expect(screen.getAllByRole("textbox")).toHaveLength(4);
  });

  test("helps browsers to fill it in", async () => {
    await openPage();
    const kinds = screen
      .getAllByRole("textbox")
      .map((field) => [field.getAttribute("type"), field.getAttribute("autocomplete")]);
    expect(kinds).toEqual([
      ["text", "name"],
      ["email", "email"],
      ["tel", "tel-national"],
      ["text", "organization"],
      [null, null],
    ]);
  });

  test("offers India and the United States before the list has come", async () => {
    await openPage();
    const picker = within(screen.getByRole("combobox", { name: "Country code" }));
    expect(picker.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "India (+91)",
      "United States (+1)",
    ]);
  });

  test("puts no personal data into the address without script", async () => {
    const { view } = await openPage();
    expect(view.container.querySelector("form")).toHaveAttribute("method", "dialog");
  });
});

describe("sending an incomplete form", () => {
  test("tells each error by its field, and focus goes to the first", async () => {
    const { send, api } = await openPage();
    await send();
    for (const [label, message] of Object.entries(errors)) {
      expect(box(label)).toHaveAttribute("aria-invalid", "true");
      expect(box(label)).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(screen.getByText(message)).toBeVisible();
    }
    expect(box("Requirements")).not.toHaveAttribute("aria-invalid");
    await waitFor(() => expect(box("Name")).toHaveFocus());
    expect(api.leads).toEqual([]);
  });

  test("is no submission for the browser, which would read the form for autofill first", async () => {
    const { send, view } = await openPage();
    const submissions: Event[] = [];
    view.container.addEventListener("submit", (event) => submissions.push(event), true);
    await send();
    expect(screen.getByText("Please enter a name")).toBeVisible();
    expect(submissions).toEqual([]);
  });

  test("has its errors on the page before focus comes, or they would not be read out", async () => {
    const { send } = await openPage();
    const described: (string | null)[] = [];
    box("Name").addEventListener("focus", () => {
      described.push(screen.queryByText("Please enter a name")?.id ?? null);
    });
    await send();
    await waitFor(() => expect(described).toHaveLength(1));
    expect(described).toEqual([box("Name").getAttribute("aria-describedby")]);
  });

  test("keeps the hint of a field beside its error", async () => {
    const { send } = await openPage();
    await send();
    expect(box("Work email")).toHaveAccessibleDescription(
      "Please enter your valid work email Your company address; our answer goes there.",
    );
  });

  test.each(Object.keys(errors))("of which only %s is wrong tells that alone", async (label) => {
    const { fillIn, send, api } = await openPage();
    await fillIn({ ...asha, [label]: " " });
    await send();
    await waitFor(() => expect(box(label)).toHaveFocus());
    const shown = Object.values(errors).filter((text) => screen.queryByText(text) !== null);
    expect(shown).toEqual([errors[label]]);
    const invalid = Object.keys(errors).filter((name) => box(name).hasAttribute("aria-invalid"));
    expect(invalid).toEqual([label]);
    expect(api.leads).toEqual([]);
  });

  test("again brings focus back to the first error, every time", async () => {
    const { fillIn, send } = await openPage();
    await fillIn({ Name: "Asha" });
    for (const round of [1, 2, 3]) {
      await send();
      const at = box("Work email");
      await waitFor(() => expect([round, document.activeElement]).toEqual([round, at]));
    }
  });

  test("by Enter tells the same", async () => {
    const { user, api } = await openPage();
    await user.type(box("Company name"), "Example Co{Enter}");
    await waitFor(() => expect(box("Name")).toHaveFocus());
    expect(screen.getByText("Please enter a name")).toBeVisible();
    expect(api.leads).toEqual([]);
  });
});

describe("an error", () => {
  test("goes once its field is valid, the others stay", async () => {
    const { user, send } = await openPage();
    await send();
    await user.type(box("Work email"), "asha@example.c");
    expect(box("Work email")).toHaveAttribute("aria-invalid", "true");
    await user.type(box("Work email"), "o");
    expect(box("Work email")).not.toHaveAttribute("aria-invalid");
    expect(screen.queryByText("Please enter your valid work email")).toBeNull();
    expect(screen.getByText("Please enter a name")).toBeVisible();
    expect(screen.getByText("Please enter a valid number")).toBeVisible();
  });

  test("does not come back before the next attempt to send", async () => {
    const { user, send } = await openPage();
    await send();
    await user.type(box("Name"), "A{Backspace}");
    await user.type(box("Company name"), "Example Co");
    expect(screen.queryByText("Please enter a name")).toBeNull();
    expect(screen.queryByText("Please enter a company name")).toBeNull();
    await send();
    expect(screen.getByText("Please enter a name")).toBeVisible();
    await waitFor(() => expect(box("Name")).toHaveFocus());
  });

  test("of a number goes by a change of its country", async () => {
    const { user, fillIn, send, api } = await openPage();
    await api.listCountries({
      countries: [
        { country_code: "SG", name: "Singapore", phone_number_length: [8], phone_prefix: "+65" },
      ],
    });
    await fillIn({ ...asha, Phone: "98765432" });
    await send();
    expect(screen.getByText("Please enter a valid number")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Country code"), "Singapore (+65)");
    expect(screen.queryByText("Please enter a valid number")).toBeNull();
    await send();
    expect(api.leads).toMatchObject([{ phone: { prefix: "+65", number: "98765432" } }]);
  });
});
