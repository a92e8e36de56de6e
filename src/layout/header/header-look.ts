/** How the header looks: transparent over a home page's first section, white, or plain. */
export type HeaderLook = "home" | "white" | "default";

/** Paths with the white header; their subpages too. */
const WHITE = ["/about", "/jobs", "/industries", "/reseller"];

/** The header's look on a path. */
export function headerLook(path: string): HeaderLook {
  if (path === "/" || path === "/us/" || path === "/us") return "home";
  return WHITE.some((start) => path === start || path.startsWith(`${start}/`))
    ? "white"
    : "default";
}
