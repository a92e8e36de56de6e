import { z } from "zod";

/**
 * Field types shared by every kind of content. A field's `describe` text is its documentation: it
 * completes an error message ("is missing: …") and the author guide's field table. What a field's
 * text has to fit beside its schema stands in `meta`: `link` and `image` lead somewhere, `names` is
 * the kind of entry whose file it names, `unique` marks a text that no other entry has,
 * `anchor` the anchor of what a template shows, `former` an address that an entry had.
 */

/** Text of one line between `min` and `max` characters, with no white space around it. */
export function line(min: number, max: number) {
  return z
    .string()
    .refine((value) => !/[\r\n]/u.test(value), { error: "has a line break; write it on one line" })
    .refine((value) => value === value.trim(), { error: "has white space around it; remove it" })
    .refine((value) => value.length >= min, {
      error: ({ input }) => `has ${String(input).length} characters; write at least ${min}`,
    })
    .refine((value) => value.length <= max, {
      error: ({ input }) => `has ${String(input).length} characters; write at most ${max}`,
    });
}

const DATE = /^\d{4}-\d{2}-\d{2}$/u;

function isCalendarDate(value: string): boolean {
  if (!DATE.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.string().refine(isCalendarDate, {
  error: ({ input }) => `"${String(input)}" is no date; write year-month-day, such as 2026-01-31`,
});

/** Lower-case words joined by hyphens, as in an address. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, {
  error: ({ input }) =>
    `"${String(input)}" is no slug; write lower-case words joined by hyphens, such as landed-cost`,
});

/** The file name of an entry of another kind, or of the same. Checked with all others. */
export function nameOf(kind: "author" | "glossaryTerm" | "page" | "topic") {
  return slug.meta({ names: kind });
}

/** The name by which visitors tell an entry from all others, as in search results. */
export function uniqueLine(min: number, max: number) {
  return line(min, max).meta({ unique: true });
}

/** Whether an entry's `updated` is no earlier than its `date`: it is shown as the last change. */
export function isInOrder({
  date,
  updated = date,
}: {
  date: string;
  updated?: string | undefined;
}) {
  return updated >= date;
}

/** What is said where it is earlier. */
export const notInOrder = { path: ["updated"], error: "is before date; mend one of the two" };

/** Where a link leads: an address of this site (`/about/`, `/#roi`) or a full one. Checked with all others. */
export const href = line(1, 500).meta({ link: true });

const FORMER = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)+$/u;

/** Addresses that an entry had before it was renamed: they lead to where it is now. Checked with all others. */
export const redirectsFrom = z
  .array(
    z
      .string()
      .regex(FORMER, {
        error: ({ input }) =>
          `"${String(input)}" is no former address; write the path alone, with a slash at both ends, such as /old-name/`,
      })
      .meta({ former: true }),
  )
  .min(1, { error: "is empty; name a former address or remove the field" })
  .optional()
  .describe("addresses that the entry had before, such as /old-name/: they lead to it");

/** An image beside the content file and its alternative text. */
export const image = z
  .strictObject({
    src: line(1, 200)
      .meta({ image: true })
      .describe("path of the image file from this file, such as ./cover.png"),
    alt: line(1, 250).describe("what the image shows, for those who can't see it"),
  })
  .describe("an image with its alternative text");

/** Marks invented customers, people and figures, so that a real team finds and replaces them. */
export const sample = z
  .boolean()
  .optional()
  .describe("true where customers, people or figures are invented and must be replaced");

/** Whether the first mention of each glossary term in the text is a link to it. */
export const termLinks = z
  .boolean()
  .optional()
  .describe("false to link no glossary term in the text");

/** Glossary terms that the text uses in another sense. */
export const unlinkedTerms = z
  .array(nameOf("glossaryTerm"))
  .optional()
  .describe("file names of glossary terms that stay unlinked in the text, without .mdx");

/** Keeps an unfinished entry from visitors: it is shown in `gatsby develop` alone. */
export const draft = z
  .boolean()
  .optional()
  .describe("true until the entry is ready: it is then shown in npm run dev alone");

/** A figure with what it is made of: big numbers never stand alone. */
export const figure = z.strictObject({
  value: line(1, 20).describe("the figure with its unit, such as ₹4.2 crore"),
  label: line(3, 80).describe("what the figure counts"),
  basis: line(3, 200).describe("what the figure is made of: period, scope, source"),
});
