/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { beginning, problemsWith, term } from "./testing/project";

const FILE = "content/glossary/landed-cost.mdx";
const fields = term.slice(0, term.lastIndexOf("---\n") + "---\n".length);

/** What is listed where the term's text is this one; its first line is line 5 of the file. */
const withText = async (text: string) =>
  problemsWith({ "glossary/landed-cost.mdx": `${fields}${text}` });

describe("a text that would run code", () => {
  test.each([
    ["import x from 'x'\n\nText.", "has an import; remove it"],
    ["export const x = 1\n\nText.", "has an export; remove it"],
    ["import x from 'x'\nexport const y = 1\n\nText.", "has an import and an export; remove it"],
    ["export default () => <p>x</p>\n\nText.", "has an export; remove it"],
    ["{process.env.HOME}", "has the expression {process.env.HOME}; write the text itself, or \\{"],
    ["Text {1 + 1} text.", "has the expression {1 + 1}; write the text itself, or \\{"],
    ["<script>alert(1)</script>", "has a <script>; remove it, content runs no code"],
    ["Text <SCRIPT src='x'/> text.", "has a <script>; remove it, content runs no code"],
    ["[Go](javascript:alert(1))", '"javascript:alert(1)" is a javascript: link; use an address'],
    ["[Go](<java&#10;script:alert(1)>)", '"java script:alert(1)" is a javascript: link'],
    ["[Go][x]\n\n[x]: JavaScript:alert(1)", '"JavaScript:alert(1)" is a javascript: link'],
  ])("is refused with its line: %j", async (text, message) => {
    expect(await withText(`\n${text}\n`)).toEqual([beginning(`${FILE}:6 body: ${message}`)]);
  });

  test("by an inline handler is refused, on a component as on an HTML tag", async () => {
    const text = '\n<Callout onClick={run}>\n\nText.\n\n</Callout>\n\n<b onclick="run()">x</b>\n';
    expect(await withText(text)).toEqual([
      beginning(`${FILE}:6 body: has the inline handler onClick on <Callout>; remove it`),
      beginning(`${FILE}:12 body: has the inline handler onclick on <b>; remove it`),
      beginning(`${FILE}:12 body: has the HTML tag <b>; write Markdown or use a component`),
    ]);
  });

  test("by a handler on sub or sup is refused as well", async () => {
    expect(await withText("\nCO<sub onClick={run}>2</sub>\n")).toEqual([
      beginning(`${FILE}:6 body: has the inline handler onClick on <sub>`),
      beginning(`${FILE}:6 body: has the HTML tag <sub>`),
    ]);
  });
});

