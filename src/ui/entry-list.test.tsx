import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { EntryList } from "./entry-list";

test("a card is one link with its figure, and screen readers skip its cover", () => {
  const image = {
    layout: "constrained",
    width: 16,
    height: 9,
    images: { fallback: { src: "/c.webp" } },
  } as const;
  const figure = { value: "₹10", label: "less a tonne" };
  const entry = { url: "/a/", title: "First", description: "What it is about." };
  render(<EntryList hasLead entries={[{ ...entry, figure, cover: { image, alt: "Lines" } }]} />);
  expect(screen.getByRole("link", { name: "First" })).toHaveAttribute("href", "/a/");
  expect(screen.getByRole("listitem")).toHaveTextContent("₹10 less a tonne");
  expect(screen.queryByRole("img")).toBeNull();
});

test("without entries it says what will be there", () => {
  render(<EntryList entries={[]} empty="No posts yet." />);
  expect(screen.getByText("No posts yet.")).toBeVisible();
  expect(screen.queryByRole("list")).toBeNull();
});
