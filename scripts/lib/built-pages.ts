import { readFileSync } from "node:fs";
import path from "node:path";
import { parse, type HTMLElement } from "node-html-parser";
import { filesBelow } from "../../src/build/files-below";
import { SetupError } from "./setup-error";

/** A page of the built site. */
export interface BuiltPage {
  /** Its URL path: `/about/`. */
  readonly url: string;
  readonly html: string;
  /** Parsed on first use. */
  readonly document: HTMLElement;
}

const PAGE = /^(?!(?:404|500)\/)(?:(?:.+\/)?index|404|500)\.html$/u;

/**
 * Every page of the built site.
 *
 * @throws {SetupError} If there are none.
 */
export function readEveryPage(): readonly BuiltPage[] {
  const files = filesBelow("public").filter((file) => PAGE.test(file));
  if (files.length === 0) throw new SetupError("There is no built site. Run npm run build first.");
  return files.map((file) => {
    const html = readFileSync(path.join("public", file), "utf8");
    let document: HTMLElement | undefined;
    return {
      url: `/${file.replace(/(?:^|(?<=\/))index\.html$/u, "")}`,
      html,
      get document() {
        return (document ??= parse(html));
      },
    };
  });
}

/** Whether search engines may list a page. */
export const isListed = ({ document }: BuiltPage) => !document.querySelector('meta[name="robots"]');

/**
 * Every page of the built site that search engines may list.
 *
 * @throws {SetupError} If there are none.
 */
export const readBuiltPages = (): readonly BuiltPage[] => readEveryPage().filter(isListed);
