import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A page of the build. */
export interface BuiltPage {
  /** Its URL path: `/about/`. */
  readonly url: string;
  readonly html: string;
  /** Parsed on first use. */
  readonly document: Document;
}

const FOLDER = "public";

function read(file: string): BuiltPage {
  const html = readFileSync(path.join(FOLDER, file), "utf8");
  let document: Document | undefined;
  return {
    url: `/${file.replaceAll("\\", "/").replace(/(?:^|(?<=\/))index\.html$/u, "")}`,
    html,
    get document() {
      // Without the inlined styles, which take a third of the time.
      const text = html.replaceAll(/(<style\b[^>]*>).*?(?=<\/style>)/gsu, "$1");
      return (document ??= new DOMParser().parseFromString(text, "text/html"));
    },
  };
}

/** Every page in `public/` that search engines may index. */
export const pages: readonly BuiltPage[] = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith("index.html"))
  .filter((file) => !/^(?:page-data|_gatsby|404|500|search)[/\\]/u.test(file))
  .map(read);

/** The pages for unknown addresses and server errors. */
export const errorPages: readonly BuiltPage[] = ["404.html", "500.html"].map(read);

/** The trimmed text of the first element that matches. */
export function textOf({ document }: BuiltPage, selector: string): string {
  return document.querySelector(selector)?.textContent.trim() ?? "";
}

/** The search page. */
export const searchPage: BuiltPage = read("search/index.html");
