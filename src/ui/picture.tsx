import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./picture.module.css";

interface PictureProps {
  readonly image: IGatsbyImageData;
  readonly alt: string;
  /** The shown width, where it differs from that of the data. */
  readonly sizes?: string | undefined;
  readonly loading?: "eager" | "lazy";
}

/**
 * A plain `<picture>` from gatsby-plugin-image's data. Not its component, which hides an image until
 * scripts run. It loads when it comes near, unless `loading` is `eager`.
 */
export function Picture({ image, alt, sizes, loading = "lazy" }: PictureProps) {
  const { images, width, height } = image;
  return (
    <picture className={styles.picture}>
      {images.sources?.map(({ type, srcSet, sizes: usual }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? usual} />
      ))}
      <img
        className={styles.image}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes ?? images.fallback?.sizes}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        decoding="async"
      />
    </picture>
  );
}
