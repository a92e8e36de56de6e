/** A step on the way from the home page to a page. */
export interface Crumb {
  readonly label: string;
  /** Path with slashes at both ends. */
  readonly url: string;
}

/** Pages that other pages are below. */
const SECTIONS: readonly Crumb[] = [
  { label: "Blog", url: "/blog/" },
  { label: "Case studies", url: "/case-study/" },
  { label: "Glossary", url: "/glossary/" },
  { label: "Tools", url: "/tools/" },
];

/** The section that a page is in, or that it begins. */
export const sectionOf = (url: string): Crumb | undefined =>
  SECTIONS.find((section) => url.startsWith(section.url));

/** The pages from the home page to a page: home, its section if it has one, and the page itself. */
export function trailTo(url: string, label: string): readonly Crumb[] {
  const section = sectionOf(url);
  const above = section === undefined || section.url === url ? [] : [section];
  const home = url.startsWith("/us/") ? "/us/" : "/";
  return [{ label: "Home", url: home }, ...above, { label, url }];
}
