/**
 * Start of the fragment that has a tool's figures. The fragment never leaves the browser: servers don't
 * get it, and analytics and attribution take addresses without it.
 */
export const TOOL_FRAGMENT = "#tool=";

/** An address without the figures of a tool. */
export function withoutToolFragment(url: string): string {
  const start = url.indexOf("#");
  return start !== -1 && url.startsWith(TOOL_FRAGMENT, start) ? url.slice(0, start) : url;
}
