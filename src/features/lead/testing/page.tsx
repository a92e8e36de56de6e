import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { startNewPage } from "../../../lib/testing/new-page";
import type { ToastKind } from "../../../ui/toast";
import type { LeadForm } from "../lead-form";
import { stubApi } from "./api";

/** What the site would show as a toast. */
export const notify = jest.fn<(kind: ToastKind, message: string) => void>();

/** Where the browser would go. */
export const leaveFor = jest.fn<(href: string) => void>();

jest.doMock("../../../ui/toast", () => ({ notify }));
jest.doMock("../../../lib/leave", () => ({ leaveFor }));

interface PageOptions extends Partial<ComponentProps<typeof LeadForm>> {
  /** Path, query and hash; `/us/` and `?region=us` make a visitor of the United States. */
  readonly address?: string;
}

/** A complete lead. */
export const asha = {
  Name: "Asha Rao",
  "Work email": "asha@example.co",
  Phone: "98765 43210",
  "Company name": "Example Co",
};

/** The modules of a new page, and who looks at it. */
export async function loadPage(address = "/request-demo/") {
  notify.mockClear();
  leaveFor.mockClear();
  window.history.replaceState(null, "", address);
  Reflect.deleteProperty(window, "dataLayer");
  startNewPage();
  // The visitor has already pressed or typed something, so that the country list is asked for.
  Reflect.set(navigator, "userActivation", { hasBeenActive: true, isActive: false });
  const api = stubApi();
  const modules = {
    ...(await import("../lead-form")),
    ...(await import("../lead-state")),
    ...(await import("../../region")),
    ...(await import("../../attribution")),
  };
  const { navigate } = jest.mocked(await import("gatsby"));
  const user = userEvent.setup({ delay: null });
  return { ...modules, api, navigate, user };
}

/** A page with a lead form, as a visitor sees it once its scripts have started. */
export async function openPage({ address, ...props }: PageOptions = {}) {
  const page = await loadPage(address);
  const { LeadForm: Form, RegionProvider, AttributionProvider, user } = page;
  act(() => {
    page.updateRegion(window.location);
    page.recordVisit(window.location.href);
  });
  const tree = (
    <RegionProvider path={window.location.pathname}>
      <AttributionProvider>
        <Form
          requestType="demo-callback"
          submitLabel="Book my demo"
          place="page"
          contact="hello@example.com"
          {...props}
        />
      </AttributionProvider>
    </RegionProvider>
  );
  const view = render(tree);
  return {
    ...page,
    tree,
    view,
    /** Takes the form from the page, as closing the modal or another page does. */
    close: () => view.unmount(),
    /** Brings the form back. */
    reopen: () => render(tree),
    async fillIn(values: Readonly<Record<string, string>> = asha) {
      for (const [label, value] of Object.entries(values)) {
        const field = screen.getByLabelText(label);
        await user.clear(field);
        if (value !== "") await user.type(field, value);
      }
    },
    send: () => user.click(screen.getByRole("button", { name: "Book my demo" })),
  };
}

/** What stands in the form's fields. */
export function typed(): Record<string, string> {
  const fields = screen.getAllByRole<HTMLInputElement>("textbox");
  return Object.fromEntries(fields.map((field) => [field.name, field.value]));
}
