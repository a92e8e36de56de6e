import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { useQueryForm } from "./use-query-form";

function List() {
  const form = useRef<HTMLFormElement>(null);
  const { values, update, reset } = useQueryForm(form, { find: "", kind: "", unit: "kg" });
  return (
    <form ref={form} onInput={update}>
      <input name="find" aria-label="Find" maxLength={20} />
      <input type="radio" name="kind" value="" aria-label="All" defaultChecked />
      <input type="radio" name="kind" value="banks" aria-label="Banks" />
      <select name="unit" aria-label="Unit">
        <option>kg</option>
        <option>t</option>
      </select>
      <button type="button" onClick={reset}>
        Reset
      </button>
      <output>{Object.values(values).join("|")}</output>
    </form>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState({ key: "k" }, "", "/list/?utm_source=letter#top");
});

afterEach(() => {
  jest.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const field = () => screen.getByRole("textbox", { name: "Find" });
const values = () => screen.getByRole("status").textContent;
const waitASecond = () => act(() => jest.advanceTimersByTime(1000));
const address = () => window.location.href.slice(window.location.origin.length);

test("the address takes the changed values a moment later and keeps the rest", async () => {
  render(<List />);
  await user.type(field(), " a&b ");
  await user.click(screen.getByRole("radio", { name: "Banks" }));
  expect(values()).toBe(" a&b |banks|kg");
  waitASecond();
  expect(address()).toBe("/list/?utm_source=letter&find=a%26b&kind=banks#top");
  expect(window.history.state).toEqual({ key: "k" });
  await user.click(screen.getByRole("button", { name: "Reset" }));
  expect(values()).toBe("||kg");
  waitASecond();
  expect(address()).toBe("/list/?utm_source=letter#top");
});

test.each([
  ["?find=mt940&kind=banks&unit=t", "mt940|banks|t"],
  ["?kind=unknown&unit=unknown", "||kg"],
  [`?find=${"a".repeat(99)}`, `${"a".repeat(20)}||kg`],
])("%s fills the form with values that the fields accept", (query, expected) => {
  window.history.replaceState(null, "", `/list/${query}`);
  render(<List />);
  expect(values()).toBe(expected);
});

test.each(["/contact-sales/", "/list/"])(
  "a visitor who has gone to %s meanwhile keeps that address",
  async (next) => {
    render(<List />);
    await user.type(field(), "mt940");
    window.history.pushState(null, "", next);
    waitASecond();
    expect(address()).toBe(next);
  },
);
