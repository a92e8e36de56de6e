import { readFileSync } from "node:fs";
import path from "node:path";
import { decodeAttribute } from "../runtime/finish/security-policy";

const META = /<meta[^>]*?(?:name|property)="(?<name>[^"]+)" content="(?<content>[^"]*)"/gu;

/** The HTML of a written page. */
export const readPage = (folder: string, url: string): string =>
  readFileSync(path.join(folder, url, "index.html"), "utf8");

/**
 * The text of a `<meta>` element of a written page.
 *
 * @param name Its `name` or `property`.
 * @returns An empty string if the page does not have the element.
 */
export function metaOf(html: string, name: string): string {
  const found = [...html.matchAll(META)].find(({ groups }) => groups?.name === name);
  return decodeAttribute(found?.groups?.content ?? "");
}
