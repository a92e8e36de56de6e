import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect, useState, type ReactNode } from "react";
import { painted } from "../lib/testing/painted";
import { Dialog } from "./dialog";

const html = document.documentElement;
let page = document.createElement("div");

beforeEach(() => {
  page = document.createElement("div");
  page.id = "___gatsby";
  document.body.append(page);
});

afterEach(() => {
  page.remove();
});

interface OpenerProps {
  readonly name: string;
  readonly children?: ReactNode;
}

/** A button and the dialog that it opens. */
function Opener({ name, children }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open {name}</button>
      {isOpen && (
        <Dialog title={name} onClose={() => setIsOpen(false)}>
          <label>
            {name} field <input />
          </label>
          {children}
        </Dialog>
      )}
    </>
  );
}

function show(tree: ReactNode) {
  render(tree, { container: page });
  const user = userEvent.setup({ delay: null });
  const press = async (name: string) => {
    await user.click(screen.getByRole("button", { name }));
    await painted();
  };
  return { user, press };
}

const dialog = (name: string) => screen.getByRole("dialog", { name });

describe("a dialog", () => {
  test("has its title as its name, is modal, and stands beside the page", async () => {
    const { press } = show(<Opener name="Demo" />);
    await press("Open Demo");
    expect(dialog("Demo")).toHaveAttribute("aria-modal", "true");
    expect(within(dialog("Demo")).getByRole("heading", { level: 2, name: "Demo" })).toBeVisible();
    expect(page).not.toContainElement(dialog("Demo"));
  });

  test("takes focus and gives it back to what opened it", async () => {
    const { press } = show(<Opener name="Demo" />);
    await press("Open Demo");
    expect(dialog("Demo")).toHaveFocus();
    await press("Close");
    expect(screen.getByRole("button", { name: "Open Demo" })).toHaveFocus();
  });

  test("has focus and hears Escape before it is painted", () => {
    const onClose = jest.fn();
    function Page() {
      useLayoutEffect(() => {
        expect(dialog("Demo")).toHaveFocus();
        fireEvent.keyDown(document.body, { key: "Escape" });
      });
      return (
        <Dialog title="Demo" onClose={onClose}>
          text
        </Dialog>
      );
    }
    show(<Page />);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test("gives focus back to what was hidden while it was open", async () => {
    function Banner() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          {isOpen && (
            <Dialog title="Demo" onClose={() => setIsOpen(false)}>
              text
            </Dialog>
          )}
          <section hidden={isOpen}>
            <button onClick={() => setIsOpen(true)}>Open</button>
          </section>
        </>
      );
    }
    const { press } = show(<Banner />);
    const button = screen.getByRole("button", { name: "Open" });
    // As browsers have it, and jsdom has not: what is hidden takes no focus.
    jest.spyOn(button, "focus").mockImplementation(() => {
      if (button.closest("[hidden]") === null) HTMLElement.prototype.focus.call(button);
    });
    await press("Open");
    await press("Close");
    expect(button).toHaveFocus();
  });

  test("gives focus to nothing that is gone", async () => {
    function Once() {
      const [isOpen, setIsOpen] = useState(false);
      return isOpen ? (
        <Dialog title="Demo" onClose={() => setIsOpen(false)}>
          text
        </Dialog>
      ) : (
        <button onClick={() => setIsOpen(true)}>Open</button>
      );
    }
    const { press } = show(<Once />);
    await press("Open");
    await press("Close");
    expect(document.body).toHaveFocus();
  });

  test("makes the page behind inert and keeps it from scrolling, until it is closed", async () => {
    const { press } = show(<Opener name="Demo" />);
    expect(page).not.toHaveAttribute("inert");
    await press("Open Demo");
    expect(page).toHaveAttribute("inert");
    expect(html).toHaveClass("locked");
    await press("Close");
    expect(page).not.toHaveAttribute("inert");
    expect(html).not.toHaveClass("locked");
  });

  test("is shown, and has focus, before the page behind is made inert", async () => {
    const { user } = show(<Opener name="Demo" />);
    await user.click(screen.getByRole("button", { name: "Open Demo" }));
    expect(dialog("Demo")).toHaveFocus();
    expect(page).not.toHaveAttribute("inert");
    await painted();
    expect(page).toHaveAttribute("inert");
  });

  test("is gone before the page behind can be used again", async () => {
    const { user, press } = show(<Opener name="Demo" />);
    await press("Open Demo");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(page).toHaveAttribute("inert");
    await painted();
    expect(page).not.toHaveAttribute("inert");
  });

  test("takes no focus from where it went meanwhile", async () => {
    const { user, press } = show(
      <>
        <Opener name="Demo" />
        <button>Next</button>
      </>,
    );
    await press("Open Demo");
    await user.click(screen.getByRole("button", { name: "Close" }));
    const next = screen.getByRole("button", { name: "Next" });
    act(() => next.focus());
    await painted();
    expect(next).toHaveFocus();
  });

  test("leaves the page as it was when it is taken away from outside", async () => {
    const { unmount } = render(
      <Dialog title="Demo" onClose={jest.fn()}>
        text
      </Dialog>,
    );
    await painted();
    expect(page).toHaveAttribute("inert");
    unmount();
    await painted();
    expect(page).not.toHaveAttribute("inert");
    expect(html).not.toHaveClass("locked");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("closes by Escape, wherever focus is", async () => {
    const { press, user } = show(<Opener name="Demo" />);
    await press("Open Demo");
    await user.click(screen.getByLabelText("Demo field"));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("Open Demo");
    act(() => dialog("Demo").blur());
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("stays open at other keys, and at Escape that ends the composing of a character", async () => {
    const { press, user } = show(<Opener name="Demo" />);
    await press("Open Demo");
    await user.type(screen.getByLabelText("Demo field"), "a{Enter}");
    expect(screen.getByLabelText("Demo field")).toHaveValue("a");
    fireEvent.keyDown(screen.getByLabelText("Demo field"), { key: "Escape", isComposing: true });
    expect(dialog("Demo")).toBeVisible();
  });

  test("does what its owner says last", async () => {
    const [first, last] = [jest.fn(), jest.fn()];
    const { rerender } = render(
      <Dialog title="Demo" onClose={first}>
        text
      </Dialog>,
    );
    rerender(
      <Dialog title="Demo" onClose={last}>
        text
      </Dialog>,
    );
    await userEvent.keyboard("{Escape}");
    expect(first).not.toHaveBeenCalled();
    expect(last).toHaveBeenCalledTimes(1);
  });

  test("without Gatsby's root is shown all the same", () => {
    page.remove();
    render(
      <Dialog title="Demo" onClose={jest.fn()}>
        text
      </Dialog>,
    );
    expect(dialog("Demo")).toBeVisible();
  });
});

describe("several dialogs", () => {
  test("in a row each take focus and give it back", async () => {
    const { press } = show(
      <>
        <Opener name="Demo" />
        <Opener name="Call" />
      </>,
    );
    for (const name of ["Demo", "Call", "Demo"]) {
      await press(`Open ${name}`);
      expect(dialog(name)).toHaveFocus();
      expect(page).toHaveAttribute("inert");
      await press("Close");
      expect(screen.getByRole("button", { name: `Open ${name}` })).toHaveFocus();
      expect(page).not.toHaveAttribute("inert");
    }
  });

  test("one over the other: only the top one can be used, and Escape closes one at a time", async () => {
    const { press, user } = show(
      <Opener name="Demo">
        <Opener name="Cookies" />
      </Opener>,
    );
    await press("Open Demo");
    await press("Open Cookies");
    expect(dialog("Demo")).toHaveAttribute("inert");
    expect(dialog("Cookies")).not.toHaveAttribute("inert");
    expect(page).toHaveAttribute("inert");

    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog", { name: "Cookies" })).toBeNull();
    await painted();
    expect(dialog("Demo")).not.toHaveAttribute("inert");
    expect(screen.getByRole("button", { name: "Open Cookies" })).toHaveFocus();
    expect(page).toHaveAttribute("inert");
    expect(html).toHaveClass("locked");

    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    await painted();
    expect(page).not.toHaveAttribute("inert");
    expect(html).not.toHaveClass("locked");
  });
});
