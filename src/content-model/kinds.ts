import type { z } from "zod";
import { authorSchema } from "./author";
import { blogPostSchema } from "./blog-post";
import { caseStudySchema } from "./case-study";
import { glossaryTermSchema } from "./glossary-term";
import { pageSchema } from "./page";
import { siteSettingsSchema } from "./site-settings";
import { testimonialSchema } from "./testimonial";
import { topicSchema } from "./topic";

interface Kind {
  /** Folder below `content/`, or the file itself. */
  readonly folder: string;
  readonly format: "mdx" | "yml";
  readonly schema: z.ZodType;
  /** GraphQL type of its nodes. */
  readonly type: string;
  /** Start of its addresses; null for a kind without pages. */
  readonly prefix: string | null;
  /** Name of the kind in messages. */
  readonly label: string;
}

/** Every kind of content: its folder, schema, GraphQL type and addresses. */
export const kinds = {
  page: {
    folder: "pages",
    format: "mdx",
    schema: pageSchema,
    type: "MarketingPage",
    prefix: "/",
    label: "page",
  },
  blogPost: {
    folder: "blog",
    format: "mdx",
    schema: blogPostSchema,
    type: "BlogPost",
    prefix: "/blog/",
    label: "blog post",
  },
  caseStudy: {
    folder: "case-studies",
    format: "mdx",
    schema: caseStudySchema,
    type: "CaseStudy",
    prefix: "/case-study/",
    label: "case study",
  },
  glossaryTerm: {
    folder: "glossary",
    format: "mdx",
    schema: glossaryTermSchema,
    type: "GlossaryTerm",
    prefix: "/glossary/",
    label: "glossary term",
  },
  author: {
    folder: "authors",
    format: "yml",
    schema: authorSchema,
    type: "Author",
    prefix: "/blog/author/",
    label: "author",
  },
  topic: {
    folder: "topics",
    format: "yml",
    schema: topicSchema,
    type: "Topic",
    prefix: "/blog/topic/",
    label: "topic",
  },
  testimonial: {
    folder: "testimonials",
    format: "yml",
    schema: testimonialSchema,
    type: "Testimonial",
    prefix: null,
    label: "testimonial",
  },
  siteSettings: {
    folder: "settings.yml",
    format: "yml",
    schema: siteSettingsSchema,
    type: "SiteSettings",
    prefix: null,
    label: "settings file",
  },
} as const satisfies Record<string, Kind>;

/** Name of a kind of content. */
export type KindName = keyof typeof kinds;

/** Names of all kinds of content. */
export const kindNames = Object.keys(kinds).filter((name): name is KindName => name in kinds);

/** The parsed fields of a kind. */
export type KindData<Name extends KindName> = z.infer<(typeof kinds)[Name]["schema"]>;
