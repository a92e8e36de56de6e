import { createElement, Fragment, type ReactNode } from "react";
import { sections } from ".";
import type { SectionProps } from "./section-props";
import type { ComponentName } from "../content-model/components";
import type {
  ContentComponentOf,
  ContentElement,
  ContentNode,
} from "../content-model/content-tree";
import { plainText } from "../lib/content-text";
import { Picture } from "../ui/picture";
import type { ContentImage, ContentNodesProps } from "./content-props";
import * as styles from "./content.module.css";
import { TermDefinitions, TermLink } from "./term-link";

/** Renders content: a tree of elements and registered components that never executes. */
export default function ContentNodes({ nodes, images }: ContentNodesProps) {
  return (
    <>
      {renderNodes(nodes, { images, heading: "Table" })}
      <TermDefinitions nodes={nodes} />
    </>
  );
}

/** What nodes get from the tree around them. */
interface Surroundings {
  readonly images: readonly ContentImage[];
  /** The heading above, or the title of the component around: Markdown's tables have no caption. */
  readonly heading: string;
}

function renderNodes(nodes: readonly ContentNode[], { images, heading }: Surroundings): ReactNode {
  let above = heading;
  return nodes.map((node, index) => {
    if (typeof node !== "string" && "tag" in node && /^h\d$/u.test(node.tag)) {
      above = plainText([node]);
    }
    const own = index === 0 ? withRowHeader(node) : node;
    // The order of a tree never changes, so the index is a stable key.
    return <Fragment key={index}>{renderNode(own, { images, heading: above })}</Fragment>;
  });
}

/** The first cell of a table's row says what the row is: Markdown has column headers only. */
function withRowHeader(node: ContentNode): ContentNode {
  const isCell = typeof node !== "string" && "tag" in node && node.tag === "td";
  if (!isCell || node.children === undefined) return node;
  return { ...node, tag: "th", props: { ...node.props, scope: "row" } };
}

function renderNode(node: ContentNode, around: Surroundings): ReactNode {
  if (typeof node === "string") return node;
  const { props = {} } = node;
  const heading = "title" in props && props.title !== undefined ? props.title : around.heading;
  const children = node.children && renderNodes(node.children, { ...around, heading });
  if (!("component" in node)) return renderElement(node, children, around);
  return (
    <SectionView key={node.component} node={node}>
      {children}
    </SectionView>
  );
}

interface SectionViewProps<Name extends ComponentName> {
  readonly node: ContentComponentOf<Name>;
  readonly children: ReactNode;
}

function SectionView<Name extends ComponentName>({ node, children }: SectionViewProps<Name>) {
  const view: (props: SectionProps<Name>) => ReactNode = sections[node.component];
  return view({ ...node.props, children });
}

function renderElement(
  { tag, props = {} }: ContentElement,
  children: ReactNode,
  { images, heading }: Surroundings,
): ReactNode {
  switch (tag) {
    case "a":
      return props.definition === undefined ? (
        <a href={props.href} rel={props.href?.startsWith("http") ? "noopener" : undefined}>
          {children}
        </a>
      ) : (
        <TermLink href={props.href ?? ""}>{children}</TermLink>
      );
    case "img":
      return renderImage(props.src, props.alt, images);
    case "table":
      // A wide table scrolls in its own box, by keyboard too. A page may have several, so it is a group.
      return (
        <div className={styles.scroller} role="group" aria-label={heading} tabIndex={0}>
          <table>{children}</table>
        </div>
      );
    default: {
      const { align, ...own } = props;
      return createElement(tag, { ...own, "data-align": align }, children);
    }
  }
}

function renderImage(src = "", alt = "", images: readonly ContentImage[]): ReactNode {
  const data = images.find((image) => image.src === src)?.file?.childImageSharp?.gatsbyImageData;
  return data === undefined ? null : <Picture image={data} alt={alt} />;
}
