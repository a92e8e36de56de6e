import { beforeEach, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { painted } from "../lib/testing/painted";
import { Dialog } from "./dialog";

const page = document.createElement("div");
page.id = "___gatsby";

beforeEach(() => document.body.append(page));

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
          {children}
        </Dialog>
      )}
    </>
  );
}

test("of two open dialogs only the top one can be used, and Escape closes one at a time", async () => {
  render(
    <Opener name="Demo">
      <Opener name="Cookies" />
    </Opener>,
    { container: page },
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole("button", { name: "Open Demo" }));
  await user.click(screen.getByRole("button", { name: "Open Cookies" }));
  await painted();
  expect(screen.getByRole("dialog", { name: "Demo" })).toHaveAttribute("inert");
  expect(page).toHaveAttribute("inert");

  await user.keyboard("{Escape}");
  await painted();
  expect(screen.queryByRole("dialog", { name: "Cookies" })).toBeNull();
  expect(screen.getByRole("dialog", { name: "Demo" })).not.toHaveAttribute("inert");
  expect(screen.getByRole("button", { name: "Open Cookies" })).toHaveFocus();
  expect(page).toHaveAttribute("inert");

  await user.keyboard("{Escape}");
  await painted();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(page).not.toHaveAttribute("inert");
});
