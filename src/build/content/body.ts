import type { ContentNode, TocEntry } from "../../content-model/content-tree";
import type { Problem } from "../../content-model/problem";
import { BodyContext } from "./body-context";
import type { Split } from "./front-matter";
import type { Reference } from "./links";
import { parseMdx } from "./mdx-parser";
import { TreeBuilder } from "./mdx-tree";
import { reportRawMarkdown } from "./raw-markdown";
import { before } from "./source-problems";

/** The parsed text of an entry. */
export interface Body {
  readonly tree: readonly ContentNode[];
  readonly toc: readonly TocEntry[];
  /** Null if a mistake hides some of them. */
  readonly anchors: readonly string[] | null;
  /** Its links and images. */
  readonly references: readonly Reference[];
  /** Number of words, for the reading time. */
  readonly words: number;
}

interface ParserMessage {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

function isMessage(error: unknown): error is ParserMessage {
  return error instanceof Error && "reason" in error && typeof error.reason === "string";
}

const VALUE = "a value can't be read";

/** Reasons of the parser for what it can't read, in an author's words, and what to do. */
const unreadable: readonly (readonly [reason: RegExp, what: string, advice: string])[] = [
  [
    /^Could not parse expression/u,
    VALUE,
    "look for a missing comma or bracket, curly quotation marks, an apostrophe between single ones, or a number with a comma, ₹ or %. In a text, write \\{ for a plain brace",
  ],
  [
    /before attribute value/u,
    VALUE,
    'put text between straight double quotes, as in title="…", and a number or a list between { and }',
  ],
  [
    /(?:before|in|after) (?:local )?name/u,
    "a component's name is missing or has a sign in it",
    "write \\< for the plain sign, [words](address) for a link, {/* … */} for a comment, and a space after a component's name",
  ],
  [
    /^Could not parse import\/exports/u,
    "a line begins with the word import or export",
    "put another word first",
  ],
];

/** Where something can't be read, with what to do; undefined for other mistakes. */
function unreadablePart(body: string, { reason, line = 1, column = 1 }: ParserMessage) {
  const [, what, advice] = unreadable.find(([own]) => own.test(reason)) ?? [];
  const where = before(body.split("\n")[line - 1] ?? "", column - 1);
  return advice && `is broken MDX: ${what} ${where}; ${advice}`;
}

/** An error of the parser, with the line in the file. */
function parserProblem(file: string, body: string, offset: number, error: unknown): Problem {
  if (error instanceof RangeError) {
    const message = "is nested too deeply; remove some levels";
    return { file, line: offset + 1, field: "body", message };
  }
  if (!isMessage(error)) throw error;
  // For an opening tag, the parser gives the position only in the text: "(1:1-1:10)".
  const opening = /\((\d+):\d+-\d+:\d+\)/u.exec(error.reason);
  const line = (error.line ?? Number(opening?.[1] ?? 1)) + offset;
  const reason =
    opening === null
      ? error.reason
      : error.reason.replace(opening[0], `(line ${Number(opening[1]) + offset})`);
  const message =
    unreadablePart(body, error) ??
    `is broken MDX: ${reason}. Close every component, write \\< and \\{ for the plain characters, and begin no line with the words import or export`;
  return { file, line, field: "body", message };
}

const countWords = (text: string) =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Reads an entry's MDX text. `taken` are the anchors that the page's layout has. */
export async function readBody(
  file: string,
  { body, bodyOffset }: Pick<Split, "body" | "bodyOffset">,
  taken: readonly string[] = [],
): Promise<{ body: Body; problems: readonly Problem[] }> {
  const context = new BodyContext(file, bodyOffset, taken);
  const { problems } = context;
  let tree: readonly ContentNode[] = [];
  try {
    const root = await parseMdx(body);
    reportRawMarkdown(root, body, context);
    tree = new TreeBuilder(context).build(root);
  } catch (error) {
    problems.push(parserProblem(file, body, bodyOffset, error));
  }
  if (tree.length === 0) {
    const message = "is empty; write the text below the second --- line";
    if (problems.length > 0) context.hideAnchors();
    else problems.push({ file, line: bodyOffset + 1, field: "body", message });
  }
  const { toc, anchors, references } = context;
  return { body: { tree, toc, anchors, references, words: countWords(body) }, problems };
}
