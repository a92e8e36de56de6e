import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { FilterLine } from "./filter-line";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test("the count is shown at once and announced after a pause", () => {
  const form = createRef<HTMLFormElement>();
  const line = (status: string) => (
    <FilterLine
      form={form}
      name="Glossary"
      label="Find"
      status={status}
      onInput={() => undefined}
    />
  );
  const { rerender } = render(line("81 terms"));
  const announced = screen.getByRole("status");
  for (const typed of ["50 of 81 terms", "9 of 81 terms"]) {
    rerender(line(typed));
    expect(screen.getByText(typed)).toBeVisible();
    expect(announced).toHaveTextContent(/^81 terms$/u);
  }
  act(() => jest.advanceTimersByTime(1000));
  expect(announced).toHaveTextContent(/^9 of 81 terms$/u);
});
