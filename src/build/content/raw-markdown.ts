import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { BodyContext } from "./body-context";

interface Rule {
  /** Marks that are still in a text. They are sought in the source, so an escaped mark is none. */
  readonly marks: RegExp;
  /** What is wrong and what to write. */
  readonly message: (found: string) => string;
}

/** Markdown that the parser left as text, so visitors would see its marks. */
const rules: readonly Rule[] = [
  {
    marks:
      /(?<![\\*])\*\*(?=[^\s*])|(?<=[^\s\\*])\*\*(?!\*)|(?<![\\~])~~(?=\S)|(?<![\\\w*])([*_])(?=[^\s*_])[^*_\n]+(?<=[^\s\\])\1(?![*_])/gmu,
    message: () =>
      "shows its marks for bold or italic as text; put quotation marks and full stops outside the marks, as in “**word**”, or a space beside them",
  },
  {
    marks: /(?<![\\*])\*\* [^*\n]*\p{L}[^*\n]* \*\*(?!\*)/gmu,
    message: () =>
      "shows its marks for bold as text; remove the spaces inside them, as in **word**",
  },
  {
    marks:
      /(?<!\\)\[[^[\]\n]*(?<!\\)\] \((?=[/#]\w|https?:|www\.)|(?<!\\)\([^()\n]+\)\[(?=[/#]\w)/gmu,
    message: () =>
      "shows a link as text; write [words](/address/): square brackets first, no space between",
  },
  {
    marks: /(?<!\\)!?\[[^[\]\n]*(?<!\\)\]\([ \t]*(?=\S)/gmu,
    message: (found) =>
      found.startsWith("!")
        ? "shows an image as text; name its file with lower-case words joined by hyphens, and write ![What it shows](./name.png)"
        : "shows a link as text; write [words](/address/), with %20 for each space of the address",
  },
  {
    marks: /(?<!\\)!?\[\[[^[\]\n]+\]\]/gmu,
    message: () =>
      "shows [[ ]] as text; write [words](/address/), or ![What it shows](./name.png) for an image",
  },
  {
    marks: /(?<!\\)\[[^[\]\n]+(?<!\\)\]\[[^\]\n]*\]/gmu,
    message: () =>
      "refers to a link address that the text does not define; write [words](/address/)",
  },
  {
    marks: /(?<!\\)\[\^[^\]\s]+\]/gmu,
    message: () => "has a footnote without its text; write its words in the text",
  },
  {
    marks: /^[ \t>]*(?:#{2,6}(?=[^\s#])|#(?=\p{L}))/gmu,
    message: (found) => `shows ${found} as text; write a space after it: ${found} Heading`,
  },
  {
    marks: /^[ \t>]*(?:[•·∙▪▫■□●○◦‣⁃➢](?=[\s\p{L}])|o(?=\t)|[–—](?= .*\n[ \t>]*[–—] ))/gmu,
    message: (found) => `shows the bullet ${found} as text; begin each item with - and a space`,
  },
  {
    marks: /^[ \t>]*(?:[-+](?=\p{L})|\d{1,2}[.)](?=\p{Lu}))/gmu,
    message: (found) => `begins a line with ${found}; write a space after it for a list item`,
  },
  {
    marks: /^[^\t\n]*\S(?<!^[ >]*(?:[-*+]|\d+[.)]))\t+\S.*$/gmu,
    message: () =>
      "shows columns of a spreadsheet as text; write a table, with | between the cells, or spaces in place of the tabs",
  },
  {
    marks: /^[ \t>]*\|.*\|[ \t]*$/gmu,
    message: () =>
      "shows a table as text; put a line such as | --- | --- | below its first row, with as many cells as that row",
  },
];

/** Reports code blocks without a closing fence: each takes the rest of the text. */
function reportOpenCode(root: Root, body: string, context: BodyContext): void {
  visit(root, "code", (node) => {
    const { start, end } = node.position ?? {};
    const [opening = "", ...lines] = body.slice(start?.offset, end?.offset).split("\n");
    const [fence = ""] = /^(?:`+|~+)/u.exec(opening) ?? [];
    const last = lines.at(-1)?.replace(/^[\s>]+/u, "") ?? "";
    if (last.startsWith(fence)) return;
    context.problem(
      node,
      `has a code block that is not closed; put a line of ${fence} below its last line`,
    );
  });
}

/**
 * Reports Markdown that stays raw, once a line, cells of tables that no column shows, and code blocks
 * that aren't closed.
 */
export function reportRawMarkdown(root: Root, body: string, context: BodyContext): void {
  const texts: (readonly [start: number, end: number])[] = [];
  visit(root, "text", (node) => {
    const { value, position } = node;
    const [entity] = /&[a-z]\w+;/iu.exec(value) ?? [];
    if (entity !== undefined) {
      context.problem(node, `shows ${entity} as text; type the character itself, such as ₹`);
    }
    texts.push([position?.start.offset ?? 0, position?.end.offset ?? 0]);
  });
  const reported = new Set<number>();
  for (const { marks, message } of rules) {
    for (const { index, 0: found } of body.matchAll(marks)) {
      const last = index + found.length - 1;
      const line = body.slice(0, index).split("\n").length;
      if (reported.has(line) || !texts.some(([start, end]) => start <= last && last < end))
        continue;
      reported.add(line);
      const start = { line, column: 1 };
      context.problem(
        { type: "text", position: { start, end: start } },
        message(found.replace(/^[\s>]+/u, "")),
      );
    }
  }
  reportOpenCode(root, body, context);
  visit(root, "table", ({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    for (const row of rows) {
      const { start, end } = row.position ?? {};
      if (body.slice(start?.offset, end?.offset).includes("|")) continue;
      context.problem(
        row,
        "has text that becomes a row of the table above; put an empty line between them",
      );
    }
    for (const row of rows.filter(({ children }) => children.length > columns)) {
      context.problem(
        row,
        `has a table row with ${row.children.length} cells below ${columns} headings; add a heading, remove a cell, or write \\| for a plain |`,
      );
    }
  });
}
