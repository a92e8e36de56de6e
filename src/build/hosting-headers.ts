/** Response headers for the paths that match a pattern; `*` matches any text, once. Hosts join values of the same name. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

const FOREVER = "public, max-age=31536000, immutable";

/**
 * Makes browsers ask whether their copy is still current. It is the default of Netlify and Cloudflare
 * Pages, which would join it to the other value of a file that is kept; our own servers write it.
 */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Removes the service worker of an earlier site, so its name can't change (`static/sw.js`). */
const SERVICE_WORKER = "/sw.js";

const OPEN = { "cross-origin-resource-policy": "cross-origin" };

/**
 * Headers of every response. Each page has a policy of its own in a `<meta>`; the header carries only
 * the directive that `<meta>` doesn't support (https://www.w3.org/TR/CSP3/#meta-element).
 */
export const headerRules: readonly HeaderRule[] = [
  {
    pattern: "/*",
    headers: {
      "content-security-policy": "frame-ancestors 'none'",
      // Pages without tags enforce it; a tag's script may break it, which is only reported.
      "content-security-policy-report-only": "require-trusted-types-for 'script'",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
      // The address of a page may have a visitor's details; scripts read it as the referrer of the next.
      "referrer-policy": "strict-origin",
      // Only this host: on the domain itself, includeSubDomains would lock out those without TLS.
      "strict-transport-security": "max-age=63072000",
      "x-content-type-options": "nosniff",
    },
  },
  // Hosts can't name all pages and nothing else, so of them only the home page has this policy.
  { pattern: "/", headers: { "cross-origin-resource-policy": "same-origin" } },
  // Other sites may show our images, as feed readers and link previews do.
  { pattern: "/share/*", headers: OPEN },
  { pattern: "/drawings/*", headers: OPEN },
  // The names of scripts, styles and processed images contain a hash of their content.
  { pattern: "/*.js", headers: { "cache-control": FOREVER } },
  // A pattern can't leave out the only script without a hash. Where a host joins both values, this one
  // counts (https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2.4).
  { pattern: SERVICE_WORKER, headers: { "cache-control": "no-cache" } },
  { pattern: "/*.css", headers: { "cache-control": FOREVER } },
  // Search engines should list the case study's page, whose form gives the PDF.
  { pattern: "/case-study/*.pdf", headers: { "x-robots-tag": "noindex" } },
  // Search engines should list the page, not its text in Markdown.
  {
    pattern: "/*.md",
    headers: { "content-type": "text/markdown; charset=utf-8", "x-robots-tag": "noindex" },
  },
  { pattern: "/static/*", headers: { "cache-control": FOREVER, ...OPEN } },
];

/** Whether a pattern matches a URL path. */
export function matchesPattern(pattern: string, url: string): boolean {
  const [start = "", end] = pattern.split("*");
  if (end === undefined) return url === pattern;
  return url.startsWith(start) && url.slice(start.length).endsWith(end);
}

/** The headers of a URL path, as our own servers send them. */
export function headersFor(url: string): Record<string, string> {
  const fitting = headerRules.filter(({ pattern }) => matchesPattern(pattern, url));
  const headers = fitting.flatMap((rule) => Object.entries(rule.headers));
  return { "cache-control": REVALIDATE, ...Object.fromEntries(headers) };
}

/** Files that configure a host or that it sends under another name, so no visitor may ask for them. */
const PRIVATE = /^\/+_(?:headers|redirects)$|\.br$/u;

/** Whether visitors may load a file by this path, which has been decoded. */
export const isPublic = (pathname: string) => !PRIVATE.test(pathname);

/** The rules in the `_headers` format of static hosts. */
export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return `${[pattern, ...lines].join("\n")}\n`;
    })
    .join("\n");
}
