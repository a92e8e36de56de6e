import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Link } from "./link";

const link = (name: string) => screen.getByRole("link", { name });

describe("a link", () => {
  test.each(["/", "/about/", "/#roi", "/blog/?page=2#top"])(
    "to %s uses Gatsby's navigation",
    (href) => {
      render(
        <Link href={href} className="x">
          There
        </Link>,
      );
      expect(link("There")).toHaveAttribute("href", href);
      expect(link("There")).toHaveAttribute("data-by", "gatsby");
      expect(link("There")).toHaveClass("x");
    },
  );

  test.each([
    ["https://example.com/", "noopener"],
    ["http://example.com/a/", "noopener"],
    ["//example.com/", null],
    ["#top", null],
    ["mailto:hello@example.com", null],
    ["tel:+910000000000", null],
  ])("to %s is plain, with rel=%j", (href, rel) => {
    render(
      <Link href={href} className="x">
        There
      </Link>,
    );
    expect(link("There")).toHaveAttribute("href", href);
    expect(link("There")).not.toHaveAttribute("data-by");
    expect(link("There").getAttribute("rel")).toBe(rel);
    expect(link("There")).toHaveClass("x");
  });
});
