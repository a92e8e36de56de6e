/**
 * The place of the first level whose limit covers an amount; −1 where none does. A level without a
 * limit covers every amount.
 */
export function decidingLevel(
  levels: readonly { readonly limit?: number | undefined }[],
  amount: number,
): number {
  return levels.findIndex(({ limit = Infinity }) => limit >= amount);
}
