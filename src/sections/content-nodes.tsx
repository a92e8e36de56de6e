import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createElement, Fragment, type ReactNode } from "react";
import { sections, type SectionProps } from ".";
import type { ComponentName } from "../content-model/components";
import type {
  ContentComponentOf,
  ContentElement,
  ContentNode,
} from "../content-model/content-tree";
import { Link } from "../ui/link";
import { Picture } from "../ui/picture";
import * as styles from "./content.module.css";
import { TermLink } from "./term-link";

/** An image that a text shows, as GraphQL gives it. */
export interface ContentImage {
  readonly src: string;
  readonly file: {
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  } | null;
}

/** Shows nodes of a text (architecture.md, decision 1): a tree that never executes. */
export function renderNodes(
  nodes: readonly ContentNode[],
  images: readonly ContentImage[],
): ReactNode {
  return nodes.map((node, index) => (
    // A tree never changes its order, so the place is the key.
    <Fragment key={index}>{renderNode(node, images)}</Fragment>
  ));
}

function renderNode(node: ContentNode, images: readonly ContentImage[]): ReactNode {
  if (typeof node === "string") return node;
  const children = node.children && renderNodes(node.children, images);
  if (!("component" in node)) return renderElement(node, children, images);
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

/** Shows a component by its name. Its key is the name: another view is never given this one's state. */
function SectionView<Name extends ComponentName>({ node, children }: SectionViewProps<Name>) {
  const view: (props: SectionProps<Name>) => ReactNode = sections[node.component];
  return view({ ...node.props, children });
}

function renderElement(
  { tag, props = {} }: ContentElement,
  children: ReactNode,
  images: readonly ContentImage[],
): ReactNode {
  switch (tag) {
    case "a":
      return props.definition === undefined ? (
        <Link href={props.href ?? ""}>{children}</Link>
      ) : (
        <TermLink href={props.href ?? ""}>{children}</TermLink>
      );
    case "img":
      return renderImage(props.src, props.alt, images);
    case "table":
      // Wide tables scroll by themselves, also by keyboard. A group: a page has several.
      return (
        <div className={styles.scroller} role="group" aria-label="Table" tabIndex={0}>
          <table>{children}</table>
        </div>
      );
    default:
      return createElement(tag, props, children);
  }
}

function renderImage(src = "", alt = "", images: readonly ContentImage[]): ReactNode {
  const data = images.find((image) => image.src === src)?.file?.childImageSharp?.gatsbyImageData;
  return data === undefined ? null : <Picture image={data} alt={alt} />;
}