describe("a text that is no MDX", () => {
  test.each([
    ["<Callout>\n\nText.\n", "is broken MDX: Expected a closing tag for `<Callout>` (line 6)."],
    ["Text <b>bold.\n", "is broken MDX: Expected a closing tag for `<b>` (line 6)"],
    ["</Callout>\n", "is broken MDX: Unexpected closing slash"],
    ["Costs { 5.\n", "is broken MDX: Unexpected end of file in expression"],
    ["Less than <5.\n", "is broken MDX: Unexpected character `5`"],
    ["<!-- note -->\n", "is broken MDX: Unexpected character `!`"],
    ["import duties are paid here.\n", "is broken MDX: Could not parse import/exports"],
  ])("is refused with its line: %j", async (text, message) => {
    const problems = await withText(`\n${text}`);
    expect(problems).toEqual([beginning(`${FILE}:6 body: ${message}`)]);
    expect(problems[0]).toMatch(/write \\< and \\\{ for the plain characters/u);
  });

  test("is told the line of the closing tag that fits none, and of the tag before it", async () => {
    expect(await withText("\n<Callout>\n\nText.\n\n</Calout>\n")).toEqual([
      beginning(
        `${FILE}:10 body: is broken MDX: Unexpected closing tag \`</Calout>\`, expected corresponding closing tag for \`<Callout>\` (line 6).`,
      ),
    ]);
  });
});

describe("an unknown tag", () => {
  test("is refused with the nearest component and all known ones", async () => {
    expect(await withText("\nText.\n\n<Calout>\n\nText.\n\n</Calout>\n")).toEqual([
      beginning(
        `${FILE}:8 body: names the unknown component <Calout>. Did you mean "Callout"? Known are: ApprovalChain, BeforeAfter, BidLadder,`,
      ),
    ]);
  });

  test("in small letters is taken for HTML, and told of a component of that name", async () => {
    expect(await withText("\n<callout>\n\nText.\n\n</callout>\n\n<div />\n")).toEqual([
      beginning(
        `${FILE}:6 body: has the HTML tag <callout>; write Markdown or use a component. Did you mean "Callout"?`,
      ),
      beginning(
        `${FILE}:12 body: has the HTML tag <div>; write Markdown or use a component. Known are:`,
      ),
    ]);
  });

  test("hides nothing that is wrong inside it, and makes nothing wrong that is not", async () => {
    const text = "<Stepps>\n\n<Step title='Ask'>\n\n{x}\n\n</Step>\n\n</Stepps>\n\n### Detail\n";
    expect(await withText(`\n${text}`)).toEqual([
      beginning(`${FILE}:6 body: names the unknown component <Stepps>. Did you mean "Steps"?`),
      beginning(`${FILE}:10 body: has the expression {x}`),
    ]);
  });
});

describe("a text without anything to read", () => {
  test.each(["", "\n\n", "\n{/* later */}\n", "\n&nbsp;\n", "\n{/* a */} {/* b */}\n"])(
    "is empty: %j",
    async (text) => {
      expect(await withText(text)).toEqual([
        `${FILE}:5 body: is empty; write the text below the second --- line`,
      ]);
    },
  );
});

describe("the headings of a text", () => {
  test("may not skip a level", async () => {
    expect(await withText("\n## One\n\nText.\n\n#### Three\n\n## Four\n\n### Five\n")).toEqual([
      `${FILE}:10 body: skips from heading level 2 to 4 at "Three"; use ###`,
    ]);
    expect(await withText("\n## A\n\n### B\n\n#### C\n\n## D\n\n#### E\n")).toEqual([
      `${FILE}:14 body: skips from heading level 2 to 4 at "E"; use ###`,
    ]);
    expect(await withText("\n### One\n")).toEqual([
      `${FILE}:6 body: skips from heading level 1 to 3 at "One"; use ##`,
    ]);
  });

  test("count those that components show", async () => {
    const section = '<Section id="a" title="A part">\n\n### Detail\n\nText.\n\n</Section>\n';
    const questions =
      "<Questions>\n\n<Question ask='Why so?'>\n\nSo.\n\n</Question>\n\n</Questions>\n";
    expect(await withText(`\n${section}`)).toEqual([]);
    expect(await withText(`\n## Questions\n\n${questions}`)).toEqual([]);
    expect(await withText(`\nText.\n\n${questions}`)).toEqual([
      `${FILE}:10 body: skips from heading level 1 to 3 at "Why so?"; use ##`,
    ]);
  });

  test("begin below the main heading, which is a field", async () => {
    expect(await withText("\n# One\n")).toEqual([
      `${FILE}:6 body: has a # heading; the main heading is a field, begin with ##`,
    ]);
  });

  test.each(["##", "## {/* later */}", "## —"])("need words: %s", async (heading) => {
    expect(await withText(`\n${heading}\n\nText.\n`)).toEqual([
      beginning(`${FILE}:6 body: has a heading without words`),
    ]);
  });
});

test.each([
  ["A note[^1].\n\n[^1]: The note.", 6, "has a footnote; put its words into the text"],
  ["- [ ] A task", 6, "has a box to tick, which pages can't show"],
  ["- [X] A task", 6, "has a box to tick, which pages can't show"],
  ["| | B |\n|---|---|\n| 1 | 2 |", 6, "has a table column without a heading"],
  ["Read [](/about/).", 6, 'has a link to "/about/" without words'],
  ["Read [ ](/about/).", 6, 'has a link to "/about/" without words'],
])("a text with what pages can't show is refused: %j", async (text, line, message) => {
  const problems = await withText(`\n${text}\n`);
  expect(problems[0]).toEqual(beginning(`${FILE}:${line} body: ${message}`));
});
