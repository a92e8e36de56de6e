import type { Node } from "unist";
import { visit } from "unist-util-visit";
import { exampleSchema } from "../../content-model/example";
import type { Problem } from "../../content-model/problem";
import { evaluate } from "../../content-model/sums";
import { escapePattern } from "../escape-pattern";
import { readFields, splitFile, type Split } from "./front-matter";
import { parseMdx } from "./mdx-parser";

/** A file of `content/examples/`, ready to search with. */
interface Example {
  readonly file: string;
  /** Finds one of its names. */
  readonly named: RegExp;
  readonly figures: readonly number[];
  readonly phrases: readonly { readonly found: RegExp; readonly amounts: readonly number[] }[];
}

const NUMBER = String.raw`[\d,]*\d(?:\.\d+)?(?:\s?(?:lakh|crore|K)\b)?`;

/**
 * Amounts with a currency sign (`₹4.2 crore`), numbers that fill a cell after a row's first
 * (`| Freight | 1,450 |`), and numbers of components (`cells: [1450, 3260]`).
 */
const AMOUNTS = new RegExp(
  [
    String.raw`(?<=[₹$](?:\\\[)?)${NUMBER}`,
    String.raw`(?<=[^\s|][ \t]*\|[ \t]*\**[−-]?)${NUMBER}(?=\**[ \t]*\|)`,
    String.raw`(?<=(?:[:,]\s+|[[{])-?)\d+(?:\.\d+)?(?=\s*(?:,\s|[\]}\r\n]))`,
  ].join("|"),
  "gu",
);

/** Finds a phrase and its amount. A space stands for spaces, commas and line ends. */
const phraseOf = (phrase: string) =>
  new RegExp(
    phrase
      .split("{}")
      .map((part) => escapePattern(part).replaceAll(/,? /gu, String.raw`[,\s]+`))
      .join(String.raw`[₹$]?(${NUMBER})`),
    "gu",
  );

/** Reads a file of `content/examples/`. */
export function readExample(
  file: string,
  yaml: string,
): { example: Example | null; problems: readonly Problem[] } {
  const { data, problems } = readFields(file, { yaml, yamlOffset: 0 }, exampleSchema, "example");
  if (data === null) return { example: null, problems };
  const names = data.names.map(escapePattern).join("|");
  const named = new RegExp(String.raw`(?<![\p{L}\d])(?:${names || "(?!)"})(?![\p{L}\d])`, "iu");
  const figures = [...data.figures.values()].flat();
  const phrases = [...data.phrases].map(([text, amounts]) => ({ found: phraseOf(text), amounts }));
  return { example: { file, named, figures, phrases }, problems };
}

/** Whether an amount is one of the figures. One in lakh, crore or thousands may be rounded. */
function isOneOf(written: string, figures: readonly number[]): boolean {
  const value = evaluate(written);
  const digits = /[\d,.]+/u.exec(written)?.[0].replaceAll(",", "") ?? "";
  const scale = value / Number(digits);
  const decimals = digits.split(".")[1]?.length ?? 0;
  const slack = scale > 1 ? 0.5 * scale * 10 ** -decimals : 0.005;
  return figures.some((figure) => Math.abs(Math.abs(figure) - value) <= slack);
}

/** A part of a text that is about an example if it names one. */
interface Passage {
  readonly line: number;
  readonly field: string;
  /** Where a name counts. */
  readonly naming: string;
  /** What has the amounts. */
  readonly text: string;
}

/** Fields, paragraphs with the table below them, and components with all that is inside. */
async function passagesOf(parts: Split): Promise<readonly Passage[]> {
  const { yaml, yamlOffset, body, bodyOffset } = parts;
  let line = yamlOffset + 1;
  const passages: Passage[] = yaml.split(/^(?=\w)/mu).map((text) => {
    const passage = { line, field: "front matter", naming: text, text };
    line += text.split("\n").length - 1;
    return passage;
  });
  const add = (from: Node, to: Node, nameEnd = to.position?.end.offset) => {
    const { start } = from.position ?? {};
    const text = body.slice(start?.offset, to.position?.end.offset);
    const naming = body.slice(start?.offset, nameEnd);
    passages.push({ line: bodyOffset + (start?.line ?? 1), field: "body", naming, text });
  };
  visit(await parseMdx(body), (node, index, parent) => {
    if (node.type === "mdxJsxFlowElement") {
      add(node, node, node.children[0]?.position?.start.offset);
    } else if (node.type === "table") {
      const before = parent?.children[(index ?? 0) - 1];
      add(before?.type === "paragraph" ? before : node, node);
    } else if (node.type === "paragraph" || node.type === "heading") add(node, node);
  });
  return passages;
}

/** Finds amounts that are no figure of the example that their passage names, or that their phrase has. */
export async function exampleProblems(
  file: string,
  source: string,
  examples: readonly Example[],
): Promise<readonly Problem[]> {
  const problems = new Map<string, Problem>();
  const report = (place: Omit<Passage, "naming">, index: number, written: string, by: string) => {
    const line = place.line + place.text.slice(0, index).split("\n").length - 1;
    const message = `says ${written}, which is not a figure of ${by}; correct it, or declare it there`;
    problems.set(`${line} ${written}`, { file, line, field: place.field, message });
  };
  // Quotation marks around names and amounts of data say nothing.
  const whole = { line: 1, field: "file", text: source.replaceAll('"', "") };
  const phrases = examples.flatMap((example) =>
    example.phrases.map((phrase) => ({ ...phrase, by: example.file })),
  );
  for (const { found, amounts, by } of phrases) {
    for (const { 0: text, 1: written = "", index } of whole.text.matchAll(found)) {
      if (!isOneOf(written, amounts)) report(whole, index + text.indexOf(written), written, by);
    }
  }
  const parts = splitFile(file.endsWith(".yml") ? "yml" : "mdx", source);
  if ("missing" in parts || !examples.some(({ named }) => named.test(source))) {
    return [...problems.values()];
  }
  // The entry's own check reports broken MDX.
  for (const passage of await passagesOf(parts).catch(() => [])) {
    const named = examples.filter((example) => example.named.test(passage.naming));
    if (named.length === 0) continue;
    const figures = [0, ...named.flatMap((example) => example.figures)];
    const by = named.map((example) => example.file).join(" or ");
    let text = passage.text.replaceAll('"', "");
    for (const { found } of phrases) {
      text = text.replaceAll(found, (phrase) => phrase.replaceAll(/[^\n]/gu, " "));
    }
    for (const { 0: written, index } of text.matchAll(AMOUNTS)) {
      if (!isOneOf(written, figures)) report({ ...passage, text }, index, written, by);
    }
  }
  return [...problems.values()];
}
