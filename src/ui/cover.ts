import type { IGatsbyImageData } from "gatsby-plugin-image";

interface CoverFields {
  readonly alt: string;
  readonly file: {
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  } | null;
}

/** What `Picture` shows of an entry's cover, if it has one. */
export function coverOf(cover: CoverFields | null) {
  const image = cover?.file?.childImageSharp?.gatsbyImageData;
  return cover === null || image === undefined ? undefined : { image, alt: cover.alt };
}
