import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { PageLinks } from "./page-links";

test("pagination links to the neighbours and both ends, and marks the current page", () => {
  render(<PageLinks url="/blog/" position={{ number: 5, count: 9 }} />);
  expect(screen.getByRole("navigation", { name: "Pages" })).toBeInTheDocument();
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/blog/",
    "/blog/page/4/",
    "/blog/page/5/",
    "/blog/page/6/",
    "/blog/page/9/",
  ]);
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Page 5 of 9");
});

test("an index of one page has no pagination", () => {
  render(<PageLinks url="/blog/" position={{ number: 1, count: 1 }} />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
