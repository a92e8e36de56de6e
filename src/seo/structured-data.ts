import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  JobPosting,
  Organization,
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

/** Facts that are texts. */
export type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** The full address of a path. */
export const fullUrl = (path: string) => siteConfig.siteUrl + path;

const ORGANIZATION = fullUrl("/#organization");
const WEBSITE = fullUrl("/#website");

/** The company, as other objects name it. */
export const companyOf = (name: string) =>
  ({ "@type": "Organization", "@id": ORGANIZATION, name }) satisfies Organization;

/** The data of a page, or undefined if it has none. */
export function structuredData(things: readonly PageThing[]): StructuredData | undefined {
  const claimed = things.filter((thing) => thing !== undefined);
  if (claimed.length === 0) return undefined;
  return { "@context": "https://schema.org", "@graph": claimed };
}

/** The company (https://schema.org/Organization). */
export function organization(
  brand: string,
  email: string,
  phones: Readonly<Record<"in" | "us", { readonly number: string }>>,
): Organization {
  const sales = (areaServed: string, telephone: string) =>
    ({ "@type": "ContactPoint", contactType: "sales", areaServed, telephone }) as const;
  return {
    ...companyOf(brand),
    url: fullUrl("/"),
    logo: fullUrl("/icon-512.png"),
    email,
    contactPoint: [sales("IN", phones.in.number), sales("US", phones.us.number)],
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

interface OpeningFacts extends Texts<"title" | "place" | "country" | "pay" | "reportsTo"> {
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
  const { title, place, country, pay, reportsTo, posted, closes, sample = false } = facts;
  if (sample || closes < today) return undefined;
  return {
    "@type": "JobPosting",
    title,
    description: `${title} in ${place}. Pay: ${pay} a year. Reports to: ${reportsTo}.`,
    datePosted: posted,
    validThrough: closes,
    hiringOrganization: companyOf(brand),
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: place, addressCountry: country },
    },
  };
}
