/** How the header looks: over a home page's opening, on white, or plain. */
export type HeaderLook = "home" | "white" | "default";

/** Paths with the white header; their subpages too (specification section 2). */
const WHITE = ["/about", "/jobs", "/industries", "/reseller"];

/** The header's look on a path (specification section 2, Header menu). */
export function headerLook(path: string): HeaderLook {
  if (path === "/" || path === "/us/" || path === "/us") return "home";
  return WHITE.some((start) => path === start || path.startsWith(`${start}/`))
    ? "white"
    : "default";
}
