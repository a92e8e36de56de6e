import type { ContentComponent, ContentElement, ContentNode } from "../content-model/content-tree";

/** Characters that Markdown or MDX would take for their own. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>|~#]/gu, "\\$&");

const isElement = (node: ContentNode): node is ContentElement =>
  typeof node === "object" && "tag" in node;

const blockTags = new Set("blockquote h2 h3 h4 h5 h6 hr img li ol p pre table ul".split(" "));

const isBlock = (node: ContentNode) =>
  typeof node === "object" && (!isElement(node) || blockTags.has(node.tag));

const plain = (node: ContentNode): string =>
  typeof node === "string" ? node : (node.children ?? []).map(plain).join("");

function inline(node: ContentNode): string {
  if (typeof node === "string") return escaped(node);
  if (!isElement(node)) return component(node);
  const inside = () => (node.children ?? []).map(inline).join("");
  switch (node.tag) {
    case "a":
      return `[${inside()}](${node.props?.href ?? ""})`;
    case "strong":
      return `**${inside()}**`;
    case "em":
      return `*${inside()}*`;
    case "del":
      return `~~${inside()}~~`;
    case "code":
      return `\`${plain(node)}\``;
    case "br":
      return "\\\n";
    default:
      return inside();
  }
}

const indented = (text: string, by: string) => text.replaceAll(/\n(?=.)/gu, `\n${by}`);

function list({ tag, props, children = [] }: ContentElement): string {
  const start = props?.start ?? 1;
  const items = children.map((item, index) => {
    const mark = tag === "ol" ? `${start + index}. ` : "- ";
    const parts = typeof item === "string" ? [item] : (item.children ?? []);
    const isLoose = parts.some((part) => isElement(part) && part.tag === "p");
    const text = isLoose
      ? mdxOf(parts)
      : [
          parts
            .filter((part) => !isBlock(part))
            .map(inline)
            .join(""),
          ...parts.filter(isBlock).map(block),
        ].join("\n");
    return { text: mark + indented(text, " ".repeat(mark.length)), isLoose };
  });
  return items.map(({ text }) => text).join(items.some(({ isLoose }) => isLoose) ? "\n\n" : "\n");
}

const inside = (node: ContentNode) => (typeof node === "string" ? [] : (node.children ?? []));

const marks = { left: ":---", right: "---:", center: ":---:" } as const;

function table(node: ContentElement): string {
  const rows = inside(node).flatMap(inside);
  const [head] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const aligns = (head === undefined ? [] : inside(head)).map((cell) => {
    const align = isElement(cell) ? cell.props?.align : undefined;
    return align === undefined ? "---" : marks[align];
  });
  const [first = "", ...others] = rows.map((row) => line(inside(row).map(inline)));
  return [first, line(aligns), ...others].join("\n");
}

function prop([name, value]: readonly [string, unknown]): string {
  if (value === true) return name;
  if (typeof value === "string" && !/["&\n]/u.test(value)) return `${name}="${value}"`;
  return `${name}={${JSON.stringify(value, null, 2)}}`;
}

function component({ component: name, props, children = [] }: ContentComponent): string {
  const given = Object.entries(props).map(prop);
  const start =
    given.length < 2
      ? [name, ...given].join(" ")
      : `${name}\n  ${given.map((text) => indented(text, "  ")).join("\n  ")}\n`;
  const end = start.endsWith("\n") ? "" : " ";
  if (children.length === 0) return `<${start}${end}/>`;
  return `<${start}>\n\n${mdxOf(children)}\n\n</${name}>`;
}

function block(node: ContentNode): string {
  if (!isElement(node)) return inline(node);
  switch (node.tag) {
    case "ul":
    case "ol":
      return list(node);
    case "table":
      return table(node);
    case "hr":
      return "---";
    case "pre":
      return `\`\`\`\n${plain(node)}\n\`\`\``;
    case "img":
      return `![${escaped(node.props?.alt ?? "")}](${node.props?.src ?? ""})`;
    case "blockquote":
      return `> ${mdxOf(inside(node)).replaceAll("\n", "\n> ")}`;
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return `${"#".repeat(Number(node.tag.slice(1)))} ${inside(node).map(inline).join("")}`;
    default:
      return inside(node).map(inline).join("");
  }
}

/** A text as an author writes it in MDX: what the pipeline reads from it is the same tree. */
export function mdxOf(nodes: readonly ContentNode[]): string {
  return nodes.map(block).join("\n\n");
}
