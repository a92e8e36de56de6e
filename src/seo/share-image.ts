/** Preview image of a page on social networks. */
export interface ShareImage {
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Size in pixels that social networks show without cropping. */
const SIZE = { width: 1200, height: 630 };

/** The site's image (static/share.png), for pages without a cover. */
export const siteShareImage = (alt: string): ShareImage => ({ src: "/share.png", ...SIZE, alt });

interface Cover {
  readonly alt: string;
  readonly file: {
    readonly childImageSharp: { readonly share: { readonly src: string | null } | null } | null;
  } | null;
}

/** The share image made from a cover, if the entry has one. */
export function shareImageOf(cover: Cover | null): ShareImage | undefined {
  const src = cover?.file?.childImageSharp?.share?.src;
  return cover == null || src == null ? undefined : { src, ...SIZE, alt: cover.alt };
}
