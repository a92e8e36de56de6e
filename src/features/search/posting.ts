/** A word in an entry. */
export interface Occurrence {
  /** Number of the entry. */
  readonly entry: number;
  /** Where in it, as bits, 1 to 15. */
  readonly place: number;
}

/** A digit has five bits of a number, the least first, and a sixth where more follow. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const MORE = 32;

const values = Array.from({ length: 128 }, (_, code) =>
  Math.max(0, DIGITS.indexOf(String.fromCharCode(code))),
);

function encodeNumber(number: number): string {
  const low = number % MORE;
  const rest = (number - low) / MORE;
  return rest === 0 ? DIGITS.charAt(low) : DIGITS.charAt(low + MORE) + encodeNumber(rest);
}

/** Writes occurrences, in the order of their entries, as text: each as its distance from the last. */
export function encodePosting(occurrences: readonly Occurrence[]): string {
  let last = -1;
  return occurrences
    .map(({ entry, place }) => {
      const number = (entry - last) * 16 + place;
      last = entry;
      return encodeNumber(number);
    })
    .join("");
}

/**
 * Reads what `encodePosting` wrote: the numbers of entries at even places, each followed by where in it.
 * Lists of numbers, since a frequent word has thousands and a keystroke reads many words.
 */
export function decodePosting(text: string): readonly number[] {
  const occurrences: number[] = [];
  let entry = -1;
  let number = 0;
  let unit = 1;
  for (let index = 0; index < text.length; index += 1) {
    const value = values[text.charCodeAt(index)] ?? 0;
    number += (value % MORE) * unit;
    unit *= MORE;
    if (value >= MORE) continue;
    entry += number >> 4;
    occurrences.push(entry, number & 15);
    number = 0;
    unit = 1;
  }
  return occurrences;
}
