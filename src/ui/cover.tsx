import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./cover.module.css";
import { Picture } from "./picture";

interface CoverFields {
  readonly alt: string;
  readonly file: {
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  } | null;
}

/** Props of `Picture` for an entry's cover, if it has one. */
export function coverOf(cover: CoverFields | null) {
  const image = cover?.file?.childImageSharp?.gatsbyImageData;
  return cover === null || image === undefined ? undefined : { image, alt: cover.alt };
}

/** The cover of an entry, beside its head or below it. */
export function Cover({ cover }: { readonly cover: CoverFields | null }) {
  const picture = coverOf(cover);
  if (picture === undefined) return null;
  return (
    <div className={styles.cover}>
      <Picture {...picture} />
    </div>
  );
}
