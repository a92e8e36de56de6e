/** A number from 1 to `count` that is always the same for a text. */
export function numberFor(text: string, count: number): number {
  let sum = 0;
  for (const letter of text) sum += letter.codePointAt(0) ?? 0;
  return (sum % count) + 1;
}
