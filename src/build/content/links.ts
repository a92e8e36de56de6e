import type { KindName } from "../../content-model/kinds";
import { decode } from "../../lib/decode";

/** What entries say of other files, of addresses and of words that only one of them may have. */
export const referenceMarks = [
  "link",
  "image",
  "unique",
  "anchor",
  "former",
  "alternate",
  "cover",
] as const;

/** A reference of an entry, with its place for error messages. */
export interface Reference {
  /** `name` names another entry; the others are marks of a field (src/content-model/fields.ts). */
  readonly mark: (typeof referenceMarks)[number] | "name";
  readonly target: string;
  readonly line: number;
  readonly field: string;
  /** The kind that a named entry must be. */
  readonly kind?: KindName;
}

/** The target of a link. */
export type LinkTarget =
  | { readonly type: "internal"; readonly path: string; readonly hash: string }
  | { readonly type: "anchor"; readonly hash: string }
  | { readonly type: "external" }
  | { readonly type: "invalid"; readonly message: string };

const decoded = (text: string) => decode(text) ?? text;

const SCHEMES = ["https:", "http:", "mailto:", "tel:"];
const BASE = "https://site.invalid";
const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/u;

/** What an address of an allowed scheme lacks, so that it leads visitors nowhere. */
function emptyOrLocal({ href, protocol, hostname, pathname }: URL): string | null {
  if (href === "mailto:") return "has no email address; add one or remove the link";
  if (protocol === "tel:" && !/\d/u.test(pathname)) {
    return "has no number; add one or remove the link";
  }
  return LOOPBACK.test(hostname)
    ? "is an address of your own computer, which visitors can't open; write the site's own address, such as /about/"
    : null;
}

const withoutScheme = (href: string): LinkTarget => ({
  type: "invalid",
  message: `"${href}" has no scheme; write https://${href.replace(/^\/\//u, "")}`,
});

/** Parses a link's address as a browser does. */
export function parseLink(href: string): LinkTarget {
  if (href === "#") {
    return {
      type: "invalid",
      message: '"#" has no anchor; write one, such as #payment-terms, or remove the link',
    };
  }
  if (href.startsWith("#")) return { type: "anchor", hash: decoded(href.slice(1)) };
  if (!URL.canParse(href, BASE)) {
    return { type: "invalid", message: `"${href}" is not an address; correct or remove the link` };
  }
  const url = new URL(href, BASE);
  if (!SCHEMES.includes(url.protocol)) {
    return {
      type: "invalid",
      message: `"${href}" is a ${url.protocol} link; use an address of the site, https:, mailto: or tel:`,
    };
  }
  const mistake = emptyOrLocal(url);
  if (mistake !== null) return { type: "invalid", message: `"${href}" ${mistake}` };
  if (url.origin !== BASE || url.protocol === "mailto:" || url.protocol === "tel:") {
    return href.startsWith("//") ? withoutScheme(href) : { type: "external" };
  }
  if (/^www\./iu.test(href)) return withoutScheme(href);
  if (!href.startsWith("/")) {
    return {
      type: "invalid",
      message: `"${href}" is a relative address; write the address from the site's root, such as /about/`,
    };
  }
  return { type: "internal", path: decoded(url.pathname), hash: decoded(url.hash.slice(1)) };
}
