import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LeadForm } from "./lead-form";

test("an empty form says what is missing", async () => {
  render(<LeadForm requestType="demo-callback" submitLabel="Book" place="page" contact="us" />);
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription("Please enter a name");
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
});
