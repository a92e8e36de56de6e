/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { beginning, page, post, problemsWith, replaceIn, term } from "./testing/project";

describe("a mistake in one file brings no mistake to others", () => {
  const toAnchors = replaceIn(
    post,
    "(/about/#where-we-are)",
    "(/about/#where-we-are) and [more](/about/#more)",
  );
  const about = replaceIn(page, "In one place.", "## More\n\nText.");

  test("that name it: an author, a term, a page of a solution", async () => {
    const problems = await problemsWith({
      "authors/asha-rao.yml": "name: [",
      "glossary/landed-cost.mdx": replaceIn(term, "term: landed cost\n", ""),
      "pages/about.mdx": replaceIn(page, "heading: About the company\n", ""),
    });
    expect(problems).toEqual([
      beginning("content/authors/asha-rao.yml:1 front matter: is broken YAML"),
      beginning("content/glossary/landed-cost.mdx:1 term: is missing"),
      beginning("content/pages/about.mdx:1 heading: is missing"),
    ]);
  });

  test.each([
    [
      "its front matter is not closed",
      replaceIn(about, "---\n\nThe", "The"),
      "1 front matter: is not closed",
    ],
    ["its text can't be parsed", about.concat("\n<Callout>\n"), "16 body: is broken MDX"],
    [
      "a component is misnamed",
      replaceIn(about, "## More", '<Sectoin id="more" title="More">\n\nA\n\n</Sectoin>'),
      "12 body: names the unknown",
    ],
    [
      "a section lacks its title",
      replaceIn(about, "## More", '<Section id="more">\n\nA\n\n</Section>'),
      "12 body Section.title: is missing",
    ],
  ])("that link to its anchors: %s", async (_, broken, message) => {
    const problems = await problemsWith({
      "pages/about.mdx": broken,
      "blog/first-post.mdx": toAnchors,
    });
    expect(problems).toEqual([
      beginning(`content/pages/about.mdx:${message}`.replace("body Section", "Section")),
    ]);
  });

  test("while a wrong anchor of a page without mistakes is still told", async () => {
    expect(await problemsWith({ "blog/first-post.mdx": toAnchors })).toEqual([
      beginning("content/blog/first-post.mdx:14 body: links to #more, which /about/ does not have"),
    ]);
  });
});
