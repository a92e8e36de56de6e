import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { useKeeping } from "./use-keeping";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const announced: (string | null)[] = [];
const ignore = () => undefined;
const figuresOf = (price: string) => ({ region: "in", state: price }) as const;

/** Announces a price once it has settled, as a tool does with its result. */
function Announcement({ figures }: { readonly figures: ReturnType<typeof figuresOf> }) {
  const { isSettled } = useKeeping(null, { figures, origin: "visitor" }, true, ignore);
  return (
    <p
      role="status"
      ref={(element) => {
        if (element !== null) announced.push(element.textContent);
      }}
    >
      {isSettled ? figures.state : ""}
    </p>
  );
}

test("each time figures are typed only those after the pause are announced", () => {
  const { rerender } = render(<Announcement figures={figuresOf("1")} />);
  const type = (price: string) => rerender(<Announcement figures={figuresOf(price)} />);
  const pause = () => act(() => jest.advanceTimersByTime(1000));
  type("16");
  pause();
  expect(screen.getByRole("status")).toHaveTextContent(/^16$/u);
  type("1");
  type("17");
  type("1700");
  pause();
  expect(screen.getByRole("status")).toHaveTextContent(/^1700$/u);
  expect(announced.filter((text) => text !== "")).toEqual(["16", "1700"]);
});
