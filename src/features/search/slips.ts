/** Longest words are compared by their first letters: who mistypes the fortieth finds it by the others. */
const LONGEST = 40;

const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 8));

/** How many slips a typed word may have: a short one with a slip would be too many other words. */
export function mostSlips(typed: string): number {
  if (typed.length < 4) return 0;
  return typed.length < 8 ? 1 : 2;
}

/**
 * How many slips (a letter too many, missing, wrong, or two swapped) lie between a typed word and the
 * beginning of another: the visitor may not have typed all of it yet.
 *
 * @param most Looking for more than these is given up.
 * @returns The slips, and how many letters of the word the typed ones stand for; null for more than `most`.
 */
export function slipsBetween(
  typed: string,
  word: string,
  most: number,
): { readonly slips: number; readonly length: number } | null {
  const height = Math.min(typed.length, LONGEST);
  const width = Math.min(word.length, height + most);
  if (width < height - most) return null;
  let [before, last, row] = [rows[0], rows[1], rows[2]];
  if (before === undefined || last === undefined || row === undefined) return null;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let line = 1; line <= height; line += 1) {
    row[0] = line;
    let least = line;
    const letter = typed.charCodeAt(line - 1);
    for (let column = 1; column <= width; column += 1) {
      const other = word.charCodeAt(column - 1);
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (letter === other ? 0 : 1),
      );
      const isSwapped =
        line > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(line - 2) === other;
      if (isSwapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      row[column] = slips;
      if (slips < least) least = slips;
    }
    if (least > most) return null;
    [before, last, row] = [last, row, before];
  }
  return leastOf(last.subarray(0, width + 1), most);
}

function leastOf(row: Uint8Array, most: number) {
  // Of as few slips, the longest beginning: `auctoin` is all of `auction`.
  let [slips, length] = [most + 1, 0];
  row.forEach((value, column) => {
    if (value <= slips) [slips, length] = [value, column];
  });
  return slips > most ? null : { slips, length };
}
