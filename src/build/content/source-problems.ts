import type { Problem } from "../../content-model/problem";

const NAMES: ReadonlyMap<string, string> = new Map([
  ["\u0000", "NUL"],
  ["\u00A0", "a no-break space"],
  ["\u00AD", "a soft hyphen"],
  ["\u200B", "a zero-width space"],
  ["\u2028", "a line separator"],
  ["\u2060", "a word joiner"],
  ["\uFEFF", "a byte order mark"],
]);

/** U+200B (a zero-width space). */
function nameOf(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
  const name = NAMES.get(character);
  return `U+${code}${name === undefined ? "" : ` (${name})`}`;
}

/** The visible words before a character, to find it by. */
export const before = (line: string, index: number) => {
  const words = line
    .slice(0, index)
    .replaceAll(/[^\P{C}]/gu, "")
    .slice(-20)
    .trim();
  return words === "" ? "at the start of the line" : `after "${words}"`;
};

/** Characters that an author can't see, or that an encoding has changed. The first rule that matches a line explains it. */
const rules: readonly (readonly [
  found: RegExp,
  message: (name: string, where: string) => string,
])[] = [
  [
    /\uFFFD/u,
    (_, where) =>
      `has a character ${where} that is not UTF-8, perhaps because the file was saved as "ANSI" or Windows-1252; save it as UTF-8 and type the character again`,
  ],
  [
    /^(?:<{7}|\|{7}|>{7})(?= |\r?$)/u,
    () =>
      "has a mark of Git, because two versions were merged; keep one of them, and delete the lines with <<<<<<<, ======= and >>>>>>>",
  ],
  [
    /\p{Co}/u,
    (name, where) =>
      `has ${name} ${where}, a symbol of a font that only Word has, often a bullet; delete it, and begin each item of a list with - and a space`,
  ],
  [
    // eslint-disable-next-line no-control-regex -- these are sought
    /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F]/u,
    (name, where) =>
      `has the control character ${name} ${where}, which came with text copied from another program; delete it`,
  ],
  [
    /[\u00AD\u200B\u2028\u2029\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/u,
    (name, where) =>
      `has the invisible character ${name} ${where}, which came with text copied from a web page, a PDF or a chat; delete it`,
  ],
  [
    // Where YAML and Markdown only know ordinary spaces.
    /(?<=^[ \t>]*)\u00A0|(?<=^[ \t>]*(?:#{1,6}|[-*+]|\d{1,3}[.)]|[\w-]+:) *)\u00A0/u,
    (name, where) =>
      `has ${name} ${where}, which came with text copied from Word or a web page; type an ordinary space`,
  ],
  [
    // ’, ₹ and accented letters of UTF-8, read as Windows-1252.
    /â€|â‚¹|Ã[\u00A0-\u00BF]/u,
    (_, where) =>
      `has garbled characters ${where}, because a program opened the text as "ANSI" or Windows-1252; type them again and save the file as UTF-8`,
  ],
];

/** UTF-16 read as UTF-8: its byte order mark, or a NUL beside each letter. */
const UTF_16 = /^(?:\uFFFD\uFFFD|[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/u;

/** Mistakes of a file's characters: its encoding, and what an author can't see. */
export function sourceProblems(file: string, source: string): readonly Problem[] {
  const problem = (line: number, message: string) => ({ file, line, field: "file", message });
  if (UTF_16.test(source)) {
    return [
      problem(
        1,
        'is saved as UTF-16, which Notepad calls "Unicode"; choose UTF-8 in its "Save as" window',
      ),
    ];
  }
  return source.split("\n").flatMap((line, index) => {
    for (const [found, message] of rules) {
      const match = found.exec(line);
      if (match === null) continue;
      return [problem(index + 1, message(nameOf(match[0]), before(line, match.index)))];
    }
    return [];
  });
}
