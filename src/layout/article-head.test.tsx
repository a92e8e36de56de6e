import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { ArticleHead } from "./article-head";
import { Byline } from "./byline";

test("a head shows kicker, heading, summary, byline and what is invented", () => {
  render(
    <ArticleHead heading="Buy steel" intro="On landed cost." kicker="Alpha" sample="All invented.">
      <Byline
        author={{ url: "/blog/author/asha/", name: "Asha Rao", role: "Buyer" }}
        isSample={false}
        day="2026-01-31"
        readingTime={4}
      />
    </ArticleHead>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Buy steel" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Asha Rao" })).toHaveAttribute(
    "href",
    "/blog/author/asha/",
  );
  expect(screen.getByText("31 January 2026").closest("p")).toHaveTextContent(/4 min read$/u);
  for (const words of ["On landed cost.", "Alpha", "All invented."]) {
    expect(screen.getByText(words)).toBeVisible();
  }
});
