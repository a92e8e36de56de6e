import GithubSlugger from "github-slugger";
import type { Node } from "unist";
import type { TocEntry } from "../../content-model/content-tree";
import type { Problem } from "../../content-model/problem";
import type { Reference } from "./links";

/** What the parser collects beside the tree of a body. */
export class BodyContext {
  readonly problems: Problem[] = [];
  readonly references: Reference[] = [];
  readonly toc: TocEntry[] = [];
  readonly #slugger = new GithubSlugger();
  readonly #anchors: Set<string>;
  /** Level of the last heading; null after a mistake that may hide a heading. */
  #level: number | null = 1;
  #hidesAnchors = false;

  constructor(
    readonly file: string,
    readonly lineOffset: number,
    /** Anchors that the page's layout has already. */
    readonly taken: readonly string[],
  ) {
    this.#anchors = new Set(taken);
  }

  /** Every anchor that a link may point to; null if a mistake hides some of them. */
  get anchors(): readonly string[] | null {
    return this.#hidesAnchors ? null : [...this.#anchors];
  }

  /** Stops checks of anchors and levels after a mistake that may hide headings. */
  hideAnchors(): void {
    this.#hidesAnchors = true;
    this.#level = null;
  }

  /** 1-based line of a node in the file, front matter included. */
  lineOf(node: Node): number {
    return (node.position?.start.line ?? 1) + this.lineOffset;
  }

  problem(node: Node, message: string, field = "body"): void {
    this.problems.push({ file: this.file, line: this.lineOf(node), field, message });
  }

  /** Notes a link or an image, which the check of all files looks up. */
  refer(node: Node, mark: "link" | "image", target: string, field = "body"): void {
    this.references.push({ mark, target, line: this.lineOf(node), field });
  }

  /** Adds a heading to the outline and returns its anchor. */
  heading(node: Node, level: number, text: string, ownId?: string): string {
    if (level === 1) {
      this.problem(node, "has a # heading; the main heading is a field, begin with ##");
    } else if (this.#level !== null && level > this.#level + 1) {
      this.problem(
        node,
        `skips from heading level ${this.#level} to ${level} at "${text}"; use ${"#".repeat(this.#level + 1)}`,
      );
    }
    this.#level = level;
    if (!/[\p{L}\p{N}]/u.test(text))
      this.problem(node, "has a heading without words; write them or remove it");
    const id = ownId ?? this.#slugger.slug(text.replaceAll("\u00A0", " "));
    this.anchor(node, id);
    this.toc.push({ id, text, level });
    return id;
  }

  /** Notes that a link may point to an element of the page. */
  anchor(node: Node, id: string): void {
    if (this.#anchors.has(id)) {
      const where = this.taken.includes(id) ? ", once in the page's layout" : "";
      this.problem(node, `has the anchor "${id}" twice${where}; change this id or heading`);
    }
    this.#anchors.add(id);
  }
}
