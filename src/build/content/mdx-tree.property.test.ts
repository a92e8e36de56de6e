import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { componentSpecs } from "../../content-model/components";
import { elementTags, type ContentNode } from "../../content-model/content-tree";
import { readBody } from "./body";
import { parseLink } from "./links";

const read = async (text: string) => readBody("content/pages/a.mdx", { body: text, bodyOffset: 0 });

const nodesOf = (tree: readonly ContentNode[]): readonly ContentNode[] =>
  tree.flatMap((node) => [node, ...(typeof node === "string" ? [] : nodesOf(node.children ?? []))]);

const textOf = (tree: readonly ContentNode[]) =>
  nodesOf(tree)
    .filter((node) => typeof node === "string")
    .join("");

/** Pieces of Markdown, MDX and HTML in any order, and any text. */
const source = fc.oneof(
  fc.string({
    unit: fc.constantFrom(
      ...["# ", "- ", "1. ", "> ", "\n", "\n\n", "**", "_", "`", "```", "|", "---", "word", " "],
      ...[
        "[a](",
        "![](",
        ")",
        "javascript:alert(1)",
        "https://a.example",
        "<b>",
        "</b>",
        "<Figures",
      ],
      ...["{", "}", "{1}", "<script>", "onclick=", "export ", "import ", "&lt;", "<!-- -->", "\0"],
      ...[" />", "<sub>", "</sub>", '="x"', "={[", "]}", "\\", "अ", "🙂", "[^1]", "[x]: /a/"],
    ),
    maxLength: 25,
  }),
  fc.string({ unit: "binary", maxLength: 60 }),
);

test("any text is read without an error, each problem names a line of it, and only known parts reach a page", async () => {
  await fc.assert(
    fc.asyncProperty(source, async (text) => {
      const { body, problems } = await read(text);
      const lines = text.split(/\r\n|\r|\n/u).length;
      for (const { line, message } of problems) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines + 1);
        expect(message).not.toBe("");
      }
      const checked = new Set(body.references.map(({ target }) => target));
      for (const node of nodesOf(body.tree)) {
        if (typeof node === "string") continue;
        if ("component" in node) {
          expect(Object.keys(componentSpecs)).toContain(node.component);
          continue;
        }
        expect(elementTags).toContain(node.tag);
        const attributes = ["id", "href", "src", "alt", "align", "start", "scope"];
        expect(attributes).toEqual(expect.arrayContaining(Object.keys(node.props ?? {})));
        // Each link is checked.
        if (node.props?.href !== undefined) expect(checked).toContain(node.props.href);
      }
    }),
  );
});

test("plain words come out as they went in", async () => {
  const word = fc.stringMatching(/^[\p{L}]{1,10}$/u);
  const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
  const text = fc.array(line, { minLength: 1, maxLength: 4 }).filter(
    // MDX takes a line that begins with these for code.
    (lines) => lines.every((one) => !/^(?:import|export)\b/u.test(one)),
  );
  await fc.assert(
    fc.asyncProperty(text, async (lines) => {
      const { body, problems } = await read(lines.join("\n\n"));
      expect(problems).toEqual([]);
      expect(body.tree).toHaveLength(lines.length);
      expect(textOf(body.tree).replaceAll("\u00A0", " ")).toBe(lines.join(""));
    }),
  );
});

test("no link that runs code or hides its scheme passes the check", () => {
  const scheme = fc.constantFrom(
    "javascript:",
    "JAVASCRIPT:",
    "java\nscript:",
    "data:",
    "vbscript:",
    "file:",
  );
  const before = fc.string({ unit: fc.constantFrom(" ", "\t", "\n", "\x01") });
  fc.assert(
    fc.property(before, scheme, fc.string(), (space, start, rest) => {
      expect(parseLink(space + start + rest).type).toBe("invalid");
    }),
  );
});
