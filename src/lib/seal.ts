/** How many seals there are: `static/figures/seal-1.svg` and so on. */
const SEALS = 12;

/** Address of the seal of a certificate: always the same for a number. */
export function sealOf(serial: string): string {
  let sum = 0;
  for (const letter of serial) sum += letter.codePointAt(0) ?? 0;
  return `/figures/seal-${(sum % SEALS) + 1}.svg`;
}
