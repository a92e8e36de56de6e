import type {
  Article,
  BlogPosting,
  CollectionPage,
  DefinedTerm,
  DefinedTermSet,
  ProfilePage,
} from "schema-dts";
import { companyOf, fullUrl, type Texts } from "./structured-data";

const GLOSSARY = fullUrl("/glossary/");

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
export function definedTermSet(facts: Texts<"title" | "description">): DefinedTermSet {
  const { title, description } = facts;
  return {
    "@type": "DefinedTermSet",
    "@id": GLOSSARY,
    name: title,
    description,
    url: GLOSSARY,
  };
}
