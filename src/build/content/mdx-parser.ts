import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

const withTables = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();
const withoutTables = unified().use(remarkParse).use(remarkMdx).freeze();

/** Signs of what only remark-gfm reads: tables, ~~struck out~~, bare addresses, footnotes, tasks. */
const GFM = /[|~@]|https?:|www\.|\[\^|\[[ x]\]/u;

/**
 * Parses MDX to a syntax tree. Nothing is compiled or run. remark-gfm's table tokenizer doubles the
 * time of a text even where it holds none of what it reads, so such a text is parsed without it.
 *
 * @throws {VFileMessage} Where the text is no MDX.
 */
export function parseMdx(body: string): Root {
  return (GFM.test(body) ? withTables : withoutTables).parse(body);
}
