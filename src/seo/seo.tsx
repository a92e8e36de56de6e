import { Helmet } from "react-helmet";
import { siteConfig } from "../lib/config";
import { SHARE_SIZE } from "../lib/share-image";
import { themeColor } from "../lib/theme-color";
import { fullUrl, type StructuredData } from "./structured-data";

/** Another form of the same page, or the feed that it is in. */
interface OtherForm {
  readonly type: "application/atom+xml" | "text/markdown";
  readonly title: string;
  readonly path: string;
}

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
  readonly forms?: readonly OtherForm[];
  readonly structuredData?: StructuredData | undefined;
  /** Path and text of the link preview image. */
  readonly image: { readonly src: string; readonly alt: string };
}

/**
 * Head tags of a page. `defer={false}` sets the title at once: react-helmet otherwise waits for the
 * next frame, and the page view would be sent with the previous title.
 */
export function Seo(props: SeoProps) {
  const { title, brand, description, url, image, structuredData } = props;
  const { language = "en-IN", alternates = {}, forms = [] } = props;
  const fullTitle = `${title} | ${brand}`;
  const isHidden = url === null || siteConfig.isPreview;
  return (
    <Helmet defer={false} htmlAttributes={{ lang: language }} title={fullTitle}>
      <meta name="description" content={description} />
      {isHidden && <meta name="robots" content="noindex" />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content={language.replace("-", "_")} />
      <meta property="og:image" content={fullUrl(image.src)} />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={fullUrl(image.src)} />
      <meta name="twitter:image:alt" content={image.alt} />
      {url !== null && <meta property="og:url" content={fullUrl(url)} />}
      {url !== null && <link rel="canonical" href={fullUrl(url)} />}
      {Object.entries(alternates).map(([hreflang, path]) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={fullUrl(path)} />
      ))}
      {forms.map(({ type, title: name, path }) => (
        <link key={type} rel="alternate" type={type} title={name} href={fullUrl(path)} />
      ))}
      <link rel="icon" sizes="32x32" href="/favicon.ico" />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
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
