/** Response headers for the paths that match a pattern; `*` stands for any text. Hosts join values of one name. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

const FOREVER = "public, max-age=31536000, immutable";

/**
 * Headers of every response. What depends on a page's own scripts and styles is in its `<meta>`
 * policy; here stands the directive that a `<meta>` can't carry (CSP Level 3, section 3.3).
 */
export const headerRules: readonly HeaderRule[] = [
  {
    pattern: "/*",
    headers: {
      "content-security-policy": "frame-ancestors 'none'",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
    },
  },
  // Scripts and styles at the root and every processed image have a hash of their content in their name.
  { pattern: "/*.js", headers: { "cache-control": FOREVER } },
  { pattern: "/*.css", headers: { "cache-control": FOREVER } },
  // A case study's paper comes after its form; search engines shall lead to the page.
  { pattern: "/case-study/*.pdf", headers: { "x-robots-tag": "noindex" } },
  { pattern: "/static/*", headers: { "cache-control": FOREVER } },
];

/** The rules in the `_headers` format of static hosts. */
export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return `${[pattern, ...lines].join("\n")}\n`;
    })
    .join("\n");
}
