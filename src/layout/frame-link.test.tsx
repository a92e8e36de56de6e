import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { FrameLink } from "./frame-link";

const show = (href: string) => {
  render(
    <FrameLink href={href} path="/about/">
      There
    </FrameLink>,
  );
  return screen.getByRole("link", { name: "There" });
};

test("a link to the page itself says so", () => {
  expect(show("/about/")).toHaveAttribute("aria-current", "page");
});

test.each(["/", "/about/#team", "/blog/"])("a link to %s is plain", (href) => {
  const link = show(href);
  expect(link).toHaveAttribute("href", href);
  expect(link).not.toHaveAttribute("aria-current");
  expect(link).not.toHaveAttribute("rel");
});

test("a link elsewhere gives the page there no hold on this one", () => {
  expect(show("https://example.com/")).toHaveAttribute("rel", "noopener");
});
