import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Link } from "./link";

test.each([
  ["/", "gatsby", null],
  ["/about/", "gatsby", null],
  ["/#roi", "gatsby", null],
  ["/blog/?page=2#top", "gatsby", null],
  ["https://example.com/", null, "noopener"],
  ["http://example.com/a/", null, "noopener"],
  ["//example.com/", null, null],
  ["#top", null, null],
  ["mailto:hello@example.com", null, null],
  ["tel:+910000000000", null, null],
])("a link to %s is followed by %j, with rel=%j", (href, by, rel) => {
  render(<Link href={href}>There</Link>);
  const link = screen.getByRole("link", { name: "There" });
  const attributes = ["href", "data-by", "rel"].map((name) => link.getAttribute(name));
  expect(attributes).toEqual([href, by, rel]);
});
