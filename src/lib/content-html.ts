/** The parts of a page's text, and where the page shows them (`content-parts.tsx`). */
export const CONTENT_PARTS = ["actions", "scene", "text"] as const;

/** A part of a page's text. */
export type ContentPart = (typeof CONTENT_PARTS)[number];

/** Marks the element that holds a part. By it the build finds the part's HTML. */
export const PART_ATTRIBUTE = "data-content";

/** What stands for a text's tree in a browser: the HTML of each part that the page has. */
export type ContentHtml = { readonly [Part in ContentPart]?: string };
