/** @jest-environment jsdom */
import { expect, test } from "@jest/globals";
import { atomFeed, type FeedEntry } from "./feed";

const site = { siteUrl: "https://site.example", brand: "Example" };
const blog = { title: "Notes & sums", description: "Sums." };
const entry: FeedEntry = {
  url: "/blog/a-post/",
  title: 'Freight < duty & "credit" ]]> \u0000\uD800',
  description: "A sum.",
  date: "2026-01-31",
  lastModified: "2026-02-01",
  author: { name: "Asha & Ravi", url: "/blog/author/asha/" },
  sample: false,
  cover: null,
  topicPages: [{ slug: "scrap", label: "Scrap" }],
  content: "<p>3 &lt; 4</p>",
};

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
}

test("whatever is in a title, the feed is XML and a reader sees the same", () => {
  const document = parse(atomFeed(site, blog, [entry]));
  expect(document.documentElement.namespaceURI).toBe("http://www.w3.org/2005/Atom");
  expect(document.querySelector("entry > title")?.textContent).toBe(
    'Freight < duty & "credit" ]]> \uFFFD\uFFFD',
  );
  expect(document.querySelector("entry > content")?.textContent).toBe("<p>3 &lt; 4</p>");
  expect(document.querySelector("entry name")?.textContent).toBe("Asha & Ravi");
});

test("an entry has the days of its publication and the feed that of its last change", () => {
  const older = { ...entry, url: "/blog/b/", date: "2025-01-01", lastModified: "2025-01-01" };
  const document = parse(atomFeed(site, blog, [entry, older]));
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(texts("published")).toEqual(["2026-01-31T00:00:00Z", "2025-01-01T00:00:00Z"]);
  expect(texts("feed > updated")).toEqual(["2026-02-01T00:00:00Z"]);
});
