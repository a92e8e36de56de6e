import { BLOG } from "../lib/blog";
import { siteConfig } from "../lib/config";
import type { ShareImage } from "./share-image";

/** A schema.org object in JSON-LD, with the address of the page and of its images in full. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly "@type": string };

type Texts<Key extends string> = Readonly<Record<Key, string>>;

const CONTEXT = "https://schema.org";

const fullUrl = (path: string) => siteConfig.siteUrl + path;

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
  readonly sample: boolean;
  readonly type: "BlogPosting" | "Article";
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** YYYY-MM-DD. */
  readonly published: string;
  readonly modified: string;
  readonly author: {
    readonly type: "Person" | "Organization";
    readonly name: string;
    readonly url?: string;
  };
  readonly brand: string;
  readonly image: ShareImage | undefined;
}

/** A post or case study (https://schema.org/Article). A sample has none. */
export function article(data: Article): StructuredData | undefined {
  if (data.sample) return undefined;
  return {
    "@context": CONTEXT,
    "@type": data.type,
    headline: data.title,
    description: data.description,
    mainEntityOfPage: fullUrl(data.url),
    datePublished: data.published,
    dateModified: data.modified,
    author: {
      "@type": data.author.type,
      name: data.author.name,
      ...(data.author.url !== undefined && { url: fullUrl(data.author.url) }),
    },
    ...(data.image && { image: fullUrl(data.image.src) }),
    publisher: { "@type": "Organization", name: data.brand },
  };
}

/** Path from the blog to one of its lists (https://schema.org/BreadcrumbList). */
function breadcrumb(name: string, url: string) {
  const item = (position: number, label: string, address: string) => ({
    "@type": "ListItem",
    position,
    name: label,
    item: fullUrl(address),
  });
  return {
    "@type": "BreadcrumbList",
    itemListElement: [item(1, "Blog", BLOG), item(2, name, url)],
  };
}

/** The page of a topic (https://schema.org/CollectionPage). */
export function topicPage({
  title,
  description,
  url,
}: Texts<"title" | "description" | "url">): StructuredData {
  return {
    "@context": CONTEXT,
    "@type": "CollectionPage",
    name: title,
    description,
    url: fullUrl(url),
    breadcrumb: breadcrumb(title, url),
  };
}

interface Author extends Texts<"name" | "role" | "bio" | "url"> {
  readonly sample: boolean;
}

/** The page of an author (https://schema.org/ProfilePage). That of a sample has only the path to it. */
export function authorPage({ name, role, bio, url, sample }: Author): StructuredData {
  if (sample) return { "@context": CONTEXT, ...breadcrumb(name, url) };
  const address = fullUrl(url);
  return {
    "@context": CONTEXT,
    "@type": "ProfilePage",
    url: address,
    mainEntity: { "@type": "Person", name, jobTitle: role, description: bio, url: address },
    breadcrumb: breadcrumb(name, url),
  };
}

interface Term extends Texts<"term" | "definition" | "url"> {
  readonly sample: boolean;
}

/** A term of the glossary (https://schema.org/DefinedTerm). A sample has none. */
export function definedTerm({ term, definition, url, sample }: Term): StructuredData | undefined {
  if (sample) return undefined;
  return {
    "@context": CONTEXT,
    "@type": "DefinedTerm",
    name: term,
    description: definition,
    url: fullUrl(url),
    inDefinedTermSet: fullUrl("/glossary/"),
  };
}
