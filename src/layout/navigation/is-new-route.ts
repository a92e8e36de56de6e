import type { RouteUpdateArgs } from "gatsby";

/** Whether a visitor has come to another page or query: a jump within a page is no new route. */
export function isNewRoute({ location, prevLocation }: RouteUpdateArgs): boolean {
  return location.pathname !== prevLocation?.pathname || location.search !== prevLocation.search;
}
