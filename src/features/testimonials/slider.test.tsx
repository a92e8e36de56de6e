import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { Slider } from "./slider";

const items = ["Asha", "Ben", "Chen"].map((name) => ({
  slug: name,
  region: "in",
  review: "Good.",
  name,
  title: "Buyer",
  company: "Example Co",
  round: false,
  sample: false,
  image: null,
}));

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const press = (name: string) => act(() => screen.getByRole("button", { name }).click());
const current = () =>
  screen
    .getAllByRole("button", { name: /of 3$/u })
    .findIndex((dot) => dot.getAttribute("aria-current") === "true");

beforeEach(() => {
  jest.useFakeTimers();
  const query = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Reflect.set(window, "matchMedia", () => query);
});

test("it moves on after its interval, stops when paused, and goes on when played", () => {
  render(<Slider items={items} interval={4000} />);
  pass(3999);
  expect(current()).toBe(0);
  pass(1);
  expect(current()).toBe(1);
  press("Pause");
  pass(20_000);
  expect(current()).toBe(1);
  press("Play");
  pass(4000);
  expect(current()).toBe(2);
  press("Next testimonial");
  pass(1);
  expect(current()).toBe(0);
});
