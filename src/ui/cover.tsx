import type { IGatsbyImageData } from "gatsby-plugin-image";
import { COVER_SIZE, coverDrawing } from "../lib/cover";
import * as styles from "./cover.module.css";
import { Picture } from "./picture";

interface CoverFields {
  readonly alt: string;
  readonly file?: {
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  } | null;
}

/** The cover of an entry: its author's image, or the drawing with its name. */
export interface CoverImage {
  readonly alt: string;
  readonly image: IGatsbyImageData | string;
}

/** The cover of the entry with an address, if it has one. */
export function coverOf(url: string, cover: CoverFields | null): CoverImage | undefined {
  if (cover === null) return undefined;
  const image = cover.file?.childImageSharp?.gatsbyImageData ?? coverDrawing(url);
  return { image, alt: cover.alt };
}

interface CoverPictureProps extends CoverImage {
  /** The shown width of an author's image, where it differs from that of its data. */
  readonly sizes?: string | undefined;
  readonly loading?: "eager" | "lazy";
}

/** The picture of a cover alone. It loads when it comes near, unless `loading` is `eager`. */
export function CoverPicture({ image, alt, sizes, loading = "lazy" }: CoverPictureProps) {
  if (typeof image !== "string")
    return <Picture image={image} alt={alt} sizes={sizes} loading={loading} />;
  return (
    <img
      className={styles.drawing}
      src={image}
      alt={alt}
      {...COVER_SIZE}
      loading={loading}
      decoding="async"
    />
  );
}

/** The cover of an entry, beside its head or below it, so often in the first screen. */
export function Cover(cover: CoverImage) {
  return (
    <div className={styles.cover}>
      <CoverPicture {...cover} loading="eager" />
    </div>
  );
}
