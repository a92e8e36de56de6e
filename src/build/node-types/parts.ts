/** What entries of several kinds have. */
export const partTypes = /* GraphQL */ `
  "An image beside a content file, with its alternative text."
  type ContentImage {
    "The path as the author wrote it; the key by which the text names the image."
    src: String!
    "What the image shows, for those who can't see it."
    alt: String!
    "The image file."
    file: File @fileByRelativePath(from: "src")
  }

  "A heading of a text."
  type TocEntry {
    "The heading's anchor, without #."
    id: String!
    "The heading's words."
    text: String!
    "2 to 6."
    level: Int!
  }

  "A figure with what it is made of."
  type ContentFigure {
    "The figure with its unit."
    value: String!
    "What the figure counts."
    label: String!
    "Period, scope and source."
    basis: String!
  }
`;
