/**
 * Path of a case study's PDF. The build writes the file, and the site offers it after a lead.
 *
 * @param url Path of the case study, with slashes at both ends.
 */
export function casePdfAddress(url: string): string {
  return `${url}${url.split("/").at(-2) ?? ""}.pdf`;
}
