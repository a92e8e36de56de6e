/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { checkContent } from "./check";
import {
  author,
  beginning,
  inFolder,
  page,
  post,
  problemsWith,
  replaceIn,
  term,
  testimonial,
  validProject,
} from "./testing/project";

describe("a file", () => {
  test.each(["notes.txt", "drafts/post.mdx", "logo.png", "blog.mdx", "settings.yaml"])(
    "in no known place is told the known ones: %s",
    async (file) => {
      expect(await problemsWith({ [file]: "" })).toEqual([
        "content/" +
          `${file}:1 file: is in no known place; use one of pages, blog, case-studies, glossary, authors, topics, testimonials, settings.yml`,
      ]);
    },
  );

  test.each([
    ["blog/post.md", "is no blog post (.mdx) and no image (.png,"],
    ["authors/asha.yaml", "is no author (.yml) and no image (.png,"],
    ["glossary/Cover.PNG", "is no glossary term (.mdx) and no image"],
    ["blog/README.md", "is no blog post (.mdx)"],
  ])("that is neither an entry nor an image is refused: %s", async (file, message) => {
    expect(await problemsWith({ [file]: "" })).toEqual([
      beginning(`content/${file}:1 file: ${message}`),
    ]);
  });

  test.each([
    ["blog/First Post.mdx", "First Post"],
    ["blog/first_post.mdx", "first_post"],
    ["pages/Legal/terms.mdx", "Legal"],
    ["authors/àsha.yml", "àsha"],
    ["blog/post-.mdx", "post-"],
  ])("whose name makes no address is refused: %s", async (file, part) => {
    expect(await problemsWith({ [file]: "" })).toEqual([
      `content/${file}:1 file: has "${part}" in its address; name files and folders with lower-case words joined by hyphens`,
    ]);
  });

  test("without a name of its own is refused, unless it is a page", async () => {
    expect(await problemsWith({ "blog/index.mdx": post })).toEqual([
      "content/blog/index.mdx:1 file: has no address of its own; give the blog post a name",
    ]);
    expect(await problemsWith({ "pages/index.mdx": page.replace(/About/gu, "Home") })).toEqual([]);
  });

  test("that begins with a dot, or stands in such a folder, is none of ours", async () => {
    expect(
      await problemsWith({ ".DS_Store": "", "blog/.a.mdx": "", ".obsidian/app.json": "" }),
    ).toEqual([]);
  });
});

describe("what an editor adds to a file makes no difference", () => {
  test("a byte order mark", async () => {
    const marked = Object.entries(validProject).map(
      ([file, text]) => [file, `\uFEFF${text}`] as const,
    );
    expect((await inFolder(Object.fromEntries(marked), checkContent)).problems).toEqual([]);
  });

  test("line ends of Windows, and lines are still counted right", async () => {
    const windows = (text: string) => text.replaceAll("\n", "\r\n");
    const files = Object.entries(validProject).map(
      ([file, text]) => [file, windows(text)] as const,
    );
    expect((await inFolder(Object.fromEntries(files), checkContent)).problems).toEqual([]);
    const wrong = replaceIn(post, "author: asha-rao", "author: Asha").concat("\n{x}\n");
    expect(await problemsWith({ "blog/first-post.mdx": windows(wrong) })).toEqual([
      beginning('content/blog/first-post.mdx:5 author: "Asha" is no slug'),
      beginning("content/blog/first-post.mdx:16 body: has the expression {x}"),
    ]);
  });
});

describe("front matter", () => {
  const FILE = "content/glossary/landed-cost.mdx";
  const withTerm = async (text: string) => problemsWith({ "glossary/landed-cost.mdx": text });

  test.each(["", "Text alone.\n", "\n---\nterm: x\n---\n", "Text.\n\n---\n\nMore.\n\n---\n"])(
    "that is missing is asked for: %j",
    async (text) => {
      const problems = await withTerm(text);
      expect(problems[0]).toBe(
        `${FILE}:1 front matter: is missing; begin the file with the fields between two --- lines`,
      );
    },
  );

  test("that is not closed is told so", async () => {
    const problems = await withTerm("---\nterm: landed cost\n\nText.\n");
    expect(problems).toEqual([
      `${FILE}:1 front matter: is not closed; put a line of --- after the last field`,
    ]);
  });

  test("that is empty misses its fields", async () => {
    expect(await withTerm("---\n---\n\nText.\n")).toEqual([
      beginning(`${FILE}:1 front matter: is empty, but has to be a group of fields`),
    ]);
  });

  test.each([
    ["term: landed: cost", 2, "Nested mappings are not allowed"],
    ['term: "landed cost', 2, 'Missing closing "quote'],
    ["term: landed cost\nterm: other", 3, "Map keys must be unique"],
    ["term: @cost", 2, "Plain value cannot start with reserved character @"],
    ["term: *landed* cost", 2, ""],
    ["term: @cost: x", 2, "Nested mappings"],
    ["term: *landed*", 2, "*landed* is no plain text"],
    ["term: !important cost", 2, "Unresolved tag: !important"],
    ["\tterm: landed cost", 2, "Tabs are not allowed as indentation"],
    ["aliases: [a, b\nterm: x", 3, ""],
  ])("that is no YAML is refused with its line: %j", async (line, at, message) => {
    const problems = await withTerm(replaceIn(term, "term: landed cost", line));
    expect(problems[0]).toEqual(
      beginning(`${FILE}:${at} front matter: is broken YAML: ${message}`),
    );
    expect(problems[0]).toMatch(/between double quotes and indent by spaces$/u);
  });

  test("with two duplicate keys is told both", async () => {
    const twice = replaceIn(testimonial, "order: 1", "order: 1\norder: 2\nregion: us");
    expect(await problemsWith({ "testimonials/in-1-meera.yml": twice })).toEqual([
      beginning(
        "content/testimonials/in-1-meera.yml:3 front matter: is broken YAML: Map keys must be unique",
      ),
      beginning(
        "content/testimonials/in-1-meera.yml:4 front matter: is broken YAML: Map keys must be unique",
      ),
    ]);
  });

  test("in a YAML file may begin with --- and hold comments", async () => {
    expect(await problemsWith({ "authors/asha-rao.yml": `# Ours\n---\n${author}` })).toEqual([]);
  });
});
