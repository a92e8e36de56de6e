import { expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./button";
import { Picture } from "./picture";
import { PostDate } from "./post-date";
import { Quote } from "./quote";

test("a button does what it says, and nothing while it is disabled", async () => {
  const onClick = jest.fn();
  const { rerender } = render(
    <Button type="button" onClick={onClick}>
      Send
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Send" });
  expect(button).toHaveAttribute("type", "button");
  expect(button).toHaveClass("primary");
  await userEvent.click(button);
  rerender(
    <Button type="button" onClick={onClick} disabled variant="secondary">
      Send
    </Button>,
  );
  await userEvent.click(button);
  expect(button).toHaveClass("secondary");
  expect(onClick).toHaveBeenCalledTimes(1);
});

test.each([
  ["2026-01-31", "31 January 2026"],
  ["2026-12-01", "1 December 2026"],
  ["2024-02-29", "29 February 2024"],
])("the day %s is written %s, for machines too", (day, text) => {
  render(<PostDate day={day} />);
  expect(screen.getByText(text)).toHaveAttribute("datetime", day);
});

test("a quote tells the words and who said them", () => {
  render(<Quote text="It works." name="Asha" title="Head of Procurement" company="Example Co" />);
  expect(screen.getByRole("figure")).toHaveTextContent(
    "“It works.”Asha, Head of Procurement, Example Co",
  );
  expect(screen.getByRole("blockquote")).toHaveTextContent("It works.");
});

const image = {
  layout: "constrained" as const,
  width: 800,
  height: 450,
  images: {
    sources: [{ type: "image/webp", srcSet: "/a.webp 400w", sizes: "100vw" }],
    fallback: { src: "/a.png", srcSet: "/a.png 400w", sizes: "100vw" },
  },
};

test("a picture has its sizes, its sources and its text, and loads when it comes near", () => {
  render(<Picture image={image} alt="A cover" />);
  const picture = screen.getByRole("img", { name: "A cover" });
  expect(picture).toHaveAttribute("src", "/a.png");
  expect(picture).toHaveAttribute("srcset", "/a.png 400w");
  expect(picture).toHaveAttribute("width", "800");
  expect(picture).toHaveAttribute("height", "450");
  expect(picture).toHaveAttribute("loading", "lazy");
  const source = picture.parentElement?.querySelector("source");
  expect(source).toHaveAttribute("type", "image/webp");
  expect(source).toHaveAttribute("srcset", "/a.webp 400w");
});

test("a picture without other sources shows its image alone", () => {
  const plain = { ...image, images: { fallback: { src: "/a.png" } } };
  render(<Picture image={plain} alt="" />);
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/a.png");
});
