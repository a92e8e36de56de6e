import { describe, expect, test } from "@jest/globals";
import { pages } from "./support/pages";

const studies = pages.filter(({ url }) => /^\/case-study\/[^/]+\/$/u.test(url));

const textsOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent.trim());

/** What stands between a heading and the next one. */
function below(heading: Element | undefined): Element[] {
  const found: Element[] = [];
  let next = heading?.nextElementSibling ?? null;
  while (next !== null && next.tagName !== "H2") {
    found.push(next);
    next = next.nextElementSibling;
  }
  return found;
}

test("there are five case studies", () => {
  expect(studies).toHaveLength(5);
});

describe.each(studies.map((study) => [study.url, study.document] as const))("%s", (_, document) => {
  const sections = [...document.querySelectorAll("[data-content] > h2")];

  test.each(["The problem", "The approach"])("tells %s", (title) => {
    const section = sections.find(({ textContent }) => textContent === title);
    expect(textsOf(below(section)).join(" ").length).toBeGreaterThan(200);
  });

  test("says what each of its two to four figures rests on", () => {
    const figures = [...document.querySelectorAll("article > dl > div")];
    expect(figures.length).toBeGreaterThanOrEqual(2);
    expect(figures.length).toBeLessThanOrEqual(4);
    for (const figure of figures) {
      const [value = "", basis = ""] = textsOf(figure.querySelectorAll("dd"));
      expect(value).toMatch(/\d/u);
      expect(basis.length).toBeGreaterThan(20);
    }
  });

  test("reckons its result in a table, whose last line is the sum or the whole", () => {
    const [last] = [...document.querySelectorAll("[data-content] table")].map((table) =>
      textsOf(table.querySelectorAll("tr:last-child strong")),
    );
    expect(last?.length).toBeGreaterThan(1);
  });

  test("has the words of a named person at the customer", () => {
    const quote = document.querySelector("article > figure");
    const said = quote?.querySelector("blockquote")?.textContent ?? "";
    expect(said).toMatch(/^“.{20,}”$/u);
    expect(quote?.querySelector("figcaption")?.textContent.split(", ").length).toBeGreaterThan(2);
  });
});
