/** What networks show of a page. */
export interface ShareImage {
  /** Address on the site, from the root. */
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Size that networks ask for, in pixels (https://ogp.me, and what they show without cropping). */
const SIZE = { width: 1200, height: 630 };

/** The site's own image (static/share.png), for a page without a cover. */
export const siteShareImage = (alt: string): ShareImage => ({ src: "/share.png", ...SIZE, alt });

interface Cover {
  readonly alt: string;
  readonly file: {
    readonly childImageSharp: { readonly share: { readonly src: string | null } | null } | null;
  } | null;
}

/** The share image that is made of a cover, if there is one. */
export function shareImageOf(cover: Cover | null): ShareImage | undefined {
  const src = cover?.file?.childImageSharp?.share?.src;
  return cover == null || src == null ? undefined : { src, ...SIZE, alt: cover.alt };
}
