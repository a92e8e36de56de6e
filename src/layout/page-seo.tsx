import type { ComponentProps } from "react";
import { Seo } from "../seo/seo";
import { useSiteSettings } from "../lib/use-site-settings";

/** Head tags of a page under the site's brand. */
export function PageSeo(props: Omit<ComponentProps<typeof Seo>, "brand">) {
  const { brand } = useSiteSettings();
  return <Seo {...props} brand={brand} />;
}
