import { US_NOT_FOUND, US_PATHS } from "../lib/not-found-page";

/** A permanent redirect from the former URL of a page. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Name of the file in the build's output. */
export const REDIRECTS_FILE = "_redirects";

/** Status of every redirect. */
export const REDIRECT_STATUS = 301;

/**
 * Every redirect in order. Each former URL is also listed without its trailing slash, so that no host
 * needs two redirects.
 */
export function allRedirects(redirects: readonly Redirect[]): readonly Redirect[] {
  return redirects
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .flatMap(({ from, to }) => [
      { from, to },
      { from: from.slice(0, -1), to },
    ]);
}

/**
 * The redirects in the `_redirects` format of static hosts, which keep the query, and the page for
 * unknown addresses below `/us/`. Cloudflare Pages ignores that line and finds the page by its name.
 */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return [
    ...allRedirects(redirects).map(({ from, to }) => `${from} ${to} ${REDIRECT_STATUS}\n`),
    `${US_PATHS} ${US_NOT_FOUND} 404\n`,
  ].join("");
}

/** Reads a `_redirects` file into a map from former to present URL. */
export function readRedirects(text: string): ReadonlyMap<string, string> {
  const lines = text.split("\n").map((line) => line.split(" "));
  return new Map(
    lines.flatMap(([from, to, status]) =>
      from === undefined || to === undefined || status !== String(REDIRECT_STATUS)
        ? []
        : [[from, to]],
    ),
  );
}
