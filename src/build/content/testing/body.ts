import type { ContentNode } from "../../../content-model/content-tree";
import { readBody } from "../body";

/** The tree of a text without mistakes; a mistake fails the test. */
export async function treeOf(text: string): Promise<readonly ContentNode[]> {
  const { body, problems } = await readBody("content/pages/a.mdx", { body: text, bodyOffset: 0 });
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join("\n"));
  return body.tree;
}

/** What is said of a text: `line field: message` of each mistake. */
export async function mistakesOf(text: string): Promise<readonly string[]> {
  const { problems } = await readBody("content/pages/a.mdx", { body: text, bodyOffset: 0 });
  return problems.map(({ line, field, message }) => `${line} ${field}: ${message}`);
}
