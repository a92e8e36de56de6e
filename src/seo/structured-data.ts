import type {
  Article,
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  DefinedTerm,
  DefinedTermSet,
  FAQPage,
  Graph,
  JobPosting,
  Organization,
  ProfilePage,
  SoftwareApplication,
  Thing,
  WebApplication,
  WebSite,
} from "schema-dts";
import { siteConfig } from "../lib/config";
import type { Crumb } from "../lib/trail";

/** The schema.org objects of a page in JSON-LD. Addresses are full. */
export type StructuredData = Graph;

/** A schema.org object, or undefined where a page must not claim one. */
export type PageThing = Thing | undefined;

type Texts<Key extends string> = Readonly<Record<Key, string>>;

const fullUrl = (path: string) => siteConfig.siteUrl + path;

const ORGANIZATION = fullUrl("/#organization");
const WEBSITE = fullUrl("/#website");
const GLOSSARY = fullUrl("/glossary/");

/** The company, as other objects name it. */
const companyOf = (name: string) =>
  ({ "@type": "Organization", "@id": ORGANIZATION, name }) satisfies Organization;

/** The data of a page, or undefined if it has none. */
export function structuredData(things: readonly PageThing[]): StructuredData | undefined {
  const claimed = things.filter((thing) => thing !== undefined);
  if (claimed.length === 0) return undefined;
  return { "@context": "https://schema.org", "@graph": claimed };
}

/** The company (https://schema.org/Organization). */
export function organization(brand: string, email: string, telephone: string): Organization {
  return {
    ...companyOf(brand),
    url: fullUrl("/"),
    logo: fullUrl("/icon-512.png"),
    email,
    telephone,
  };
}

/** The site (https://schema.org/WebSite). */
export function webSite(brand: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": WEBSITE,
    name: brand,
    url: fullUrl("/"),
    inLanguage: ["en-IN", "en-US"],
    publisher: { "@id": ORGANIZATION },
  };
}

/** The path from the home page to a page (https://schema.org/BreadcrumbList). */
export function breadcrumbList(trail: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: fullUrl(url),
    })),
  };
}

interface ArticleFacts extends Texts<"title" | "description" | "url" | "brand"> {
  readonly sample: boolean;
  readonly type: "BlogPosting" | "Article";
  /** YYYY-MM-DD. */
  readonly published: string;
  readonly modified: string;
  /** Null if the company is the author. */
  readonly author: Texts<"name" | "url"> | null;
  /** Path of the page's image. */
  readonly image: string;
}

/** A post or case study (https://schema.org/Article). A sample has none. */
export function article(facts: ArticleFacts): Article | BlogPosting | undefined {
  const { type, title, description, url, published, modified, author, brand, image } = facts;
  if (facts.sample) return undefined;
  return {
    "@type": type,
    headline: title,
    description,
    mainEntityOfPage: fullUrl(url),
    datePublished: published,
    dateModified: modified,
    author:
      author === null
        ? companyOf(brand)
        : { "@type": "Person", name: author.name, url: fullUrl(author.url) },
    image: fullUrl(image),
    publisher: companyOf(brand),
  };
}

/** The page of a topic (https://schema.org/CollectionPage). */
export function topicPage(facts: Texts<"title" | "description" | "url">): CollectionPage {
  const { title, description, url } = facts;
  return { "@type": "CollectionPage", name: title, description, url: fullUrl(url) };
}

interface AuthorFacts extends Texts<"name" | "role" | "bio" | "url"> {
  readonly sample: boolean;
}

/** The page of an author (https://schema.org/ProfilePage). A sample has none. */
export function authorPage(facts: AuthorFacts): ProfilePage | undefined {
  const { name, role, bio, url, sample } = facts;
  if (sample) return undefined;
  const address = fullUrl(url);
  const person = { name, jobTitle: role, description: bio, url: address };
  return { "@type": "ProfilePage", url: address, mainEntity: { "@type": "Person", ...person } };
}

interface TermFacts extends Texts<"term" | "definition" | "url"> {
  readonly sample: boolean;
}

/** A term of the glossary (https://schema.org/DefinedTerm). A sample has none. */
export function definedTerm(facts: TermFacts): DefinedTerm | undefined {
  const { term, definition, url, sample } = facts;
  if (sample) return undefined;
  return {
    "@type": "DefinedTerm",
    name: term,
    description: definition,
    url: fullUrl(url),
    inDefinedTermSet: { "@id": GLOSSARY },
  };
}

/** The glossary (https://schema.org/DefinedTermSet). */
export function definedTermSet({ title, description }: Texts<"title" | "description">) {
  const set = { "@type": "DefinedTermSet", "@id": GLOSSARY, name: title, description } as const;
  return { ...set, url: GLOSSARY } satisfies DefinedTermSet;
}

interface ApplicationFacts extends Texts<"name" | "description" | "url" | "brand"> {
  readonly type: "SoftwareApplication" | "WebApplication";
}

/**
 * A product or a calculator of the site (https://schema.org/SoftwareApplication). It has no price and no
 * rating, because the site states neither.
 */
export function application(facts: ApplicationFacts): SoftwareApplication | WebApplication {
  const { type, name, description, url, brand } = facts;
  return {
    "@type": type,
    name,
    description,
    url: fullUrl(url),
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any, in a web browser",
    publisher: companyOf(brand),
  };
}

/** The questions of a page with their answers as shown (https://schema.org/FAQPage), if it has any. */
export function faqPage(questions: readonly Texts<"ask" | "answer">[]): FAQPage | undefined {
  if (questions.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ ask, answer }) => ({
      "@type": "Question",
      name: ask,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

interface OpeningFacts extends Texts<"title" | "place" | "pay" | "reportsTo"> {
  /** YYYY-MM-DD. */
  readonly posted: string;
  readonly closes: string;
  readonly sample?: boolean | undefined;
}

/**
 * An open position (https://schema.org/JobPosting). A sample has none, nor has one that is closed.
 *
 * @param today YYYY-MM-DD.
 */
export function jobPosting(
  facts: OpeningFacts,
  brand: string,
  today: string,
): JobPosting | undefined {
  const { title, place, pay, reportsTo, posted, closes, sample = false } = facts;
  if (sample || closes < today) return undefined;
  return {
    "@type": "JobPosting",
    title,
    description: `${title} in ${place}. Pay: ${pay} a year. Reports to: ${reportsTo}.`,
    datePosted: posted,
    validThrough: closes,
    hiringOrganization: companyOf(brand),
    jobLocation: { "@type": "Place", address: place },
  };
}
