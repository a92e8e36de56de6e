import type { Definition, List, ListItem, Nodes, Parents, Root } from "mdast";
import { componentSpecs } from "../../content-model/components";
import type {
  ContentComponent,
  ContentElement,
  ContentNode,
  ElementTag,
} from "../../content-model/content-tree";
import { isBlank } from "../../lib/text";
import type { BodyContext } from "./body-context";
import { childrenProblem } from "./component-children";
import { leaveOut } from "./unsupported-nodes";
import { outlineComponent, readComponent } from "./mdx-component";
import { tableElement } from "./mdx-table";
import { typeset } from "./typography";
import { definitionsOf, element, textOf } from "./tree-parts";

const headingTags = { 1: "h2", 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const;

/** Alternative text that a program or a hurry left: a file's name, or "image 1". */
const SAYS_NOTHING = /^(?:image|img|photo|picture|screenshot)[ \d]*$|\.(?:png|jpe?g|webp|avif)$/iu;

/** Turns the syntax tree of one body into a content tree. Nodes that pages can't show become problems. */
export class TreeBuilder {
  #root: Root = { type: "root", children: [] };
  #definitions: ReadonlyMap<string, Definition> | undefined;

  constructor(readonly context: BodyContext) {}

  build(root: Root): readonly ContentNode[] {
    this.#root = root;
    return this.#children(root, null);
  }

  /** Address of a reference. Few texts have references, so definitions are collected on first use. */
  #addressOf(identifier: string): string {
    this.#definitions ??= definitionsOf(this.#root);
    return this.#definitions.get(identifier)?.url ?? "";
  }

  /** @param parent Name of the component around the children, if there is one. */
  #children(node: Parents, parent: string | null): readonly ContentNode[] {
    return node.children.flatMap((child) => this.#node(child, parent));
  }

  #wrap(tag: ElementTag, node: Parents): readonly ContentNode[] {
    return [element(tag, null, this.#children(node, null))];
  }

  #node(node: Nodes, parent: string | null): readonly ContentNode[] {
    switch (node.type) {
      case "text":
        return [typeset(node.value)];
      case "paragraph":
        return this.#paragraph(node);
      case "heading":
        return this.#heading(node);
      case "emphasis":
        return this.#wrap("em", node);
      case "strong":
        return this.#wrap("strong", node);
      case "delete":
        return this.#wrap("del", node);
      case "blockquote":
        return this.#wrap("blockquote", node);
      case "list":
        return [this.#list(node)];
      case "inlineCode":
        return [element("code", null, [node.value])];
      case "code":
        return [element("pre", null, [element("code", null, [node.value])])];
      case "thematicBreak":
        return [element("hr", null)];
      case "break":
        return [element("br", null)];
      case "table":
        return [tableElement(node, this.context, (cell) => this.#children(cell, null))];
      case "link":
        return this.#link(node, node.url);
      case "linkReference":
        return this.#link(node, this.#addressOf(node.identifier));
      case "image":
        return this.#image(node, node.url, node.alt);
      case "imageReference":
        return this.#image(node, this.#addressOf(node.identifier), node.alt);
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return this.#component(node, parent);
      default:
        return leaveOut(node, this.context);
    }
  }

  /** An image alone in its paragraph is a block without `<p>`. */
  #paragraph(node: Extract<Nodes, { type: "paragraph" }>): readonly ContentNode[] {
    const [only, ...more] = node.children;
    const children = this.#children(node, null);
    if (children.every((child) => typeof child === "string" && isBlank(child))) return [];
    if (more.length === 0 && (only?.type === "image" || only?.type === "imageReference")) {
      return children;
    }
    return [element("p", null, children)];
  }

  #heading(node: Extract<Nodes, { type: "heading" }>): readonly ContentNode[] {
    const children = this.#children(node, null);
    const id = this.context.heading(node, node.depth, textOf(children).trim());
    return [element(headingTags[node.depth], { id }, children)];
  }

  /** If an empty line separates items or parts of an item, all items have their text in `<p>`. */
  #list(node: List): ContentElement {
    const isLoose = node.spread === true || node.children.some(({ spread }) => spread === true);
    const items = node.children.map((item) => element("li", null, this.#listItem(item, isLoose)));
    const start = node.start ?? 1;
    return element(node.ordered === true ? "ol" : "ul", start === 1 ? null : { start }, items);
  }

  #listItem(node: ListItem, isLoose: boolean): readonly ContentNode[] {
    if (typeof node.checked === "boolean") {
      this.context.problem(node, "has a task checkbox, which pages can't show; remove the [ ]");
    }
    if (isLoose) return this.#children(node, null);
    return node.children.flatMap((child) =>
      child.type === "paragraph" ? this.#children(child, null) : this.#node(child, null),
    );
  }

  #link(node: Parents, href: string): readonly ContentNode[] {
    this.context.refer(node, "link", href);
    const children = this.#children(node, null);
    if (isBlank(textOf(children))) {
      this.context.problem(node, `has a link to "${href}" without words; write what it links to`);
    }
    return [element("a", { href }, children)];
  }

  #image(node: Nodes, src: string, alt: string | null | undefined): readonly ContentNode[] {
    this.context.refer(node, "image", src);
    if (isBlank(alt ?? "") || SAYS_NOTHING.test(alt ?? "")) {
      this.context.problem(
        node,
        `has no alternative text for the image ${src}; write ![What it shows](${src})`,
      );
    }
    return [element("img", { src, alt: alt ?? "" })];
  }

  #component(
    node: Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>,
    parent: string | null,
  ): readonly ContentNode[] {
    const isPlain = node.type === "mdxJsxTextElement" && node.attributes.length === 0;
    if (isPlain && (node.name === "sub" || node.name === "sup")) {
      return this.#wrap(node.name, node);
    }
    const component = readComponent(node, parent, this.context);
    if (component === null) {
      this.context.hideAnchors();
      this.#children(node, node.name);
      return [];
    }
    this.#place(node, component);
    outlineComponent(node, component, this.context);
    const before = this.context.problems.length;
    const children = this.#children(node, component.component);
    const isWhole = this.context.problems.length === before;
    const problem = childrenProblem(component, children, isWhole);
    if (problem !== null) this.context.problem(node, problem);
    return [{ ...component, ...(children.length > 0 && { children }) }];
  }

  /** Reports an opening that is not first in the text, and a closing that is not last. */
  #place(node: Nodes, { component }: ContentComponent): void {
    const nodes = this.#root.children.filter(({ type }) => type !== "mdxFlowExpression");
    const { isFirst = false, isLast = false } = componentSpecs[component];
    if (isFirst && node !== nodes[0]) {
      this.context.problem(node, `has <${component}> after something else; move it to the top`);
    }
    if (isLast && node !== nodes.at(-1)) {
      this.context.problem(node, `has <${component}> before something else; move it to the end`);
    }
  }
}
