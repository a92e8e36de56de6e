/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import {
  author,
  beginning,
  caseStudy,
  post,
  problemsWith,
  replaceIn,
  settings,
  term,
  testimonial,
} from "./testing/project";

const withPost = async (part: string, by: string) =>
  problemsWith({ "blog/first-post.mdx": replaceIn(post, part, by) });
const withStudy = async (part: string, by: string) =>
  problemsWith({ "case-studies/steel.mdx": replaceIn(caseStudy, part, by) });

test("a project of one good file of each kind has no mistake", async () => {
  expect(await problemsWith({})).toEqual([]);
});

describe("the fields of an entry", () => {
  test("that miss one are told which, and what belongs there", async () => {
    expect(await withPost("author: asha-rao\n", "")).toEqual([
      "content/blog/first-post.mdx:1 author: is missing; add the author's file name in content/authors, without .yml",
    ]);
  });

  test("that hold an unknown one are told its line and the nearest known one", async () => {
    expect(await withPost("topics:", "topic: x\ntopics:")).toEqual([
      beginning(
        'content/blog/first-post.mdx:6 topic: is not a field of a blog post. Did you mean "topics"? Known are: title, ',
      ),
    ]);
  });

  test("that hold an unknown one like no other are told the known ones alone", async () => {
    expect(await withPost("topics:", "password: x\ntopics:")).toEqual([
      beginning(
        "content/blog/first-post.mdx:6 password: is not a field of a blog post. Known are: ",
      ),
    ]);
  });

  test.each([
    [
      "title: A first post on sourcing",
      "title: 2026",
      2,
      "title: is a number, but has to be text: put it between double quotes",
    ],
    [
      "title: A first post on sourcing",
      "title:",
      2,
      "title: is empty, but has to be text: the post's heading",
    ],
    [
      "topics:\n  - sourcing",
      "topics: sourcing",
      6,
      "topics: is text, but has to be a list: one to four topics",
    ],
    ["topics:\n  - sourcing", "topics: []", 6, "topics: is empty; name one to four topics"],
    [
      "topics:\n  - sourcing",
      "topics:\n  - sourcing\n  - Two Words",
      8,
      'topics.1: "Two Words" is no slug; write lower-case words',
    ],
    ["topics:", "sample: maybe\ntopics:", 6, "sample: is text, but has to be true or false"],
    [
      "topics:",
      "cover: ./a.png\ntopics:",
      6,
      "cover: is text, but has to be a group of fields: an image with",
    ],
    ["A first post on sourcing", "Short", 2, "title: has 5 characters; write at least 10"],
    ["A first post on sourcing", "x".repeat(71), 2, "title: has 71 characters; write at most 70"],
    [
      "A first post on sourcing",
      '" A first post on sourcing"',
      2,
      "title: has white space around it",
    ],
    ["A first post on sourcing", '"A first post\\non sourcing"', 2, "title: has a line break"],
  ])(
    "of a wrong type or length are told what has to stand there: %j → %j",
    async (part, by, line, message) => {
      expect(await withPost(part, by)).toEqual([
        beginning(`content/blog/first-post.mdx:${line} ${message}`),
      ]);
    },
  );

  test.each(["2026-02-30", "31.01.2026", "2026-1-31", '"2026-01-31T09:00:00Z"', "0000-00-00"])(
    "with the wrong date %s are told how to write one",
    async (date) => {
      expect(await withPost("2026-01-31", date)).toEqual([
        beginning(
          `content/blog/first-post.mdx:4 date: "${date.replaceAll('"', "")}" is no date; write year-month-day, such as 2026-01-31`,
        ),
      ]);
    },
  );

  test("whose last change is before their publication are told so", async () => {
    expect(await withPost("author:", "updated: 2026-01-30\nauthor:")).toEqual([
      "content/blog/first-post.mdx:5 updated: is before date; mend one of the two",
    ]);
    expect(await withStudy("customer:", "updated: 2026-01-30\ncustomer:")).toEqual([
      "content/case-studies/steel.mdx:5 updated: is before date; mend one of the two",
    ]);
    expect(await withPost("author:", "updated: 2026-01-31\nauthor:")).toEqual([]);
  });

  test("deep inside a list are named by their path, with their own line", async () => {
    expect(await withStudy("    basis: all orders of 2025\n", "")).toEqual([
      "content/case-studies/steel.mdx:12 figures.1.basis: is missing; add what the figure is made of: period, scope, source",
    ]);
    expect(await withStudy("all orders of 2025", "1")).toEqual([
      beginning("content/case-studies/steel.mdx:14 figures.1.basis: is a number"),
    ]);
    expect(await withStudy("all orders of 2025", "all\n    source: x")).toEqual([
      beginning("content/case-studies/steel.mdx:15 figures.1.source: is not a field"),
    ]);
  });

  test("of a closed list are told its words and the nearest", async () => {
    expect(await withStudy("industry: manufacturing", "industry: manufacture")).toEqual([
      'content/case-studies/steel.mdx:6 industry: "manufacture" can\'t be used; use agriculture, food-and-beverages, logistics, manufacturing. Did you mean "manufacturing"?',
    ]);
  });

  test("of YAML files are checked as those of MDX files", async () => {
    expect(
      await problemsWith({
        "authors/asha-rao.yml": replaceIn(author, "role: Editor\n", ""),
        "testimonials/in-1-meera.yml": replaceIn(testimonial, "order: 1", "order: 1.5"),
        "settings.yml": replaceIn(settings, '"+14155550100"', '"415 555 0100"'),
      }),
    ).toEqual([
      "content/authors/asha-rao.yml:1 role: is missing; add what the author does",
      beginning(
        "content/settings.yml:6 phones.us.number: is no international number; write + and digits",
      ),
      beginning(
        "content/testimonials/in-1-meera.yml:2 order: is a number, but has to be a whole number",
      ),
    ]);
  });

  test.each([
    ["order: 1", "order: 0", "2 order: is less than 1"],
    ["order: 1", "order: 100", "2 order: is more than 99"],
    ["name: Meera", "name: Meera Iyer", "4 name: is more than a first name"],
    ["region: in", "region: uk", '1 region: "uk" can\'t be used; use in, us.'],
  ])("of a testimonial have their limits: %s → %s", async (part, by, message) => {
    expect(
      await problemsWith({ "testimonials/in-1-meera.yml": replaceIn(testimonial, part, by) }),
    ).toEqual([beginning(`content/testimonials/in-1-meera.yml:${message}`)]);
  });

  test("named like what every object has are unknown fields", async () => {
    expect(
      await problemsWith({
        "glossary/landed-cost.mdx": replaceIn(term, "term:", "constructor: x\n__proto__: x\nterm:"),
      }),
    ).toEqual([
      beginning(
        "content/glossary/landed-cost.mdx:2 constructor: is not a field of a glossary term.",
      ),
      beginning("content/glossary/landed-cost.mdx:3 __proto__: is not a field of a glossary term."),
    ]);
  });
});
