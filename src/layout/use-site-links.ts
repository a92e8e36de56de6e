import { useEffect, type RefObject } from "react";
import { followLinks } from "../lib/site-links";

/**
 * Has the plain links of what stands around every page followed inside the site.
 *
 * @param address Address of the page: what is shown may have other links on another.
 */
export function useSiteLinks(part: RefObject<HTMLElement>, address: string): void {
  useEffect(() => (part.current === null ? undefined : followLinks(part.current)), [part, address]);
}
