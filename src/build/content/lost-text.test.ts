import { describe, expect, test } from "@jest/globals";
import { mistakesOf } from "./testing/body";
import { beginning, post, problemsWith, replaceIn, term, topic } from "./testing/project";

const POST = "content/blog/first-post.mdx";
const inPost = async (part: string, by: string) =>
  problemsWith({ "blog/first-post.mdx": replaceIn(post, part, by) });

describe("Markdown that stays raw is reported", () => {
  test.each([
    ["**“Award”**ed on cost.", "1 body: shows its marks for bold or italic"],
    ["Say ~~“award”~~ed.", "1 body: shows its marks for bold or italic"],
    ["Read [the terms](/about us/).", "1 body: shows a link as text; write [words](/address/)"],
    ["Read [the terms]( /about us/ ).", "1 body: shows a link as text; write [words](/address/)"],
    [
      "Read [the terms] (/about/).",
      "1 body: shows a link as text; write [words](/address/): square",
    ],
    [
      "Read (the terms)[/about/].",
      "1 body: shows a link as text; write [words](/address/): square",
    ],
    ["A ** bold ** word.", "1 body: shows its marks for bold as text; remove the spaces inside"],
    ["![A coil](./my coil.png)", "1 body: shows an image as text; name its file with lower-case"],
    ["Read [the terms][about].", "1 body: refers to a link address that the text does not define"],
    ["It costs ₹5.[^1]", "1 body: has a footnote without its text; write its words"],
    ["Text.\n\n##No space", "3 body: shows ## as text; write a space after it: ## Heading"],
    [
      "• One\n• Two",
      "1 body: shows the bullet • as text; begin each item with - and a space",
      "2 ",
    ],
    ["o\tOne", "1 body: shows the bullet o as text"],
    ["– One\n– Two", "1 body: shows the bullet – as text"],
    ["Part\tShare", "1 body: shows columns of a spreadsheet as text; write a table"],
    ["![[coil.png]]", "1 body: shows [[ ]] as text"],
    ["It costs &rupee;5.", "1 body: shows &rupee; as text; type the character itself"],
    [
      "| A |\n| --- |\n| 1 |\nSource: us.",
      "4 body: has text that becomes a row of the table above",
    ],
    ["-One", "1 body: begins a line with -; write a space after it for a list item"],
    ["| A | B |\n| 1 | 2 |", "1 body: shows a table as text; put a line such as", "2 "],
    ["| A | B |\n| --- |\n| 1 | 2 |", "1 body: shows a table as text", "2 ", "3 "],
    [
      "a\n\n```js\nb\n\n## C",
      "3 body: has a code block that is not closed; put a line of ``` below",
    ],
    ["> ~~~~\n> a\n> ~~~", "1 body: has a code block that is not closed; put a line of ~~~~ below"],
    ["```", "1 body: has a code block that is not closed; put a line of ``` below"],
    [
      "| A | B |\n| --- | --- |\n| 1 | 2 | 3 |",
      "3 body: has a table row with 3 cells below 2 headings; add a heading, remove a cell, or write \\| for",
    ],
  ])("%j", async (text, ...expected) => {
    expect(await mistakesOf(text)).toEqual(expected.map(beginning));
  });

  test.each([
    "Escaped: \\*\\*no\\*\\*, \\[a](b c), \\## x, \\_“a”\\_b",
    "**Bold**, _it_, **“quoted” text** and 5 * 3 * 2, 2 ** 3 ** 4, snake_case_name, Price*",
    "`**“q”**x` and `[a](b c)`",
    "```\n##No\n• One\n| A |\n**“q”**x\n```",
    "````md\n```\n`````\n\n- a\n\n  ~~~\n  b\n  ~~~ \n\n> ```\n> ```",
    "[Words]( /about/ ), [sic] (see below) and (kg)[1] or [kg] (/ kg)",
    "Item [sic] of #1 supplier – #7, -5 degrees, 3.5 t, 2026-01-31.",
    "A sentence ends in 10.\n\n- One\n- Two\n\n1. One",
    "| A | B |\n| --- | --- |\n| 1 |\n| a \\| b | 2 |",
    "[words][a]\n\n[a]: https://a.example/",
    "Spend on R&D; then AT&T;.\n\n-\tOne\n-\tTwo\n\n1.\tOne",
  ])("and nothing else: %j", async (text) => {
    expect(await mistakesOf(text)).toEqual([]);
  });
});

describe("a text that an unquoted value would lose is reported", () => {
  test.each([
    ["A first post on sourcing", "Our supplier #1 for # steel", "2 front matter: loses", "#1"],
  ])("%s", async (part, by, expected) => {
    const all = await inPost(part, by);
    expect(all[0] ?? "").toContain(`${POST}:${expected} the text after " #": "`);
  });

  test.each([
    ["A first post on sourcing", '"Our supplier # 1 for steel"'],
    ["A first post on sourcing", "Our supplier#1 for steel"],
    ["topics:", "# Ours\ntopics:"],
  ])("but not %s as %s", async (part, by) => {
    expect(await inPost(part, by)).toEqual([]);
  });
});

