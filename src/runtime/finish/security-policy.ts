import { hash } from "node:crypto";
import { vendorHosts } from "../../features/analytics/vendors";
import type { Config } from "../../lib/parse-config";

/** The start of the only inline script of Gatsby that stays. */
const PAGE_PATH = /^(?:\/\*<!\[CDATA\[\*\/)?window\.pagePath=/u;

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gu;
const STYLE = /<style[^>]*>(?<text>[\s\S]*?)<\/style>/gu;
const STYLE_ATTRIBUTE = /<[a-z][^>]*?\sstyle="(?<text>[^"]*)"/gu;

/** Enforces the policy of the boot script (`src/layout/boot-script.ts`). */
const TRUSTED_TYPES = { "require-trusted-types-for": "'script'", "trusted-types": "default" };

const sourceOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

/** Looking for style attributes takes long; most pages have none. */
const styleAttributes = (html: string) =>
  html.includes(' style="') ? groups(html, STYLE_ATTRIBUTE) : [];

function groups(html: string, pattern: RegExp): Record<string, string>[] {
  return [...html.matchAll(pattern)].map((match) => match.groups ?? {});
}

/** Text of each inline script that a browser runs, so neither JSON-LD nor files. */
function inlineScripts(html: string): string[] {
  return groups(html, SCRIPT)
    .filter(({ attributes = "" }) => !/\ssrc=|application\/ld\+json/u.test(attributes))
    .map(({ text = "" }) => text);
}

/** The value of an attribute as React writes it: these five characters are escaped, `&` first. */
function decodeAttribute(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

const unique = (values: readonly string[]) => [...new Set(values)].join(" ");

/**
 * The Content-Security-Policy of a page (https://www.w3.org/TR/CSP3/): only its own scripts and
 * styles, the API, and the vendors that are configured.
 *
 * @param known Texts of our own inline scripts.
 * @throws {Error} If the page has another inline script.
 */
export function policyOf(html: string, config: Config, known: readonly string[]): string {
  const scripts = inlineScripts(html);
  const unknown = scripts.find((script) => !known.includes(script) && !PAGE_PATH.test(script));
  if (unknown !== undefined) {
    throw new Error(
      `an unknown inline script begins with "${unknown.slice(0, 80)}"; remove it, or add it to src/runtime/finish/security-policy.ts`,
    );
  }
  const styles = groups(html, STYLE).map(({ text = "" }) => sourceOf(text));
  const attributes = styleAttributes(html).map(({ text = "" }) => sourceOf(decodeAttribute(text)));
  const hosts = vendorHosts(config);
  const directives = {
    "default-src": "'none'",
    "base-uri": "'none'",
    "connect-src": unique(["'self'", new URL(config.apiHost).origin, ...hosts.connect]),
    "font-src": "'self'",
    "form-action": "'self'",
    ...(hosts.frame.length > 0 && { "frame-src": unique(hosts.frame) }),
    "img-src": unique(["'self'", "data:", ...hosts.image]),
    "manifest-src": "'self'",
    "script-src": unique(["'self'", ...hosts.script, ...scripts.map(sourceOf)]),
    "style-src-attr": attributes.length > 0 ? `'unsafe-hashes' ${unique(attributes)}` : "'none'",
    "style-src-elem": unique(["'self'", ...styles]),
    // Vendors' scripts insert HTML from strings.
    ...(hosts.script.length === 0 && TRUSTED_TYPES),
  };
  return Object.entries(directives)
    .map((directive) => directive.join(" "))
    .join(";");
}

const CHARSET = /<meta charSet="utf-8"\/>/iu;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/gu;

/**
 * Adds a policy to a page, right after its charset, because it applies only to what follows. A page that
 * a warm build did not write again has one already, which is replaced.
 */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const bare = html.replace(POLICY, "");
  if (!CHARSET.test(bare))
    throw new Error("the page has no <meta charset> to put its policy after");
  return bare.replace(CHARSET, (found) => found + meta);
}
