import { z } from "zod";
import { isCalendarDay } from "../lib/calendar";
import { toSlug } from "../lib/slug";

/**
 * Field types shared by every kind of content. The schemas are the only declaration of a field: error
 * messages, the tables in `content/README.md` and the GraphQL types are derived from them.
 *
 * `describe` documents a field. `meta` adds what zod does not know: `length` is text for the tables,
 * `link` and `image` mark paths to check, `names` is the kind of entry that the text names, `slug`
 * keeps that name as text in GraphQL, `date` marks a calendar day, `unique` a text that no other entry
 * may have, `anchor` an anchor that the template shows, `former` an earlier address,
 * `alternate` the page of another region, `cover` a cover that may be a file, `json` a value that GraphQL returns as it is, and `type` and `about` name a GraphQL object type.
 */

const characters = (text: unknown) => {
  const { length } = String(text);
  return length === 1 ? "1 character" : `${length} characters`;
};

/** Marks of Markdown, HTML tags and entities. */
const MARKUP =
  /\*\*(?=\S)|(?<![\w*])\*[^\s*][^*]*\*(?![\w*])|(?<!\w)_+[^\s_][^_]*_+(?!\w)|`|\]\([^)]*\)|<\/?[a-z][^>]*>|&(?:[a-z]\w+|#\w+);/iu;

/** One line between `min` and `max` characters, with no white space around it. */
function oneLine(min: number, max: number) {
  return z
    .string()
    .refine((value) => !/[\r\n]/u.test(value), { error: "has a line break; write it on one line" })
    .refine((value) => value === value.trim(), { error: "has white space around it; remove it" })
    .refine((value) => value.length >= min, {
      error: ({ input }) => `has ${characters(input)}; write at least ${min}`,
    })
    .refine((value) => value.length <= max, {
      error: ({ input }) => `has ${characters(input)}; write at most ${max}`,
    })
    .meta({ length: `${min} to ${max} characters` });
}

/** Plain text of one line: marks of Markdown and HTML would be seen. */
export function line(min: number, max: number) {
  const text = oneLine(min, max);
  return text
    .refine((value) => !MARKUP.test(value), {
      error: ({ input }) => `shows ${MARKUP.exec(String(input))?.[0]} as text; write plain words`,
    })
    .meta({ ...text.meta() });
}

/** Somebody's words, around which the site puts quotation marks. */
export function spoken(min: number, max: number) {
  const text = line(min, max);
  return text
    .refine((value) => !/^(?:"[^"]*"|“[^“”]*”|‘[^‘]*’)$/u.test(value), {
      error: "is between quotation marks, which the site adds; remove them",
    })
    .meta({ ...text.meta() });
}

/** A list of `min` to `max` items. */
export function list<Item extends z.ZodType>(item: Item, min: number, max: number) {
  const error = ({ input }: { readonly input?: unknown }) => {
    const count = Array.isArray(input) ? input.length : 0;
    const has = count === 0 ? "is empty" : `has ${count} ${count === 1 ? "item" : "items"}`;
    return `${has}; give ${min} to ${max}`;
  };
  return z.array(item, { error }).min(min, { error }).max(max, { error });
}

/** A list of `min` to `max` groups of fields. */
export function listOf<Shape extends z.core.$ZodLooseShape>(
  min: number,
  max: number,
  shape: Shape,
) {
  return list(z.strictObject(shape), min, max);
}

/** A calendar day, `YYYY-MM-DD`. */
export const day = z
  .string()
  .refine(isCalendarDay, {
    error: ({ input }) =>
      `"${String(input)}" is not a date; write year-month-day, such as 2026-01-31`,
  })
  .meta({ date: true });

/** Lower-case words joined by hyphens, as in an address or a file name. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, {
  error: ({ input }) => {
    const text = String(input);
    return `"${text}" must be lower-case words joined by hyphens; write ${toSlug(text) || "such as landed-cost"}`;
  },
});

type NamedKind = "author" | "glossaryTerm" | "page" | "topic";

/** The file name of another entry. GraphQL has the entry in its place. */
export function nameOf(kind: NamedKind) {
  return slug.meta({ names: kind });
}

/** The file name of another entry, which stays text in GraphQL. */
export function slugOf(kind: NamedKind) {
  return slug.meta({ names: kind, slug: true });
}

/** Text that no other entry may have, such as a title in search results. */
export function uniqueLine(min: number, max: number) {
  return line(min, max).meta({ unique: true });
}

/** The target of a link: an address of this site (`/about/`, `/#roi`) or a full one. */
export const href = oneLine(1, 500).meta({ link: true });

const FORMER = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)+$/u;

/** Earlier addresses of an entry, which redirect to its address. */
export const redirectsFrom = z
  .array(
    z
      .string()
      .regex(FORMER, {
        error: ({ input }) =>
          `"${String(input)}" is not a former address; write the path alone, with a slash at both ends, such as /old-name/`,
      })
      .meta({ former: true }),
  )
  .min(1, { error: "is empty; name a former address or remove the field" })
  .default([])
  .describe("earlier addresses of the entry, such as /old-name/, which redirect to it");

/** An image beside the content file and its alternative text. */
export const image = z
  .strictObject({
    src: line(1, 200)
      .meta({ image: true })
      .describe("path of the image file from this file, such as ./cover.png"),
    alt: line(1, 250).describe("what the image shows, for those who can't see it"),
  })
  .meta({ type: "ContentImage", about: "An image beside a content file" })
  .describe("an image with its alternative text");

/** Marks invented customers, people and figures: visitors see it, and a real team replaces them. */
export const sample = z
  .boolean()
  .default(false)
  .describe("true if customers, people or figures are invented; visitors see the label Sample");

/** Glossary terms that the text uses in another sense. */
export const unlinkedTerms = z
  .array(slugOf("glossaryTerm"))
  .default([])
  .describe("file names of glossary terms that stay unlinked in the text, without .mdx");

/** Hides an unfinished entry from visitors. */
export const draft = z
  .boolean()
  .default(false)
  .describe("true until the entry is ready; only npm run dev shows drafts");

/** What every entry with a text has. */
export const textFields = { redirectsFrom, unlinkedTerms, sample, draft };

/** What authors set to true or leave out. */
export const flag = (about: string) => z.literal(true).optional().describe(about);

/** A region of the site. */
export const region = z.enum(["in", "us"]);

/** The colour of a full-width band or a tile. */
export const surface = z.enum(["ink", "leaf", "sand"]).optional();

/** A figure whose basis is on another page, or in the text. */
export const shortFigure = (value = line(1, 20), label = line(3, 80)) =>
  z.strictObject({
    value: value.describe("the figure with its unit, such as ₹1,50,000"),
    label: label.describe("what it counts"),
  });

/** A figure with its basis: every big number says where it comes from. */
export const figure = z
  .strictObject({
    value: line(1, 20).describe("the figure with its unit, such as ₹4.2 crore"),
    label: line(3, 80).describe("what the figure counts"),
    basis: line(3, 200).describe("period, scope and source of the figure"),
  })
  .meta({ type: "ContentFigure", about: "A figure with its basis" });