describe("curly quotation marks that visitors would see are reported", () => {
  test.each(["“A post on sourcing”", "‘A post on sourcing’"])("%s", async (title) => {
    expect(await inPost("A first post on sourcing", title)).toEqual([
      `${POST}:2 front matter: has curly quotation marks around a whole value, which visitors would see; remove them, or put the value between straight double quotes`,
    ]);
  });

  test.each(["“Award” and “order”", "The word “award”", '"“Award the order”"'])(
    "but not in %s",
    async (title) => {
      expect(await inPost("A first post on sourcing", title)).toEqual([]);
    },
  );
});

describe("characters that nobody sees are named with their cause", () => {
  test.each([
    ["a bullet of Word", "\uF0B7 first", 10, 'has U+F0B7 after "'],
    ["a mark of Git", "first\n\n>>>>>>> main", 12, "has a mark of Git, because two versions"],
    ["a line separator", "fi\u2028rst", 10, "has the invisible character U+2028 (a line"],
    ["NUL", "first\0", 10, "has the control character U+0000 (NUL) after"],
    [
      "a zero-width space",
      "fi\u200Brst",
      10,
      "has the invisible character U+200B (a zero-width space) after",
    ],
    ["a turn of direction", "\u202Efirst", 10, "has the invisible character U+202E after"],
    ["ANSI", "fi\uFFFDrst", 10, 'has a character after "'],
    ["UTF-8 read as ANSI", "donâ€™t", 10, 'has garbled characters after "'],
    ["a rupee sign read as ANSI", "â‚¹950", 10, 'has garbled characters after "'],
    ["an accent read as ANSI", "cafÃ©", 10, 'has garbled characters after "'],
  ])("%s in a text", async (_, by, line, expected) => {
    expect(await inPost("first.", `${by}.`)).toEqual([
      beginning(`${POST}:${line} file: ${expected}`),
    ]);
  });

  test.each([
    ["title: A", "title:\u00A0A", 2],
    ["  - sourcing", "\u00A0\u00A0- sourcing", 7],
  ])("a no-break space where %j has an ordinary one", async (part, by, line) => {
    const [first] = await inPost(part, by);
    expect(first).toMatch(
      new RegExp(
        `^${POST}:${line} file: has U\\+00A0 \\(a no-break space\\) .* copied from Word`,
        "u",
      ),
    );
  });

  test.each([
    ["little-endian", Buffer.concat([Buffer.from([255, 254]), Buffer.from(post, "utf16le")])],
    ["big-endian", Buffer.from(post, "utf16le").swap16()],
  ])("UTF-16, %s", async (_, bytes) => {
    expect(await problemsWith({ "blog/first-post.mdx": bytes.toString("utf8") })).toEqual([
      beginning(`${POST}:1 file: is saved as UTF-16, which Notepad calls "Unicode"; choose UTF-8`),
    ]);
  });

  test("joiners of Hindi, Arabic and emoji are no mistake", async () => {
    const words = "first क्\u200Dष \u200F👩\u200D💼 10\u00A0kg. Château, São Paulo, â and Ã.";
    expect(await inPost("first.", words)).toEqual([]);
  });
});

test("a formula that can't be read is reported once, and a wrong window causes no second report", async () => {
  const table = (formula: string) =>
    `<Table unit="kg" columns={["M", "N"]} rows={[{ label: "A", cells: [1, 2] }, { label: "B", cells: [1, 2], is: "${formula}" }]} />`;
  const step = (formula: string) =>
    `<WalkStep title="One step">\n\nText.\n\n<Window module="Events" title="RFQ 1" status="Open" caption="Two suppliers quote a price.">\n\n${table(formula)}\n\n</Window>\n\n</WalkStep>`;
  const steps = `<WalkThrough>\n\n${step("C × 1")}\n\n${step("A × 1").replace("Events", "Evens")}\n\n</WalkThrough>`;
  expect(await mistakesOf(steps)).toEqual([
    beginning('9 Table.rows.1.is: "C × 1" can'),
    beginning("19 Window.module: is not a module"),
  ]);
});

test.each([
  [
    "the same topic twice",
    { "blog/first-post.mdx": replaceIn(post, "  - sourcing", "  - sourcing\n  - sourcing") },
    `${POST}:8 topics.1: names "sourcing" twice; remove one`,
  ],
  [
    "two topics that differ in case and spaces only",
    {
      "topics/other.yml": replaceIn(topic, "label: Sourcing", "label: SOURCING").replace(
        "Articles",
        "More",
      ),
    },
    "content/topics/sourcing.yml:1 label: is the same as in content/topics/other.yml; change one",
  ],
])("%s is reported", async (_, changes, expected) => {
  expect(await problemsWith(changes)).toEqual([beginning(expected)]);
});

test("files that Windows and Office leave are ignored", async () => {
  const names = ["Thumbs.db", "blog/thumbs.db", "pages/desktop.ini", "blog/~$first.docx"];
  expect(await problemsWith(Object.fromEntries(names.map((name) => [name, term])))).toEqual([]);
});
