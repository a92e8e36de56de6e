import { describe, expect, jest, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { ButtonLink } from "./button";
import { EntryList } from "./entry-list";
import { Link } from "./link";
import { LinkList } from "./link-list";

jest.mock("gatsby", () => ({
  Link: ({ to, children, ...rest }: { readonly to: string; readonly children: string }) => (
    <a {...rest} href={to} data-by="gatsby">
      {children}
    </a>
  ),
}));

const link = (name: string) => screen.getByRole("link", { name });

describe("a link", () => {
  test.each(["/", "/about/", "/#roi", "/blog/?page=2#top"])(
    "to %s leads there by Gatsby's navigation",
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
  ])("to %s is a plain one", (href, rel) => {
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

test("a link that looks like a button is a link, of Gatsby's inside the site", () => {
  render(<ButtonLink href="/request-demo/">Free Demo</ButtonLink>);
  render(
    <ButtonLink href="https://example.com/" variant="secondary">
      Pricing
    </ButtonLink>,
  );
  expect(link("Free Demo")).toHaveAttribute("data-by", "gatsby");
  expect(link("Free Demo")).toHaveClass("primary");
  expect(link("Pricing")).not.toHaveAttribute("data-by");
  expect(link("Pricing")).toHaveClass("secondary");
});

describe("a titled list of links", () => {
  test("is a navigation of that name", () => {
    render(
      <LinkList
        title="Related"
        links={[
          { url: "/a/", title: "A" },
          { url: "/b/", title: "B" },
        ]}
      />,
    );
    const list = within(screen.getByRole("navigation", { name: "Related" }));
    expect(list.getByRole("heading", { name: "Related", level: 2 })).toBeVisible();
    expect(list.getAllByRole("link").map((each) => each.getAttribute("href"))).toEqual([
      "/a/",
      "/b/",
    ]);
  });

  test("is nothing where there is none", () => {
    const { container } = render(<LinkList title="Related" links={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("the entries of an index", () => {
  const entries = [
    { url: "/blog/a/", title: "A", description: "About A", note: "31 January 2026" },
    { url: "/blog/b/", title: "B", description: "About B" },
  ];

  test("are headings with plain links, descriptions and notes", () => {
    render(<EntryList entries={entries} empty="No posts yet." />);
    const [first, second] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent("AAbout A31 January 2026");
    expect(second).toHaveTextContent(/^BAbout B$/u);
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2);
    expect(link("A")).toHaveAttribute("href", "/blog/a/");
    expect(link("A")).not.toHaveAttribute("data-by");
  });

  test("are said to be none where there is none", () => {
    render(<EntryList entries={[]} empty="No posts yet." />);
    expect(screen.getByText("No posts yet.")).toBeVisible();
    expect(screen.queryByRole("list")).toBeNull();
  });
});
