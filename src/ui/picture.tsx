import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./picture.module.css";

interface PictureProps {
  readonly image: IGatsbyImageData;
  readonly alt: string;
  /** How wide it is shown (the `sizes` of `<img>`), where its query does not know. */
  readonly sizes?: string;
}

/**
 * A plain `<picture>` from gatsby-plugin-image's data. Not its component: that hides an image until
 * scripts run (architecture.md, decision 7). It loads when it comes near.
 */
export function Picture({ image, alt, sizes: shown }: PictureProps) {
  const { images, width, height } = image;
  return (
    <picture className={styles.picture}>
      {images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={shown ?? sizes} />
      ))}
      <img
        className={styles.image}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={shown ?? images.fallback?.sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
