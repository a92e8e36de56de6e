import { Helmet } from "react-helmet";
import { siteConfig } from "../lib/config";
import type { ShareImage } from "./share-image";
import type { StructuredData } from "./structured-data";

interface SeoProps {
  /** Title without the brand. */
  readonly title: string;
  readonly brand: string;
  readonly description: string;
  /** Path of the page, with slashes at both ends, or null for pages that search engines must skip. */
  readonly url: string | null;
  readonly language?: "en-IN" | "en-US";
  /** Paths of the same page for other regions, by `hreflang`. */
  readonly alternates?: Readonly<Record<string, string>>;
  readonly feed?: { readonly title: string; readonly path: string };
  readonly structuredData?: StructuredData | undefined;
  readonly image: ShareImage;
}

/**
 * Head tags of a page. `defer={false}` sets the title at once: react-helmet otherwise waits for the
 * next frame, and the page view would be sent with the previous title.
 */
export function Seo(props: SeoProps) {
  const { title, brand, description, url, image } = props;
  const { language = "en-IN", alternates, feed, structuredData } = props;
  const fullTitle = `${title} | ${brand}`;
  const imageUrl = siteConfig.siteUrl + image.src;
  return (
    <Helmet defer={false} htmlAttributes={{ lang: language }} title={fullTitle}>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={imageUrl} />
      <meta name="twitter:image:alt" content={image.alt} />
      {url === null && <meta name="robots" content="noindex" />}
      {url !== null && <meta property="og:url" content={siteConfig.siteUrl + url} />}
      {url !== null && <link rel="canonical" href={siteConfig.siteUrl + url} />}
      {Object.entries(alternates ?? {}).map(([hreflang, path]) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={siteConfig.siteUrl + path} />
      ))}
      {feed !== undefined && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={feed.title}
          href={siteConfig.siteUrl + feed.path}
        />
      )}
      {structuredData !== undefined && (
        <script type="application/ld+json">{toScriptText(structuredData)}</script>
      )}
    </Helmet>
  );
}

/** JSON without `<`, so that no text in it can close the script element. */
function toScriptText(data: StructuredData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
