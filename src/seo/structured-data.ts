import { siteConfig } from "../lib/config";
import type { ShareImage } from "./share-image";

/** An object of schema.org in JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly "@type": string };

const CONTEXT = "https://schema.org";

/** The company (https://schema.org/Organization). */
export function organization(brand: string, email: string, telephone: string): StructuredData {
  return {
    "@context": CONTEXT,
    "@type": "Organization",
    name: brand,
    url: siteConfig.siteUrl,
    email,
    telephone,
  };
}

interface Article {
  readonly type: "BlogPosting" | "Article";
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** YYYY-MM-DD. */
  readonly published: string;
  readonly modified: string;
  readonly author: { readonly type: "Person" | "Organization"; readonly name: string };
  readonly brand: string;
  readonly image: ShareImage | undefined;
}

/** A post or case study (https://schema.org/Article). */
export function article(data: Article): StructuredData {
  return {
    "@context": CONTEXT,
    "@type": data.type,
    headline: data.title,
    description: data.description,
    mainEntityOfPage: siteConfig.siteUrl + data.url,
    datePublished: data.published,
    dateModified: data.modified,
    author: { "@type": data.author.type, name: data.author.name },
    ...(data.image && { image: siteConfig.siteUrl + data.image.src }),
    publisher: { "@type": "Organization", name: data.brand },
  };
}

interface Term {
  readonly term: string;
  readonly definition: string;
  readonly url: string;
}

/** A term of the glossary (https://schema.org/DefinedTerm). */
export function definedTerm({ term, definition, url }: Term): StructuredData {
  return {
    "@context": CONTEXT,
    "@type": "DefinedTerm",
    name: term,
    description: definition,
    url: siteConfig.siteUrl + url,
    inDefinedTermSet: `${siteConfig.siteUrl}/glossary/`,
  };
}
