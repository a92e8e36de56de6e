import type { RouteUpdateArgs } from "gatsby";
import { isRecord } from "../../lib/json";

const HASH = "webpackCompilationHash";

/**
 * Whether the page that a visitor comes to is of a newer build. Gatsby then loads it whole, but
 * shows it in the old document for a moment, where it must not be counted.
 */
export function isOfNewBuild({ location, prevLocation, loadPageSync }: RouteUpdateArgs): boolean {
  if (prevLocation === null || typeof loadPageSync !== "function") return false;
  const path = location.pathname + location.search;
  const resources: unknown = Reflect.apply(loadPageSync, undefined, [path]);
  if (!isRecord(resources) || !isRecord(resources.page)) return false;
  return resources.page[HASH] !== Reflect.get(window, `___${HASH}`);
}
