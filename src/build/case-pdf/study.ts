import { z } from "zod";
import type { ContentNode } from "../../content-model/content-tree";
import type { Site } from "../site";

/** The fields of a case study's node that its PDF shows. */
export const studyNode = z.object({
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  description: z.string(),
  customer: z.string(),
  industry: z.string(),
  lastModified: z.string(),
  sample: z.boolean(),
  draft: z.boolean(),
  figures: z.array(z.object({ value: z.string(), label: z.string(), basis: z.string() })),
  quote: z.object({ text: z.string(), name: z.string(), title: z.string() }).nullish(),
  body: z.array(z.custom<ContentNode>()),
});

/** A case study, as its PDF shows it. */
export type Study = z.infer<typeof studyNode>;

/** Who publishes the PDF, and on which site. */
export type Publisher = Pick<Site, "brand" | "email" | "siteUrl">;
