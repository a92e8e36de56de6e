import type { RouteUpdateArgs } from "gatsby";
import { isRecord, recordOf } from "../../lib/json";

/** Whether a location was pushed, as by a link. Gatsby adds `action`, which its types leave out. */
export const isPush = (location: Location) => "action" in location && location.action === "PUSH";

/**
 * Whether a visitor has come to another page, or by a link to another query of the same page. At a
 * jump within the page the query may differ too: filters replace it without a route update.
 */
export function isNewPage({ location, prevLocation }: RouteUpdateArgs): boolean {
  if (location.pathname !== prevLocation?.pathname) return true;
  return isPush(location) && location.hash === "" && location.search !== prevLocation.search;
}

const HASH = "webpackCompilationHash";

/**
 * Whether the page belongs to a newer build. Gatsby then reloads it, but shows it in the old document
 * for a moment, where it would be counted a second time.
 */
export function isOfNewBuild({ location, prevLocation, loadPageSync }: RouteUpdateArgs): boolean {
  if (prevLocation === null || typeof loadPageSync !== "function") return false;
  const resources: unknown = Reflect.apply(loadPageSync, undefined, [
    location.pathname + location.search,
  ]);
  const { page } = recordOf(resources);
  return isRecord(page) && page[HASH] !== Reflect.get(window, `___${HASH}`);
}
