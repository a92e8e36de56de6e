/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { formatProblem } from "../../content-model/problem";
import { checkContent } from "./check";
import {
  author,
  beginning,
  inFolder,
  page,
  post,
  problemsWith,
  replaceIn,
  settings,
  term,
  testimonial,
  topic,
} from "./testing/project";

describe("a project", () => {
  test("with nothing but its settings has no mistake", async () => {
    const alone = {
      "content/settings.yml": replaceIn(settings, "/about/", "https://example.com/"),
    };
    const result = await inFolder(alone, checkContent);
    expect(result.problems).toEqual([]);
    expect(result.results).toHaveLength(1);
  });

  test.each([
    ["case studies", { "case-studies/steel.mdx": null }],
    ["testimonials", { "testimonials/in-1-meera.yml": null }],
    ["posts", { "blog/first-post.mdx": null }],
    ["posts and authors", { "blog/first-post.mdx": null, "authors/asha-rao.yml": null }],
    ["posts and topics", { "blog/first-post.mdx": null, "topics/sourcing.yml": null }],
    [
      "terms",
      {
        "glossary/landed-cost.mdx": null,
        "pages/about.mdx": replaceIn(page, "/glossary/landed-cost/", "/blog/first-post/"),
      },
    ],
  ])("without %s has no mistake", async (_, changes) => {
    expect(await problemsWith(changes)).toEqual([]);
  });

  test.each(["pages", "blog", "case-studies", "glossary", "authors", "topics", "testimonials"])(
    "with an empty folder %s has no mistake",
    async (folder) => {
      const files = {
        "content/settings.yml": replaceIn(settings, "/about/", "https://example.com/"),
        [`content/${folder}/.gitkeep`]: "",
      };
      expect((await inFolder(files, checkContent)).problems).toEqual([]);
    },
  );

  test("without settings is told what they are for", async () => {
    expect(await problemsWith({ "settings.yml": null })).toEqual([
      "content/settings.yml:1 file: is missing; every page needs the brand, telephone numbers and menus it holds",
    ]);
    const { problems } = await inFolder({ "package.json": "{}" }, checkContent);
    expect(problems.map(formatProblem)).toEqual([
      beginning("content/settings.yml:1 file: is missing"),
    ]);
  });

  test("is told all mistakes of all files at once, in the order of files and lines", async () => {
    const problems = await problemsWith({
      "authors/asha-rao.yml": `${author}email: x\n`,
      "blog/first-post.mdx": replaceIn(
        post,
        "2026-01-31\nauthor: asha-rao",
        "soon\nauthor: asha-roa\ncover: { src: ./no.png, alt: A coil }",
      ).concat("\n{x}\n\n<Calout />\n\n[Go](/none/)\n"),
      "glossary/landed-cost.mdx": replaceIn(term, "Freight", "Freight <b>"),
      "notes.txt": "",
      "pages/about.mdx": replaceIn(page, "title: About", "titel: About"),
      "settings.yml": replaceIn(settings, "/about/", "/no/"),
    });
    expect(problems).toEqual([
      beginning("content/authors/asha-rao.yml:4 email: is not a field of an author."),
      beginning('content/blog/first-post.mdx:4 date: "soon" is no date'),
      beginning(
        'content/blog/first-post.mdx:5 author: names "asha-roa", but there is no such author',
      ),
      beginning("content/blog/first-post.mdx:6 cover.src: shows ./no.png"),
      beginning("content/blog/first-post.mdx:17 body: has the expression {x}"),
      beginning("content/blog/first-post.mdx:19 body: names the unknown component <Calout>"),
      beginning("content/blog/first-post.mdx:21 body: links to /none/"),
      beginning("content/glossary/landed-cost.mdx:6 body: is broken MDX"),
      beginning("content/notes.txt:1 file: is in no known place"),
      beginning("content/pages/about.mdx:1 title: is missing"),
      beginning('content/pages/about.mdx:3 titel: is not a field of a page. Did you mean "title"?'),
      beginning("content/settings.yml:15 header.0.links.0.to: links to /no/"),
    ]);
  });
});

