/** Path of the PDF that the build writes for a case study, and that the site offers after a lead. */
export function casePdfAddress(url: string): string {
  return `${url}${url.split("/").at(-2) ?? ""}.pdf`;
}
