import { z } from "zod";
import type { ContentNode } from "../../content-model/content-tree";

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

/** The fields of the settings that a PDF shows. */
export const publisherNode = z.object({ brand: z.string(), email: z.string() });

/** Who publishes the PDF, and on which site. */
export interface Publisher extends z.infer<typeof publisherNode> {
  readonly siteUrl: string;
}
