import { readdirSync } from "node:fs";
import path from "node:path";

/** Paths of all files of `src`. */
export const sources: readonly string[] = readdirSync("src", { recursive: true }).map((file) =>
  path.join("src", String(file)),
);

/** Paths of all style sheets of the site. */
export const sheets: readonly string[] = sources.filter((file) => file.endsWith(".css"));
