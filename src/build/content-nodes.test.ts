import { describe, expect, test } from "@jest/globals";
import type { CreateNodeArgs, Node } from "gatsby";
import { bodyOf } from "./entry-node";
import {
  author,
  caseStudy,
  inFolder,
  page,
  post,
  replaceIn,
  term,
} from "./content/testing/project";
import { fake } from "./testing/fake";

const FILE_ID = "file 1";

/** The nodes that are created for a file of `content/`. */
async function findFile(path: string, text: string, changes: object = {}) {
  const created: Node[] = [];
  const { createContentNode } = await import("./content-nodes");
  await inFolder({ [path]: text }, async (root) => {
    const file = fake<Node>({
      id: FILE_ID,
      internal: { type: "File" },
      sourceInstanceName: "content",
      absolutePath: `${root}/${path}`,
      relativePath: path,
      extension: path.split(".").at(-1),
      ...changes,
    });
    const mdx = fake<Node>({ id: "mdx 1", parent: FILE_ID, internal: { type: "Mdx" } });
    const api = fake<CreateNodeArgs>({
      node: path.endsWith(".mdx") ? mdx : file,
      getNode: (id: string) => (id === FILE_ID ? file : undefined),
      actions: {
        createNode: async (node: Node) => Promise.resolve(created.push(node)),
        createParentChildLink: () => undefined,
      },
      createNodeId: (name: string) => `id of ${name}`,
      createContentDigest: (value: unknown) => JSON.stringify(value),
    });
    await createContentNode?.(api, { plugins: [] }, () => undefined);
  });
  return { node: created[0], created };
}

describe("a content file becomes a node of its kind", () => {
  test.each([
    [
      "pages/legal/terms.mdx",
      replaceIn(page, "template: standard", "template: legal\nupdated: 2026-01-02"),
      "MarketingPage",
      { slug: "legal/terms", url: "/legal/terms/", lastModified: "2026-01-02" },
    ],
    [
      "blog/first-post.mdx",
      replaceIn(post, "author:", "updated: 2026-02-01\nsample: true\nauthor:"),
      "BlogPost",
      { date: "2026-01-31", lastModified: "2026-02-01", sample: true, draft: false },
    ],
    [
      "case-studies/steel.mdx",
      caseStudy,
      "CaseStudy",
      { url: "/case-study/steel/", solutions: ["about"], lastModified: "2026-01-31" },
    ],
    [
      "glossary/landed-cost.mdx",
      replaceIn(term, "term: landed cost", "term: Réserve"),
      "GlossaryTerm",
      {
        url: "/glossary/landed-cost/",
        aliases: [],
        related: [],
        sortKey: "reserve",
        letter: "R",
      },
    ],
  ])("%s", async (path, text, type, fields) => {
    const { node } = await findFile(path, text);
    expect(node).toMatchObject({ ...fields, internal: { type }, parent: "mdx 1" });
  });

  test("with its text as a tree, its headings and its images", async () => {
    const text = replaceIn(page, "In one place.", "![A *plant*](./a.png)\n\n> ![B](./b.png)");
    const { node } = await findFile("pages/about.mdx", text);
    expect(node?.toc).toEqual([{ id: "where-we-are", text: "Where we are", level: 2 }]);
    expect(node?.images).toEqual([
      { src: "./a.png", alt: "A plant" },
      { src: "./b.png", alt: "B" },
    ]);
    expect(node && bodyOf(node)).toEqual(
      expect.arrayContaining([{ tag: "img", props: { src: "./a.png", alt: "A plant" } }]),
    );
  });

  test("with minutes of reading, at 220 words each", async () => {
    const { node } = await findFile("glossary/a.mdx", term + "word ".repeat(540));
    expect(node?.readingTime).toBe(2);
  });
});

describe("no node is made of", () => {
  test.each([
    ["a file of another source", "authors/asha-rao.yml", { sourceInstanceName: "other" }],
    ["an image", "blog/a.png", {}],
    ["the author guide", "README.md", {}],
    ["a Mdx node of another source", "pages/about.mdx", { sourceInstanceName: "other" }],
  ])("%s", async (_, path, changes) => {
    const { created } = await findFile(path, author, changes);
    expect(created).toEqual([]);
  });

  test.each([
    ["a draft", "true\ndate: 2026-01-31"],
    ["an entry of a day to come", "false\ndate: 2999-01-31"],
  ])("%s, but while developing it is marked", async (_, fields) => {
    const text = replaceIn(post, "date: 2026-01-31", `draft: ${fields}`);
    expect(await findFile("blog/first-post.mdx", text)).toMatchObject({ created: [] });
    process.env.gatsby_executing_command = "develop";
    const { node } = await findFile("blog/first-post.mdx", text);
    delete process.env.gatsby_executing_command;
    expect(node).toMatchObject({ draft: true });
  });

  test("an entry with a wrong field", async () => {
    const text = replaceIn(author, "role: Editor\n", "");
    expect((await findFile("authors/asha-rao.yml", text)).created).toEqual([]);
  });
});

test("a post or case study has its author's image or drawing, or a plain drawing", async () => {
  const withCover = async (cover: string) =>
    (await findFile("blog/first-post.mdx", replaceIn(post, "topics:", `${cover}\ntopics:`))).node;
  expect(await withCover("cover: { kind: image, src: ./own.png, alt: Own }")).toMatchObject({
    cover: { src: "./own.png", alt: "Own" },
  });
  expect(await withCover("cover: { kind: file, alt: A pair of scales }")).toMatchObject({
    cover: { alt: "A pair of scales" },
  });
  for (const [path, text] of [
    ["blog/first-post.mdx", post],
    ["case-studies/steel.mdx", caseStudy],
  ] as const) {
    expect((await findFile(path, text)).node).toMatchObject({
      cover: { alt: "A cardboard box" },
    });
  }
  expect((await findFile("glossary/landed-cost.mdx", term)).node).not.toHaveProperty("cover");
});

test("an entry with a mistake in its text is shown without it while developing", async () => {
  const { node } = await findFile("glossary/a.mdx", `${term}\n{x}\n`);
  expect(node && bodyOf(node)).toEqual([{ tag: "p", children: ["Freight counts as well."] }]);
});
