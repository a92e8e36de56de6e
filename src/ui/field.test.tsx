import { describe, expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SelectField, TextAreaField, TextField } from "./field";

describe("a line of text", () => {
  test("is called by its label and described by its hint", () => {
    render(<TextField name="email" label="Work email" autoComplete="email" hint="Your own." />);
    const field = screen.getByRole("textbox", { name: "Work email" });
    expect(field).toHaveAccessibleDescription("Your own.");
    expect(field).not.toHaveAttribute("aria-invalid");
    expect(field).toHaveAttribute("type", "text");
    expect(field).toHaveAttribute("name", "email");
  });

  test("without hint and error is described by nothing", () => {
    render(<TextField name="name" label="Name" autoComplete="name" />);
    expect(screen.getByRole("textbox")).not.toHaveAttribute("aria-describedby");
  });

  test("with an error is invalid and described by it, then by its hint", () => {
    render(<TextField name="a" label="A" autoComplete="off" hint="Hint." error="Wrong." />);
    expect(screen.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription("Wrong. Hint.");
  });

  test("for an e-mail address is neither capitalised nor corrected", () => {
    render(<TextField name="a" label="A" type="email" autoComplete="email" />);
    expect(screen.getByRole("textbox")).toHaveAttribute("autocapitalize", "none");
    expect(screen.getByRole("textbox")).toHaveAttribute("spellcheck", "false");
  });

  test("keeps what is typed when an error comes", async () => {
    const { rerender } = render(<TextField name="a" label="A" autoComplete="off" />);
    await userEvent.type(screen.getByRole("textbox"), "typed");
    rerender(<TextField name="a" label="A" autoComplete="off" error="Wrong." />);
    expect(screen.getByRole("textbox")).toHaveValue("typed");
  });
});

test("two fields of one name are told apart", () => {
  render(
    <>
      <TextField name="a" label="First" autoComplete="off" error="One." />
      <TextField name="a" label="Second" autoComplete="off" error="Two." />
    </>,
  );
  expect(screen.getByLabelText("First")).toHaveAccessibleDescription("One.");
  expect(screen.getByLabelText("Second")).toHaveAccessibleDescription("Two.");
});

test("several lines of text have label, hint and error, too", () => {
  render(<TextAreaField name="a" label="Requirements" hint="Optional." error="Too long." />);
  const field = screen.getByRole("textbox", { name: "Requirements" });
  expect(field.tagName).toBe("TEXTAREA");
  expect(field).toHaveAccessibleDescription("Too long. Optional.");
});

test("a choice tells what was chosen and leaves it to its owner", async () => {
  const onChange = jest.fn();
  const options = [
    { value: "IN", label: "India (+91)" },
    { value: "US", label: "United States (+1)" },
  ];
  render(
    <SelectField
      name="country"
      label="Country code"
      autoComplete="off"
      value="IN"
      options={options}
      onChange={onChange}
    />,
  );
  const field = screen.getByRole("combobox", { name: "Country code" });
  expect(field).toHaveDisplayValue("India (+91)");
  await userEvent.selectOptions(field, "United States (+1)");
  expect(onChange.mock.calls).toEqual([["US"]]);
  expect(field).toHaveDisplayValue("India (+91)");
});
