import { z } from "zod";
import type { ContentNode } from "../content-model/content-tree";

/** What a node tells of its page. */
export const entryNode = z.object({
  id: z.string(),
  url: z.string(),
  draft: z.boolean(),
  redirectsFrom: z.array(z.string()),
});

/** What a node tells of a text that may name terms. The build has checked its tree. */
const textNode = entryNode.extend({
  body: z.custom<readonly ContentNode[]>(Array.isArray),
  termLinks: z.boolean(),
  unlinkedTerms: z.array(z.string()),
});

/** What the node of a page tells. */
export const pageNode = textNode.extend({ template: z.string() });

/** What the node of a post tells. */
export const postNode = textNode.extend({
  date: z.string(),
  author: z.string(),
  topics: z.array(z.string()),
});

/** What the node of a case study tells. */
export const studyNode = textNode.extend({ date: z.string() });

/** What the node of a term tells. */
export const termNode = textNode.extend({
  slug: z.string(),
  term: z.string(),
  aliases: z.array(z.string()),
  sortKey: z.string(),
  letter: z.string(),
});

/** What the node of a topic or an author tells. */
export const subjectNode = z.object({ id: z.string(), slug: z.string(), url: z.string() });
