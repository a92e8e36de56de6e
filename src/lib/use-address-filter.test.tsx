import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { useAddressFilter, type FilterRules } from "./use-address-filter";

const rules: FilterRules<"find"> = {
  none: { find: "" },
  parse: (values) => ({ find: values.get("find") ?? "" }),
};

function List() {
  const form = useRef<HTMLFormElement>(null);
  const { read } = useAddressFilter(form, rules);
  return (
    <form ref={form} onInput={read}>
      <input name="find" aria-label="Find" />
    </form>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/list/?utm_source=letter");
});

afterEach(() => {
  jest.useRealTimers();
});

async function type(text: string) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<List />);
  await user.type(screen.getByRole("textbox", { name: "Find" }), text);
}

const waitASecond = () => act(() => jest.advanceTimersByTime(1000));
const address = () => window.location.pathname + window.location.search;

test("what is looked for stands in the address a moment later, beside what it held", async () => {
  await type("mt940");
  expect(address()).toBe("/list/?utm_source=letter");
  waitASecond();
  expect(address()).toBe("/list/?utm_source=letter&find=mt940");
});

test("a visitor who has followed a link meanwhile takes none of it along", async () => {
  await type("mt940");
  window.history.pushState(null, "", "/contact-sales/");
  waitASecond();
  expect(address()).toBe("/contact-sales/");
});

test("nor one who has gone to the same page without it", () => {
  window.history.replaceState(null, "", "/list/?find=mt940");
  render(<List />);
  window.history.pushState(null, "", "/list/");
  waitASecond();
  expect(address()).toBe("/list/");
});
