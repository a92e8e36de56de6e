import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import type { z } from "zod";
import type { Problem } from "../../content-model/problem";
import { explain } from "./error-messages";
import { plainTextMistakes, yamlProblems } from "./yaml-problems";

/** A file split into its YAML fields and, in MDX, the text after them. */
export interface Split {
  readonly yaml: string;
  /** Lines of the file before the YAML's first line. */
  readonly yamlOffset: number;
  readonly body: string;
  /** Lines of the file before the body's first line. */
  readonly bodyOffset: number;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/mu;

const countLines = (text: string) => text.split("\n").length - 1;

/** Why a file can't be split. */
export interface Unsplit {
  readonly missing: string;
}

/** Splits an MDX file at its `---` lines. A YAML file is all fields. */
export function splitFile(format: "mdx" | "yml", source: string): Split | Unsplit {
  if (format === "yml") return { yaml: source, yamlOffset: 0, body: "", bodyOffset: 0 };
  const match = FRONT_MATTER.exec(source);
  if (match?.[1] === undefined || match.index !== 0) {
    return {
      missing: /^\uFEFF?---[ \t]*\r?\n/u.test(source)
        ? "is not closed; put a line of --- after the last field"
        : "is missing; begin the file with the fields between two --- lines",
    };
  }
  return {
    yaml: match[1],
    yamlOffset: 1,
    body: source.slice(match[0].length),
    bodyOffset: countLines(match[0]),
  };
}

/** Fields of an entry, read by its schema. */
export interface Fields<Data> {
  /** Null where the schema refused them. */
  readonly data: Data | null;
  /** As they were written, for what can be checked all the same. */
  readonly written: unknown;
  readonly lineOf: LineOf;
  readonly problems: readonly Problem[];
}

/** 1-based line in the file of the field at a path, or of the nearest field around it. */
export type LineOf = (path: readonly PropertyKey[]) => number;

function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  const key = path.at(-1);
  if (key === undefined) return undefined;
  const parent: unknown =
    path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (isMap(parent)) {
    const pair = parent.items.find(
      ({ key: own }) => isScalar(own) && String(own.value) === String(key),
    );
    if (pair !== undefined && isNode(pair.key)) return pair.key.range?.[0];
  }
  const node: unknown = document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

function makeLineOf(document: Document, counter: LineCounter, lineOffset: number): LineOf {
  return (path) => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const offset = offsetOf(document, path.slice(0, depth));
      if (offset !== undefined) return counter.linePos(offset).line + lineOffset;
    }
    return 1;
  };
}

/**
 * Reads YAML fields by a schema.
 *
 * @param noun What the entry is called in messages, such as `blog post`.
 */
export function readFields<Schema extends z.ZodType>(
  file: string,
  { yaml, yamlOffset }: Pick<Split, "yaml" | "yamlOffset">,
  schema: Schema,
  noun: string,
): Fields<z.output<Schema>> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineOf = makeLineOf(document, counter, yamlOffset);
  const broken = [...yamlProblems(yaml, document, counter)].map(([line, message]) => ({
    file,
    line: line + yamlOffset,
    field: "front matter",
    message: `is broken YAML: ${message}`,
  }));
  if (broken.length > 0) return { data: null, written: undefined, lineOf, problems: broken };
  const written: unknown = document.toJS();
  const misread = plainTextMistakes(yaml, document).map(([offset, message]) => ({
    file,
    line: counter.linePos(offset).line + yamlOffset,
    field: "front matter",
    message,
  }));
  const result = schema.safeParse(written);
  if (result.success) return { data: result.data, written, lineOf, problems: misread };
  const refusal = { schema, data: written, noun };
  const refused = explain(result.error.issues, refusal)
    .map(({ path, message }) => ({
      file,
      line: lineOf(path),
      field: path.join(".") || "front matter",
      message,
    }))
    // A text that YAML has read differently causes other mistakes.
    .filter(({ line }) => !misread.some((own) => own.line === line));
  return { data: null, written, lineOf, problems: [...misread, ...refused] };
}
