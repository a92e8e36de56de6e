import type { ComponentProps } from "react";
import { Seo } from "../seo/seo";
import { siteShareImage, type ShareImage } from "../seo/share-image";
import { FEED } from "../lib/blog";
import { useSiteSettings } from "../lib/use-site-settings";

interface PageSeoProps extends Omit<ComponentProps<typeof Seo>, "brand" | "image" | "feed"> {
  /** The image for link previews. The default is the site's. */
  readonly image?: ShareImage | undefined;
  readonly hasFeed?: boolean;
}

/** The head tags of a page, with the site's brand. */
export function PageSeo({ image, hasFeed = false, ...props }: PageSeoProps) {
  const { brand, shareAlt } = useSiteSettings();
  return (
    <Seo
      {...props}
      brand={brand}
      image={image ?? siteShareImage(shareAlt)}
      {...(hasFeed && { feed: { title: `${brand} blog`, path: FEED } })}
    />
  );
}
