import type { ComponentName, ComponentProps } from "./components";

/** The Markdown elements that a body may contain. Nothing else reaches a page. */
export const elementTags = [
  "a",
  "blockquote",
  "br",
  "code",
  "del",
  "em",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "hr",
  "img",
  "li",
  "ol",
  "p",
  "pre",
  "strong",
  "sub",
  "sup",
  "table",
  "tbody",
  "td",
  "th",
  "thead",
  "tr",
  "ul",
] as const;

/** Name of a Markdown element. */
export type ElementTag = (typeof elementTags)[number];

/** Attributes that the build gives to Markdown elements. */
export interface ElementProps {
  /** Anchor of a heading. */
  readonly id?: string;
  /** Target of a link: an address of the site, an anchor or a full address. */
  readonly href?: string;
  /** Short definition of the glossary term that a link goes to, at its first mention. */
  readonly definition?: string;
  /** Path of an image as its author wrote it; the key into the entry's `images`. */
  readonly src?: string;
  /** Alternative text of an image. */
  readonly alt?: string;
  /** Alignment of a table cell. */
  readonly align?: "left" | "right" | "center";
  /** First number of an ordered list, if not 1. */
  readonly start?: number;
  /** Scope of a table's heading cell. */
  readonly scope?: "col" | "row";
}

/** A Markdown element. */
export interface ContentElement {
  readonly tag: ElementTag;
  readonly props?: ElementProps;
  readonly children?: readonly ContentNode[];
}

/** A component of the registry with its validated literal props. */
export interface ContentComponentOf<Name extends ComponentName> {
  readonly component: Name;
  readonly props: ComponentProps<Name>;
  readonly children?: readonly ContentNode[];
}

/** Any component of the registry. */
export type ContentComponent = { [Name in ComponentName]: ContentComponentOf<Name> }[ComponentName];

/** A node of a body: text, Markdown element or component. */
export type ContentNode = string | ContentElement | ContentComponent;

/** A heading of a body, in reading order: an entry of the table of contents. */
export interface TocEntry {
  readonly id: string;
  readonly text: string;
  /** 2 to 6. */
  readonly level: number;
}
