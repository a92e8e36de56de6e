import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, render, screen, within } from "@testing-library/react";
import { clearBrowser } from "../../lib/testing/new-page";
import { prerender } from "../../lib/testing/prerender";
import { unhandledRejections } from "../../lib/testing/rejections";
import { asha, leaveFor, loadPage } from "./testing/page";

jest.mock("./load-lead-modal");

beforeEach(clearBrowser);

/** A page with the buttons and the modal's place. The modal's code loads as told. */
async function openSite(load: "loads" | "fails" | "waits" = "loads") {
  const page = await loadPage("/about/");
  const { OpenLeadButton } = await import("./open-lead-button");
  const { LeadModalSlot } = await import("./lead-modal-slot");
  const { LeadModal } = await import("./lead-modal");
  const { loadLeadModal } = jest.mocked(await import("./load-lead-modal"));
  let end: (failed?: Error) => void = () => undefined;
  if (load === "loads") loadLeadModal.mockResolvedValue(LeadModal);
  if (load === "fails") loadLeadModal.mockRejectedValue(new Error("Loading chunk 7 failed."));
  if (load === "waits") {
    const pending = new Promise<typeof LeadModal>((resolve, reject) => {
      end = (failed) => (failed === undefined ? resolve(LeadModal) : reject(failed));
    });
    loadLeadModal.mockReturnValue(pending);
  }
  const tree = (
    <>
      <OpenLeadButton requestType="demo-callback" label="Free Demo" />
      <OpenLeadButton requestType="sales-callback" label="Call me" variant="secondary" />
      <LeadModalSlot contact="hello@example.com" aside={null} />
    </>
  );
  render(tree);
  const press = (name: string) => page.user.click(screen.getByRole("button", { name }));
  return {
    ...page,
    tree,
    press,
    loadLeadModal,
    end: (failed?: Error) =>
      act(() => {
        end(failed);
        return Promise.resolve();
      }),
  };
}

describe("the buttons", () => {
  test.each([
    ["Free Demo", "Get Free Demo", "Book my demo", "demo-callback"],
    ["Call me", "Schedule a Call", "Choose a time", "sales-callback"],
  ])("%s opens the modal %s", async (button, heading, submit, requestType) => {
    const { press, user, api } = await openSite();
    await press(button);
    const dialog = within(await screen.findByRole("dialog", { name: heading }));
    expect(dialog.getByRole("heading", { name: heading })).toBeVisible();
    expect(dialog.queryByLabelText("Requirements")).toBeNull();
    for (const [label, value] of Object.entries(asha)) {
      await user.type(dialog.getByLabelText(label), value);
    }
    await user.click(dialog.getByRole("button", { name: submit }));
    expect(api.leads).toMatchObject([{ other_details: { request_type: requestType } }]);
  });

  test("lead to the page with the same form before scripts run", async () => {
    const { tree } = await openSite();
    const place = document.createElement("div");
    place.innerHTML = prerender(tree);
    const forms = Array.from(place.querySelectorAll("form"));
    expect(forms.map((form) => form.getAttribute("action"))).toEqual([
      "/request-demo/",
      "/contact-sales/",
    ]);
    expect(within(place).getByRole("button", { name: "Free Demo" })).toHaveAttribute(
      "type",
      "submit",
    );
    expect(within(place).queryByRole("dialog")).toBeNull();
  });

  test("load the modal's code when it is about to be opened, not before", async () => {
    const { user, loadLeadModal } = await openSite();
    expect(loadLeadModal).not.toHaveBeenCalled();
    await user.hover(screen.getByRole("button", { name: "Free Demo" }));
    expect(loadLeadModal).toHaveBeenCalledTimes(1);
    await user.tab();
    expect(loadLeadModal).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the modal", () => {
  test("closes by its button and opens again, with what was typed", async () => {
    const { press, user } = await openSite();
    await press("Free Demo");
    await user.type(await screen.findByLabelText("Name"), "Asha");
    await press("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("Free Demo");
    expect(await screen.findByLabelText("Name")).toHaveValue("Asha");
  });

  test("for another request is another form", async () => {
    const { press, openLeadModal, user } = await openSite();
    await press("Free Demo");
    await user.type(await screen.findByLabelText("Name"), "Asha");
    act(() => openLeadModal("sales-callback"));
    expect(screen.getByRole("dialog", { name: "Schedule a Call" })).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("");
  });
});

describe("where the modal's code can't be loaded", () => {
  test.each([
    ["Free Demo", "/request-demo/"],
    ["Call me", "/contact-sales/"],
  ])("%s leads to the page with the same form", async (button, page) => {
    const { press } = await openSite("fails");
    await press(button);
    expect(leaveFor.mock.calls).toEqual([[page]]);
  });

  test("hovering leads nowhere", async () => {
    const { user } = await openSite("fails");
    const button = screen.getByRole("button", { name: "Free Demo" });
    expect(await unhandledRejections(() => user.hover(button))).toBe(0);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test("a visitor who has gone on to another page meanwhile stays there", async () => {
    const { press, end, closeLeadModal } = await openSite("waits");
    await press("Free Demo");
    act(closeLeadModal);
    await end(new Error("Loading chunk 7 failed."));
    expect(leaveFor).not.toHaveBeenCalled();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("code that comes late opens nothing for one who has gone on, and is there the next time", async () => {
    const { press, end, closeLeadModal } = await openSite("waits");
    await press("Free Demo");
    act(closeLeadModal);
    await end();
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("Free Demo");
    expect(screen.getByRole("dialog", { name: "Get Free Demo" })).toBeVisible();
  });
});
