/** Address of the small cover of a case study: `/case-study/a/` has `/figures/cover-a.webp`. */
export function coverOfStudy(url: string): string {
  return `/figures/cover-${url.split("/").filter(Boolean).at(-1) ?? ""}.webp`;
}
