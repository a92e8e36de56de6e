import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { ShareLinks } from "./share-links";

const title = "R&D: 5 % off? #1 ₹";
const url = "https://site.example/blog/a-post/";

test.each([
  ["E-mail", { subject: title, body: url }],
  ["LinkedIn", { url }],
  ["X", { text: title, url }],
  ["WhatsApp", { text: `${title} ${url}` }],
])("%s gets the title and the full address", (name, expected) => {
  render(<ShareLinks title={title} url="/blog/a-post/" />);
  const href = screen.getByRole("link", { name }).getAttribute("href") ?? "";
  expect(Object.fromEntries(new URL(href).searchParams)).toEqual(expected);
});
