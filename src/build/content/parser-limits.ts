/** Limits that no real text reaches; longer texts would keep the parser busy for minutes. */
const MOST_CHARACTERS = 200_000;
const MOST_MARKS = 1_000;

/** Runs of characters for which the parser looks for a counterpart in all that follows in the block. */
const MARK = /[*_~]+|`+|!?\[|\{|>/gu;

/** Where a block may end: before an empty line, and before each row of a table. */
const BLOCK_END = /\n(?=\s*\||\s*\n)/u;

/** A text that is too much to parse, with the line of the text that is to blame. */
export interface Excess {
  readonly line: number;
  readonly message: string;
}

/** Finds what would take the parser time that grows with the square of the text, or worse. */
export function findExcess(body: string): Excess | null {
  if (body.length > MOST_CHARACTERS) {
    const message = `has ${body.length} characters; write at most ${MOST_CHARACTERS}, and split what is longer`;
    return { line: 1, message };
  }
  let line = 1;
  for (const block of body.split(BLOCK_END)) {
    const isLong = block.length > MOST_MARKS;
    if (isLong && (block.match(MARK)?.length ?? 0) > MOST_MARKS) {
      const message = `has more than ${MOST_MARKS} of * _ ~ [ { > \` in one paragraph; split it`;
      // A block begins with the line break before it, but for the first.
      return { line, message };
    }
    line += block.split("\n").length;
  }
  return null;
}
