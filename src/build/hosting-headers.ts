/** Response headers for the paths that match a pattern; `*` matches any text. Hosts join values of the same name. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

const FOREVER = "public, max-age=31536000, immutable";

/**
 * Headers of every response. Each page has a policy of its own in a `<meta>`; the header carries only
 * the directive that `<meta>` doesn't support (https://www.w3.org/TR/CSP3/#meta-element).
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
  // The names of scripts, styles and processed images contain a hash of their content.
  { pattern: "/*.js", headers: { "cache-control": FOREVER } },
  { pattern: "/*.css", headers: { "cache-control": FOREVER } },
  // Search engines should list the case study's page, whose form gives the PDF.
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
