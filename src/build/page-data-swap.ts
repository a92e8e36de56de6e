import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { withContentHtml } from "./content-html";

/** Gatsby's file of a page's data, from the output's root, by the page's own file. */
function dataFileOf(page: string): string {
  const route = path.basename(page) === "index.html" ? path.dirname(page) : page;
  return path.join("page-data", route === "." ? "index" : route, "page-data.json");
}

/** Moves a file, if there is one, with the folders that it needs. */
function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/**
 * Two forms of each page's data. Gatsby wrote one, with the text as a tree, and renders pages from it,
 * also in a later build; browsers get the other, with the text as HTML. Which stands in the output
 * depends on who needs it: Gatsby during a build, browsers after it.
 */
export class PageDataSwap {
  readonly #trees: string;
  readonly #html: string;

  /**
   * @param output The build's output.
   * @param store Folder for the form that is not in use, beside Gatsby's cache.
   */
  constructor(
    readonly output: string,
    store: string,
  ) {
    this.#trees = path.join(store, "trees");
    this.#html = path.join(store, "html");
  }

  /** Gives Gatsby its own form back, before a build. */
  async toTrees(): Promise<void> {
    const items = await readdir(this.#trees, { recursive: true }).catch(() => []);
    for (const item of items.filter((name) => name.endsWith(".json"))) {
      const inUse = path.join(this.output, item);
      // A page that is gone, or an output that was emptied, gets nothing back.
      if (!existsSync(inUse)) rmSync(path.join(this.#trees, item));
      else {
        move(inUse, path.join(this.#html, item));
        move(path.join(this.#trees, item), inUse);
      }
    }
  }

  /**
   * Puts the form for browsers into the output, after a build.
   *
   * @param page A page's file, from the output's root.
   * @param isKept Whether the page is as the last build left it.
   * @throws {Error} As `withContentHtml`.
   */
  toHtml(page: string, isKept: boolean): void {
    const file = dataFileOf(page);
    const inUse = path.join(this.output, file);
    const earlier = path.join(this.#html, file);
    const trees = path.join(this.#trees, file);
    if (!existsSync(inUse)) return;
    if (isKept && existsSync(earlier)) {
      move(inUse, trees);
      move(earlier, inUse);
      return;
    }
    const html = readFileSync(path.join(this.output, page), "utf8");
    const text = withContentHtml(readFileSync(inUse, "utf8"), html);
    if (text === null) return;
    move(inUse, trees);
    writeFileSync(inUse, text);
  }
}
