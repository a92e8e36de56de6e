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

const QUOTE =
  'Put text with ": ", "#" or "*" between straight double quotes, not curly ones, and indent by spaces';

/** The parser's errors in an author's words, by their code. */
const reasons: ReadonlyMap<string, string> = new Map([
  [
    "BAD_SCALAR_START",
    "the value begins with a sign such as % or @, which only quotation marks allow",
  ],
  [
    "BLOCK_AS_IMPLICIT_KEY",
    'the value contains ": ", or the line begins further to the right or left than its neighbours',
  ],
  [
    "MULTILINE_IMPLICIT_KEY",
    "the line is no field; write its name, a colon, a space and the value",
  ],
  ["TAB_AS_INDENT", "a tab begins the line; type spaces"],
  [
    "UNEXPECTED_TOKEN",
    "the value begins with - or >, goes on after its closing quotation mark or bracket, or has a comma too many",
  ],
]);

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
    const offset = code === "MISSING_CHAR" ? textStart(document, pos[0]) : pos[0];
    if (code === "DUPLICATE_KEY") add(offset, "this field is there already; remove one of the two");
    else if (code === "MULTIPLE_DOCS") {
      add(offset, "a .yml file has no second line of ---; remove it.");
    } else add(offset, `${reasons.get(code) ?? message}. ${QUOTE}`);
  }
  if (yaml.includes("*")) {
    visit(document, {
      // An alias is usually text such as *this*, and nested aliases can expand to gigabytes.
      Alias: (_, { range, source }) =>
        add(range?.[0] ?? 0, `*${source} is not plain text. ${QUOTE}`),
    });
  }
  return problems;
}

/** Why visitors see a text without straight quotation marks in another way than it is written. */
function plainTextMistake(value: string, after: string): string | null {
  // YAML takes what follows ` #` for a comment.
  const [, comment] = /^[ \t]+#([^\r\n]*)/u.exec(after) ?? [];
  if (comment !== undefined) {
    return `loses the text after " #": "${comment.trim()}". Put the whole value between straight double quotes, or a comment on a line of its own`;
  }
  return /^(?:“[^“”]*”|‘[^‘’]*’)$/u.test(value)
    ? "has curly quotation marks around a whole value, which visitors would see; remove them, or put the value between straight double quotes"
    : null;
}

/** Mistakes in texts without straight quotation marks, each with the offset of its text. */
export function plainTextMistakes(
  yaml: string,
  document: Document,
): readonly (readonly [offset: number, message: string])[] {
  const mistakes: (readonly [number, string])[] = [];
  visit(document, {
    Scalar(_, { type, value, range }) {
      if (type !== "PLAIN" || typeof value !== "string" || !range) return;
      const message = plainTextMistake(value, yaml.slice(range[1]));
      if (message !== null) mistakes.push([range[0], message]);
    },
  });
  return mistakes;
}