describe("two entries", () => {
  test("can't have one address", async () => {
    expect(
      await problemsWith({ "pages/about/index.mdx": page.replace(/About/gu, "Other") }),
    ).toEqual([
      "content/pages/about/index.mdx:1 file: has the address /about/, as has content/pages/about.mdx; rename or remove one of the two files",
    ]);
    expect(
      await problemsWith({ "pages/blog/first-post.mdx": page.replace(/About/gu, "Other") }),
    ).toEqual([
      beginning(
        "content/pages/blog/first-post.mdx:1 file: has the address /blog/first-post/, as has content/blog/first-post.mdx",
      ),
    ]);
  });

  test("without an address can't have one name", async () => {
    expect(await problemsWith({ "testimonials/in-1-meera/index.yml": testimonial })).toEqual([
      beginning(
        "content/testimonials/in-1-meera/index.yml:1 file: has the name in-1-meera, as has content/testimonials/in-1-meera.yml",
      ),
    ]);
    expect(await problemsWith({ "testimonials/asha-rao.yml": testimonial })).toEqual([]);
  });

  test("can't have one title, whatever its case, even where another field is wrong", async () => {
    const other = replaceIn(page, "title: About", "title: ABOUT").replace(
      "heading: About the company\n",
      "",
    );
    expect(await problemsWith({ "pages/we.mdx": other })).toEqual([
      beginning("content/pages/we.mdx:1 heading: is missing"),
      "content/pages/we.mdx:3 title: is the same as in content/pages/about.mdx; search results can't tell them apart, change one",
    ]);
    expect(await problemsWith({ "glossary/cost.mdx": term })).toEqual([
      beginning(
        "content/glossary/landed-cost.mdx:2 term: is the same as in content/glossary/cost.mdx",
      ),
    ]);
    expect(await problemsWith({ "testimonials/in-2-meera.yml": testimonial })).toEqual([]);
  });
});

describe("the entries that an entry names", () => {
  test("have to exist, each named with its place in the list and the nearest", async () => {
    const related = replaceIn(
      term,
      "term:",
      "related:\n  - landed-cost\n  - landed-costs\n  - Bad Name\nterm:",
    );
    expect(await problemsWith({ "glossary/landed-cost.mdx": related })).toEqual([
      'content/glossary/landed-cost.mdx:4 related.1: names "landed-costs", but there is no such glossary term in content/glossary. Did you mean "landed-cost"?',
      beginning('content/glossary/landed-cost.mdx:5 related.2: "Bad Name" is no slug'),
    ]);
  });

  test("a topic that nobody described is told, with what was perhaps meant", async () => {
    const misspelt = replaceIn(post, "  - sourcing", "  - sourcng");
    expect(await problemsWith({ "blog/first-post.mdx": misspelt })).toEqual([
      'content/blog/first-post.mdx:7 topics.0: names "sourcng", but there is no such topic in content/topics. Did you mean "sourcing"?',
    ]);
  });

  test.each([
    ["/blog/topic/scrap/", "has no post"],
    ["/blog/topic/sourcing/", null],
    ["/blog/author/asha-rao/", null],
  ])("a link to %s leads to a page only where there is a post", async (address, why) => {
    const scrap = replaceIn(replaceIn(topic, "Sourcing", "Scrap"), "sourcing", "scrap");
    const problems = await problemsWith({
      "topics/scrap.yml": scrap,
      "pages/about.mdx": replaceIn(page, "/glossary/landed-cost/", address),
    });
    expect(problems).toEqual(
      why === null
        ? []
        : [beginning(`content/pages/about.mdx:8 body: links to ${address}, which ${why}, so that`)],
    );
  });

  test("have to be of the right kind", async () => {
    expect(await problemsWith({ "authors/asha-rao.yml": null })).toEqual([
      'content/blog/first-post.mdx:5 author: names "asha-rao", but there is no such author in content/authors.',
    ]);
  });
});
