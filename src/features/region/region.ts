/** India is the default; the United States is the variant (specification section 1). */
export type Region = "in" | "us";

/** Key of the region in the query and in local storage. */
export const REGION_KEY = "region";

/** The region's name on the switch. */
export const regionNames: Readonly<Record<Region, string>> = {
  in: "India",
  us: "United States",
};

/** The home page of each region. */
export const regionHomes: Readonly<Record<Region, string>> = { in: "/", us: "/us/" };

/** The region that prerendered HTML of a path shows. */
export function regionOfPath(path: string): Region {
  return /^\/us(?:\/|$)/u.test(path) ? "us" : "in";
}

/** Reads a stored value; anything but the two known ones is no region. */
export function parseRegion(value: string | null): Region | null {
  return value === "in" || value === "us" ? value : null;
}

/**
 * The region of a visitor (readings.md, Region): what the query says, else what the path says, else
 * what is remembered, else India.
 *
 * @param stored What local storage holds.
 */
export function resolveRegion(
  url: Pick<URL, "pathname" | "search">,
  stored: string | null,
): Region {
  const asked = new URLSearchParams(url.search).get(REGION_KEY);
  if (asked !== null) return asked.toLowerCase() === "us" ? "us" : "in";
  if (regionOfPath(url.pathname) === "us") return "us";
  return parseRegion(stored) ?? "in";
}
