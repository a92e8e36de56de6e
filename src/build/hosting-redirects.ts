import { writeFile } from "node:fs/promises";
import { z } from "zod";

/** An address of a page before it was renamed, and where it leads for good. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The file's name, below the build's output. */
export const REDIRECTS_FILE = "_redirects";

const STATUS = 301;

/** What Gatsby keeps of `createRedirect`. */
const stateSchema = z.object({
  redirects: z.array(z.object({ fromPath: z.string(), toPath: z.string() })),
});

/**
 * The redirects in the `_redirects` format of static hosts, which keep a visitor's query. Each former
 * address also without its last slash: a host that adds the slash first would make two steps of it.
 */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .flatMap(({ from, to }) => [from, from.slice(0, -1)].map((own) => `${own} ${to} ${STATUS}\n`))
    .join("");
}

/** Reads what {@link formatRedirects} wrote: where each address leads. */
export function readRedirects(text: string): ReadonlyMap<string, string> {
  const lines = text.split("\n").map((line) => line.split(" "));
  return new Map(
    lines.flatMap(([from, to]) => (from === undefined || to === undefined ? [] : [[from, to]])),
  );
}

/**
 * Writes the redirects file, which is empty where nothing was renamed.
 *
 * @param state Gatsby's.
 */
export async function writeRedirects(folder: string, state: unknown): Promise<void> {
  const { redirects } = stateSchema.parse(state);
  const own = redirects.map(({ fromPath, toPath }) => ({ from: fromPath, to: toPath }));
  await writeFile(`${folder}/${REDIRECTS_FILE}`, formatRedirects(own));
}
