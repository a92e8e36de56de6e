import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, type HTMLElement } from "node-html-parser";
import { SetupError } from "./ports";

/** A page of the built site. */
export interface BuiltPage {
  /** Its URL path: `/about/`. */
  readonly url: string;
  readonly document: HTMLElement;
}

/**
 * Every page in a folder of built pages that search engines may list.
 *
 * @throws {SetupError} If there are none.
 */
export function readBuiltPages(folder = "public"): readonly BuiltPage[] {
  const files = listFiles(folder).filter((file) => /(?:^|\/)index\.html$/u.test(file));
  if (files.length === 0) throw new SetupError("There is no built site. Run npm run build first.");
  const pages = files.map((file) => ({
    url: `/${file.slice(0, -"index.html".length)}`,
    document: parse(readFileSync(path.join(folder, file), "utf8")),
  }));
  return pages.filter(({ document }) => !document.querySelector('meta[name="robots"]'));
}

/** Paths of all files below a folder, with forward slashes, sorted; none if the folder is missing. */
export function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true })
      .map((file) => String(file).replaceAll("\\", "/"))
      .sort();
  } catch {
    return [];
  }
}
