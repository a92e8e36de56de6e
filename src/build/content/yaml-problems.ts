import { visit, type Document, type LineCounter } from "yaml";

/** Start of the text around an offset: an unclosed quotation continues to the end of the file. */
function textStart(document: Document, offset: number): number {
  let start = offset;
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < offset && offset <= range[1]) start = range[0];
    },
  });
  return start;
}

/**
 * Finds errors in the YAML syntax: the first on each line, because others follow from it.
 *
 * @returns Messages by the YAML's own line.
 */
export function yamlProblems(
  yaml: string,
  document: Document,
  counter: LineCounter,
): ReadonlyMap<number, string> {
  const problems = new Map<number, string>();
  const add = (offset: number, message: string) => {
    const { line } = counter.linePos(offset);
    if (!problems.has(line)) problems.set(line, message);
  };
  for (const { code, pos, message } of [...document.errors, ...document.warnings]) {
    add(code === "MISSING_CHAR" ? textStart(document, pos[0]) : pos[0], message);
  }
  if (yaml.includes("*")) {
    visit(document, {
      // An alias is usually text such as *this*, and nested aliases can expand to gigabytes.
      Alias: (_, { range, source }) => add(range?.[0] ?? 0, `*${source} is not plain text`),
    });
  }
  return problems;
}

/** A text without quotation marks ends at ` #`: what follows it is a comment, which nobody sees. */
export function lostTexts(
  yaml: string,
  document: Document,
): readonly (readonly [offset: number, lost: string])[] {
  const lost: (readonly [number, string])[] = [];
  visit(document, {
    Scalar(_, { type, value, range }) {
      if (type !== "PLAIN" || typeof value !== "string" || !range) return;
      const [, comment] = /^[ \t]+#([^\r\n]*)/u.exec(yaml.slice(range[1])) ?? [];
      if (comment !== undefined) lost.push([range[0], comment.trim()]);
    },
  });
  return lost;
}
