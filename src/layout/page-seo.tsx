import type { ComponentProps } from "react";
import { regionOfPath, useEditionsOf } from "../features/region";
import { FEED } from "../lib/blog";
import { markdownOf } from "../lib/markdown-twin";
import { shareImageOf } from "../lib/share-image";
import type { Crumb } from "../lib/trail";
import { useSiteSettings } from "../lib/use-site-settings";
import { Seo } from "../seo/seo";
import { breadcrumbList, structuredData, type PageThing } from "../seo/structured-data";

type SeoProps = ComponentProps<typeof Seo>;

interface PageSeoProps extends Pick<SeoProps, "title" | "description" | "url"> {
  /** The language, if it isn't the one of the page's address. */
  readonly language?: "en-IN" | "en-US";
  /** The breadcrumbs of the page; the home pages have none. */
  readonly trail?: readonly Crumb[];
  /** What search engines learn about the page besides its breadcrumbs. */
  readonly things?: readonly PageThing[];
  readonly hasFeed?: boolean;
  /** Whether the build writes the page's text in Markdown too. */
  readonly hasMarkdown?: boolean;
}

/** The pair of addresses that a page is in as the Indian page or its US edition. */
function useAlternates(url: string | null) {
  const pair = useEditionsOf(url);
  if (pair === undefined) return {};
  return { "en-IN": pair[0], "en-US": pair[1], "x-default": pair[0] };
}

/** The head tags of a page, with the site's brand and the page's link preview image. */
export function PageSeo(props: PageSeoProps) {
  const { trail, things = [], hasFeed = false, hasMarkdown = false, ...page } = props;
  const { url, title } = page;
  const { brand } = useSiteSettings();
  const alternates = useAlternates(url);
  const { language = regionOfPath(url ?? "/") === "us" ? "en-US" : "en-IN" } = page;
  const crumbs = trail && breadcrumbList(trail);
  return (
    <Seo
      {...page}
      language={language}
      alternates={alternates}
      brand={brand}
      image={{ src: shareImageOf(url ?? "/"), alt: url === null ? brand : title }}
      structuredData={structuredData([...things, crumbs])}
      forms={[
        ...(hasFeed
          ? [{ type: "application/atom+xml" as const, title: `${brand} blog`, path: FEED }]
          : []),
        ...(hasMarkdown && url !== null
          ? [{ type: "text/markdown" as const, title, path: markdownOf(url) }]
          : []),
      ]}
    />
  );
}
