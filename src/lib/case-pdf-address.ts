/**
 * Address of a case study's PDF. The build writes it there, and no page links to it before its form
 * was sent (docs/decisions/0039-case-studies.md).
 *
 * @param url The study's address, with slashes at both ends.
 */
export function casePdfAddress(url: string): string {
  return `${url}${url.split("/").at(-2) ?? ""}.pdf`;
}
