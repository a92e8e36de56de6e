import { expect, test } from "@jest/globals";
import type { HTMLElement } from "node-html-parser";
import { terms } from "../../support/site-content";
import { pages } from "../support/pages";

const glossary = pages.find(({ url }) => url === "/glossary/")?.document;

const namesOf = (elements: readonly HTMLElement[] | undefined) =>
  (elements ?? []).map(({ textContent }) => textContent);

test("every term is listed once, alphabetically and below its first letter", () => {
  const groups = (glossary?.querySelectorAll("main section") ?? []).filter((section) =>
    section.querySelector("h2[id^=letter-]"),
  );
  const listed = groups.flatMap((group) => {
    const letter = group.querySelector("h2")?.textContent ?? "";
    const names = namesOf(group.querySelectorAll("h3 a"));
    expect(names.filter((name) => !name.toUpperCase().startsWith(letter))).toEqual([]);
    return names;
  });
  expect(listed).toHaveLength(terms.length);
  const sorted = listed.toSorted((a, b) => a.localeCompare(b, "en", { sensitivity: "base" }));
  expect(listed).toEqual(sorted);
});

test("each letter links to its terms", () => {
  const links = glossary?.querySelectorAll('nav[aria-label="Letters"] a') ?? [];
  const letters = namesOf(glossary?.querySelectorAll("main section > h2[id^=letter-]"));
  expect(namesOf(links)).toEqual(letters);
  for (const link of links) {
    const { hash, pathname } = new URL(
      link.getAttribute("href") ?? "",
      "http://localhost/glossary/",
    );
    expect(pathname).toBe("/glossary/");
    expect(glossary?.getElementById(hash.slice(1))?.textContent).toBe(link.textContent);
  }
});
