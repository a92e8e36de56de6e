import type { ContentNode, TocEntry } from "../../content-model/content-tree";
import type { Problem } from "../../content-model/problem";
import { BodyContext } from "./body-context";
import type { Split } from "./front-matter";
import type { Reference } from "./links";
import { parseMdx } from "./mdx-parser";
import { TreeBuilder } from "./mdx-tree";

/** The text of an entry, read: its tree and what the site needs to know of it. */
export interface Body {
  readonly tree: readonly ContentNode[];
  readonly toc: readonly TocEntry[];
  readonly anchors: readonly string[];
  readonly links: readonly Reference[];
  readonly images: readonly Reference[];
  /** Number of words, for the reading time. */
  readonly words: number;
}

interface Place {
  readonly line: number;
}

function isMessage(error: unknown): error is { reason: string; line?: number; place?: Place } {
  return error instanceof Error && "reason" in error && typeof error.reason === "string";
}

function mdxProblem(file: string, offset: number, error: unknown): Problem {
  if (!isMessage(error)) throw error;
  return {
    file,
    line: (error.line ?? error.place?.line ?? 1) + offset,
    field: "body",
    message: `is broken MDX: ${error.reason}. Close every component, write \\< and \\{ for the plain characters, and begin no line with the words import or export`,
  };
}

const countWords = (text: string) =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Reads an entry's MDX text. What is wrong with it is in `problems`, with lines of the file. */
export function readBody(
  file: string,
  { body, bodyOffset }: Pick<Split, "body" | "bodyOffset">,
): { body: Body; problems: readonly Problem[] } {
  const context = new BodyContext(file, bodyOffset);
  let tree: ContentNode[] = [];
  try {
    tree = new TreeBuilder(context).build(parseMdx(body));
    if (tree.length === 0 && context.problems.length === 0) {
      context.problems.push({
        file,
        line: bodyOffset + 1,
        field: "body",
        message: "is empty; write the text below the second --- line",
      });
    }
  } catch (error) {
    context.problems.push(mdxProblem(file, bodyOffset, error));
  }
  const { toc, anchors, links, images, problems } = context;
  return { body: { tree, toc, anchors, links, images, words: countWords(body) }, problems };
}
