import type { ContentNode } from "../../src/content-model/content-tree";
import { nodesIn, textOf } from "../../src/build/content/tree-parts";
import { isRecord } from "../../src/lib/json";
import { textsIn } from "./style-warnings";

/** A turn of phrase that reads well once and like a machine on every page. */
interface Mould {
  readonly name: string;
  readonly pattern: RegExp;
  /** How many texts of the whole site may have it. */
  readonly limit: number;
  /** Whether only headings count, rather than all texts. */
  readonly onlyHeadings?: true;
}

const MOULDS: readonly Mould[] = [
  { name: 'the label "Example."', pattern: /^Example\./u, limit: 3 },
  { name: 'the label "When it matters."', pattern: /^When it matters\./u, limit: 3 },
  { name: 'a text that starts with "Bring"', pattern: /^Bring\b/u, limit: 6 },
  { name: '"In the demo we"', pattern: /\bIn the demo,? we\b/u, limit: 5 },
  { name: 'a heading "X, and Y"', pattern: /, and /u, limit: 8, onlyHeadings: true },
  { name: '"nobody"', pattern: /\bnobody\b/iu, limit: 8 },
  {
    name: "the cheapest quote that isn't the cheapest",
    pattern:
      /\b(?:cheapest|lowest) (?:quote|quotation|price|bid)\b.*(?:n't|\bnot\b).*\b(?:cheapest|lowest)\b/iu,
    limit: 1,
  },
];

/** A file of `content/` with its fields and its text. */
export interface ReadContent {
  readonly file: string;
  readonly data: unknown;
  readonly tree: readonly ContentNode[];
}

/** The headings of an entry: its own, those of its text, and the titles of components. */
function headingsOf(data: unknown, tree: readonly ContentNode[]): string[] {
  const own = isRecord(data) && typeof data.heading === "string" ? [data.heading] : [];
  const inside = [...nodesIn(tree)].flatMap((node) => {
    if ("tag" in node) return /^h[2-6]$/u.test(node.tag) ? [textOf(node.children ?? [])] : [];
    return "title" in node.props && typeof node.props.title === "string" ? [node.props.title] : [];
  });
  return [...own, ...inside];
}

/** A line for each phrase that the site uses more often than its limit, with the files that do. */
export function overusedPhrases(contents: readonly ReadContent[]): readonly string[] {
  return MOULDS.flatMap(({ name, pattern, limit, onlyHeadings }) => {
    const uses = contents.flatMap(({ file, data, tree }) => {
      const texts = onlyHeadings ? headingsOf(data, tree) : textsIn(data, tree);
      const count = texts.filter((text) => pattern.test(text)).length;
      return count === 0 ? [] : [{ file, count }];
    });
    const total = uses.reduce((sum, { count }) => sum + count, 0);
    if (total <= limit) return [];
    const where = uses.map(({ file, count }) => `${file} (${count})`).join(", ");
    return [`${name}: ${total} times, at most ${limit}. Vary some of them: ${where}`];
  });
}
