import { afterEach, expect, jest, test } from "@jest/globals";
import type { Node, SourceNodesArgs } from "gatsby";
import { inFolder, replaceIn, term } from "./content/testing/project";
import { refreshDrafts } from "./refresh-drafts";
import { fake } from "./testing/fake";

afterEach(() => {
  delete process.env.gatsby_executing_command;
});

const PATH = "glossary/landed-cost.mdx";

/** What is deleted and made where Gatsby's cache has the file, and this node of its entry. */
async function refreshed(text: string | null, cached: object | null) {
  const deleted: string[] = [];
  const created: Node[] = [];
  await inFolder({ [PATH]: text }, async (root) => {
    const entry = cached && { id: "entry", internal: { type: "GlossaryTerm" }, ...cached };
    const file = {
      id: "file",
      internal: { type: "File" },
      sourceInstanceName: "content",
      absolutePath: `${root}/${PATH}`,
      relativePath: PATH,
      extension: "mdx",
    };
    const mdx = { id: "mdx", parent: "file", internal: { type: "Mdx" }, children: ["entry"] };
    const nodes = () =>
      [file, mdx, entry].filter((node) => node !== null && !deleted.includes(node.id));
    const api = fake<SourceNodesArgs>({
      getNode: (id: string) => nodes().find((node) => node?.id === id),
      getNodesByType: (type: string) => nodes().filter((node) => node?.internal.type === type),
      actions: {
        deleteNode: ({ id }: Node) => deleted.push(id),
        createNode: async (node: Node) => Promise.resolve(created.push(node)),
        createParentChildLink: jest.fn(),
      },
      createNodeId: (name: string) => name,
      createContentDigest: (value: unknown) => JSON.stringify(value),
      reporter: { error: jest.fn() },
    });
    await refreshDrafts?.(api, { plugins: [] }, () => undefined);
  });
  return { deleted, drafts: created.map(({ draft }) => draft) };
}

const draft = replaceIn(term, "term:", "draft: true\nterm:");

test("a build forgets a draft that develop has shown", async () => {
  expect(await refreshed(draft, { draft: true })).toEqual({ deleted: ["entry"], drafts: [] });
});

test("develop shows a draft that a build has left out", async () => {
  process.env.gatsby_executing_command = "develop";
  expect(await refreshed(draft, null)).toEqual({ deleted: [], drafts: [true] });
});

test("an entry whose day has come is published, though its file is as it was", async () => {
  expect(await refreshed(term, null)).toEqual({ deleted: [], drafts: [false] });
  expect(await refreshed(term, { draft: true })).toEqual({ deleted: ["entry"], drafts: [false] });
});

test("what is published stays as it is", async () => {
  expect(await refreshed(term, { draft: false })).toEqual({ deleted: [], drafts: [] });
});

test("a draft whose file was deleted since is forgotten, and stops no build", async () => {
  expect(await refreshed(null, { draft: true })).toEqual({ deleted: ["entry"], drafts: [] });
  process.env.gatsby_executing_command = "develop";
  expect(await refreshed(null, null)).toEqual({ deleted: [], drafts: [] });
});
