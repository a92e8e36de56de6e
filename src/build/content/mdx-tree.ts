import type { AlignType, Definition, Nodes, Parents, Root, Table } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { componentSpecs, type ComponentName } from "../../content-model/components";
import type {
  ContentComponent,
  ContentElement,
  ContentNode,
  ElementProps,
  ElementTag,
} from "../../content-model/content-tree";
import type { BodyContext } from "./body-context";
import { readComponent } from "./mdx-component";

const headingTags = { 1: "h2", 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const;

function element(
  tag: ElementTag,
  props: ElementProps | null,
  children?: readonly ContentNode[],
): ContentElement {
  return {
    tag,
    ...(props !== null && { props }),
    ...(children !== undefined && children.length > 0 && { children }),
  };
}

/** Turns the syntax tree of one body into a content tree; what can't be shown becomes a problem. */
export class TreeBuilder {
  readonly #definitions = new Map<string, Definition>();

  constructor(readonly context: BodyContext) {}

  build(root: Root): ContentNode[] {
    visit(root, "definition", (node) => void this.#definitions.set(node.identifier, node));
    return this.#children(root, null);
  }

  #children(node: Parents, parent: ComponentName | null): ContentNode[] {
    return node.children.flatMap((child) => this.#node(child, parent));
  }

  #wrap(tag: ElementTag, node: Parents, props: ElementProps | null = null): ContentNode[] {
    return [element(tag, props, this.#children(node, null))];
  }

  #node(node: Nodes, parent: ComponentName | null): ContentNode[] {
    switch (node.type) {
      case "text":
        return [node.value];
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
      case "list": {
        const start = node.start ?? 1;
        return this.#wrap(
          node.ordered === true ? "ol" : "ul",
          node,
          start === 1 ? null : { start },
        );
      }
      case "listItem":
        return [element("li", null, this.#listItem(node))];
      case "inlineCode":
        return [element("code", null, [node.value])];
      case "code":
        return [element("pre", null, [element("code", null, [node.value])])];
      case "thematicBreak":
        return [element("hr", null)];
      case "break":
        return [element("br", null)];
      case "table":
        return [this.#table(node)];
      case "link":
        return this.#link(node, node.url);
      case "linkReference":
        return this.#link(node, this.#definitions.get(node.identifier)?.url ?? "");
      case "image":
        return this.#image(node, node.url, node.alt);
      case "imageReference":
        return this.#image(node, this.#definitions.get(node.identifier)?.url ?? "", node.alt);
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return this.#component(node, parent);
      case "mdxFlowExpression":
      case "mdxTextExpression":
        return this.#expression(node);
      case "mdxjsEsm":
        this.context.problem(
          node,
          `has ${node.value.startsWith("export") ? "an export" : "an import"}; remove it, content runs no code and components need no import`,
        );
        return [];
      case "footnoteReference":
      case "footnoteDefinition":
        this.context.problem(node, "has a footnote; put its words into the text");
        return [];
      case "definition":
        return [];
      default:
        this.context.problem(
          node,
          `has a ${node.type}, which pages can't show; write it otherwise`,
        );
        return [];
    }
  }

  /** An image alone in its paragraph is a block: `<p>` may not hold one. */
  #paragraph(node: Extract<Nodes, { type: "paragraph" }>): ContentNode[] {
    const [only, ...more] = node.children;
    const children = this.#children(node, null);
    if (children.length === 0) return [];
    if (more.length === 0 && (only?.type === "image" || only?.type === "imageReference")) {
      return children;
    }
    return [element("p", null, children)];
  }

  #heading(node: Extract<Nodes, { type: "heading" }>): ContentNode[] {
    const id = this.context.heading(node, node.depth, toString(node));
    return this.#wrap(headingTags[node.depth], node, { id });
  }

  /** Items of a list without empty lines between them hold their text without `<p>`. */
  #listItem(node: Extract<Nodes, { type: "listItem" }>): ContentNode[] {
    if (node.spread === true) return this.#children(node, null);
    return node.children.flatMap((child) =>
      child.type === "paragraph" ? this.#children(child, null) : this.#node(child, null),
    );
  }

  #link(node: Parents, href: string): ContentNode[] {
    this.context.links.push({ target: href, line: this.context.lineOf(node), field: "body" });
    if (toString(node) === "") {
      this.context.problem(node, `has a link to "${href}" without words; say where it leads`);
    }
    return this.#wrap("a", node, { href });
  }

  #image(node: Nodes, src: string, alt: string | null | undefined): ContentNode[] {
    this.context.images.push({ target: src, line: this.context.lineOf(node), field: "body" });
    if ((alt ?? "").trim() === "") {
      this.context.problem(
        node,
        `has no alternative text for the image ${src}; write ![What it shows](${src})`,
      );
    }
    return [element("img", { src, alt: alt ?? "" })];
  }

  #table(node: Table): ContentElement {
    const align = node.align ?? [];
    const [head, ...rows] = node.children.map((row, index) =>
      element(
        "tr",
        null,
        row.children.map((cell, column) => this.#cell(cell, index === 0, align[column])),
      ),
    );
    const body = rows.length > 0 ? [element("tbody", null, rows)] : [];
    return element("table", null, head ? [element("thead", null, [head]), ...body] : body);
  }

  #cell(cell: Parents, isHead: boolean, align: AlignType | undefined): ContentElement {
    const props: ElementProps = {
      ...(align && { align }),
      ...(isHead && { scope: "col" as const }),
    };
    const children = this.#children(cell, null);
    if (isHead && children.length === 0) {
      this.context.problem(cell, "has a table column without a heading; write what it holds");
    }
    return element(isHead ? "th" : "td", Object.keys(props).length > 0 ? props : null, children);
  }

  #expression(node: Extract<Nodes, { type: "mdxFlowExpression" | "mdxTextExpression" }>) {
    const isComment = node.data?.estree?.body.length === 0;
    if (!isComment) {
      this.context.problem(
        node,
        `has the expression {${node.value.trim().slice(0, 40)}}; write the text itself, or \\{ for a brace`,
      );
    }
    return [];
  }

  #component(
    node: Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>,
    parent: ComponentName | null,
  ): ContentNode[] {
    if (node.type === "mdxJsxTextElement" && (node.name === "sub" || node.name === "sup")) {
      return this.#wrap(node.name, node);
    }
    const component = readComponent(node, parent, this.context);
    if (component === null) {
      this.#children(node, null);
      return [];
    }
    this.#outline(node, component);
    const children = this.#children(node, component.component);
    this.#checkChildren(node, component, children);
    return [{ ...component, ...(children.length > 0 && { children }) }];
  }

  /** A component that shows a heading is part of the outline. */
  #outline(node: Nodes, component: ContentComponent): void {
    if (component.component === "Section") {
      this.context.heading(node, 2, component.props.title, component.props.id);
    } else if (component.component === "Question") {
      this.context.heading(node, 3, component.props.ask);
    }
  }

  #checkChildren(node: Nodes, { component }: ContentComponent, children: readonly ContentNode[]) {
    const allowed: "blocks" | "none" | readonly string[] = componentSpecs[component].children;
    if (allowed === "none") {
      if (children.length > 0) {
        this.context.problem(
          node,
          `has text inside <${component}>; write <${component} … /> alone`,
        );
      }
    } else if (children.length === 0) {
      this.context.problem(node, `has an empty <${component}>; fill it or remove it`);
    } else if (allowed !== "blocks") {
      const stranger = children.some(
        (child) =>
          typeof child === "string" ||
          !("component" in child) ||
          !allowed.includes(child.component),
      );
      if (stranger) {
        this.context.problem(
          node,
          `has something other than <${allowed.join(">, <")}> inside <${component}>; move it out`,
        );
      }
    }
  }
}
