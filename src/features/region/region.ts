/** India is the default, the United States the variant. */
export const regions = ["in", "us"] as const;

/** A region. */
export type Region = (typeof regions)[number];

/** Key of the region in the query and in local storage. */
export const REGION_KEY = "region";

/** The region's name in the footer's switch. */
export const regionNames: Readonly<Record<Region, string>> = {
  in: "India",
  us: "United States",
};

/** The home page of each region. */
export const regionHomes: Readonly<Record<Region, string>> = { in: "/", us: "/us/" };

/** The region of a page's prerendered HTML. */
export function regionOfPath(path: string): Region {
  return /^\/us(?:\/|$)/u.test(path) ? "us" : "in";
}

/** Parses a stored region; null for anything but the two known values. */
export function parseRegion(value: string | null): Region | null {
  return value === "in" || value === "us" ? value : null;
}

/** The region that an address asks for: by its query (any value but `us` means India), else by the path `/us/`. */
export function regionOfUrl({ pathname, search }: Pick<URL, "pathname" | "search">): Region | null {
  const asked = new URLSearchParams(search).get(REGION_KEY);
  if (asked !== null) return asked.toLowerCase() === "us" ? "us" : "in";
  return regionOfPath(pathname) === "us" ? "us" : null;
}
