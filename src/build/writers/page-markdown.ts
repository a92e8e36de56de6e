import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { HtmlContent, PageContent } from "./page-content";

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", emphasis: "_" });

const toMarkdown = (nodes: readonly HtmlContent[]) =>
  writer.stringify(writer.runSync({ type: "root", children: [...nodes] })).trim();

/** The text of a page in Markdown. */
export function pageMarkdown(content: PageContent): string {
  const { description, heading, note, scene, text } = content;
  const body = toMarkdown([...note, ...scene, ...text]);
  return `${toMarkdown(heading)}\n\n> ${description}\n\n${body}\n`;
}
