import type { ComponentProps } from "react";
import { Seo } from "../seo/seo";
import { siteShareImage, type ShareImage } from "../seo/share-image";
import { FEED } from "../lib/blog";
import { useSiteSettings } from "../lib/use-site-settings";

interface PageSeoProps extends Omit<ComponentProps<typeof Seo>, "brand" | "image" | "feed"> {
  /** Without one, networks show the site's own. */
  readonly image?: ShareImage | undefined;
  /** Pages of the blog lead readers of feeds to its own. */
  readonly hasFeed?: boolean;
}

/** Head tags of a page under the site's brand. */
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
