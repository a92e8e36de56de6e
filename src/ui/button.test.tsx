import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./button";

test("a busy button keeps the focus, and neither it nor Enter in a field submits its form", async () => {
  let submissions = 0;
  const form = (isBusy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submissions += 1;
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" isBusy={isBusy}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole("button", { name: "Send" });
  await userEvent.click(button);
  expect(submissions).toBe(1);

  rerender(form(true));
  await userEvent.keyboard("{Enter}");
  await userEvent.dblClick(button);
  await userEvent.type(screen.getByLabelText("Name"), "Asha{Enter}");
  expect(submissions).toBe(1);
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.tab();
  expect(button).toHaveFocus();

  rerender(form(false));
  await userEvent.keyboard("{Enter}");
  expect(submissions).toBe(2);
});
