import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ContentNode } from "../content-model/content-tree";

/** An image in the content, as GraphQL returns it. */
export interface ContentImage {
  readonly src: string;
  readonly file: {
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  } | null;
}

/** The text of an entry, or a part of it. */
export interface ContentNodesProps {
  readonly nodes: readonly ContentNode[];
  readonly images: readonly ContentImage[];
}
