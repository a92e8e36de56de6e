import type { ComponentProps } from "react";
import { Seo } from "../seo/seo";
import { siteShareImage, type ShareImage } from "../seo/share-image";
import { useSiteSettings } from "../lib/use-site-settings";

interface PageSeoProps extends Omit<ComponentProps<typeof Seo>, "brand" | "image"> {
  /** Without one, networks show the site's own. */
  readonly image?: ShareImage | undefined;
}

/** Head tags of a page under the site's brand. */
export function PageSeo({ image, ...props }: PageSeoProps) {
  const { brand, shareAlt } = useSiteSettings();
  return <Seo {...props} brand={brand} image={image ?? siteShareImage(shareAlt)} />;
}
