/** Index of the first limit that covers an amount, or −1. An entry without a limit covers every amount. */
export function indexOfCoveringLimit(
  entries: readonly { readonly limit?: number | undefined }[],
  amount: number,
): number {
  return entries.findIndex(({ limit = Infinity }) => limit >= amount);
}
