import { writeFile } from "node:fs/promises";
import { z } from "zod";

/** A permanent redirect from the former URL of a page. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Name of the file in the build's output. */
export const REDIRECTS_FILE = "_redirects";

const STATUS = 301;

/** How Gatsby stores `createRedirect` calls. */
const stateSchema = z.object({
  redirects: z.array(z.object({ fromPath: z.string(), toPath: z.string() })),
});

/**
 * The redirects in the `_redirects` format of static hosts, which keep the query. Each former URL is
 * also listed without its trailing slash, so that no host needs two redirects.
 */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .flatMap(({ from, to }) => [from, from.slice(0, -1)].map((own) => `${own} ${to} ${STATUS}\n`))
    .join("");
}

/** Reads a `_redirects` file into a map from former to present URL. */
export function readRedirects(text: string): ReadonlyMap<string, string> {
  const lines = text.split("\n").map((line) => line.split(" "));
  return new Map(
    lines.flatMap(([from, to]) => (from === undefined || to === undefined ? [] : [[from, to]])),
  );
}

/** Writes the redirects file. It is empty if no page was renamed. */
export async function writeRedirects(folder: string, state: unknown): Promise<void> {
  const { redirects } = stateSchema.parse(state);
  const own = redirects.map(({ fromPath, toPath }) => ({ from: fromPath, to: toPath }));
  await writeFile(`${folder}/${REDIRECTS_FILE}`, formatRedirects(own));
}
