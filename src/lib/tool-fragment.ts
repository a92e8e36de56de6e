/**
 * Start of the fragment that has a tool's figures. The fragment never leaves the browser: servers don't
 * get it, and analytics and attribution take addresses without it (`public-address.ts`).
 */
export const TOOL_FRAGMENT = "#tool=";
