/** Address of the border of certificates, which the build draws. */
export const CERTIFICATE_BORDER = "/figures/certificate-border.svg";

/** Addresses of the seals of certificates, which the build draws. */
export const seals = Array.from({ length: 12 }, (_seal, index) => `/figures/seal-${index + 1}.svg`);

/** Address of the seal of a certificate: always the same for a number. */
export function sealOf(serial: string): string {
  let sum = 0;
  for (const letter of serial) sum += letter.codePointAt(0) ?? 0;
  return seals[sum % seals.length] ?? "";
}
