import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A page of the build. */
export interface BuiltPage {
  /** Its address: `/about/`. */
  readonly url: string;
  readonly html: string;
  readonly document: Document;
}

const FOLDER = "public";

function read(file: string): BuiltPage {
  const html = readFileSync(path.join(FOLDER, file), "utf8");
  return {
    url: `/${file.replaceAll("\\", "/").replace(/(?:^|(?<=\/))index\.html$/u, "")}`,
    html,
    document: new DOMParser().parseFromString(html, "text/html"),
  };
}

/** Every page that is to be found, from `public/`: without the error pages and the search. */
export const pages: readonly BuiltPage[] = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith("index.html"))
  .filter((file) => !/^(?:page-data|_gatsby|404|500|search)[/\\]/u.test(file))
  .map(read);

/** The pages for addresses that lead nowhere and for servers that fail. */
export const errorPages: readonly BuiltPage[] = ["404.html", "500.html"].map(read);

/** The text of the one element that fits, without white space around it. */
export function textOf({ document }: BuiltPage, selector: string): string {
  return document.querySelector(selector)?.textContent.trim() ?? "";
}

/** The page that searches the others. */
export const searchPage: BuiltPage = read("search/index.html");
