import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/**
 * The content of the site under test, read from `content/`. Tests take slugs, titles and names from
 * here, so they pass for any content: a team that replaces every sample entry changes no test.
 */

const FRONT_MATTER = /^---\n(?<yaml>[\s\S]*?)\n---/u;
const today = new Date().toISOString().slice(0, 10);

function read(file: string): unknown {
  const text = readFileSync(file, "utf8");
  return parse(file.endsWith(".yml") ? text : (FRONT_MATTER.exec(text)?.groups?.yaml ?? ""));
}

/** The published entries of a folder, with the slug of each. */
function entries<Fields>(folder: string, schema: z.ZodType<Fields>) {
  return readdirSync(path.join("content", folder))
    .filter((name) => /\.(?:mdx|yml)$/u.test(name))
    .map((name) => {
      const data = read(path.join("content", folder, name));
      const { draft, date } = z
        .object({ draft: z.boolean().default(false), date: z.string().default("") })
        .parse(data);
      const isPublished = !draft && date <= today;
      return { slug: name.replace(/\.\w+$/u, ""), isPublished, ...schema.parse(data) };
    })
    .filter(({ isPublished }) => isPublished);
}

const sample = z.boolean().default(false);
const dated = z.object({
  title: z.string(),
  description: z.string(),
  date: z.string(),
  sample,
});

const newestFirst = <Entry extends { date: string; slug: string }>(list: Entry[]) =>
  list.toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

/** Posts, newest first. */
export const posts = newestFirst(
  entries("blog", dated.extend({ author: z.string(), topics: z.array(z.string()) })),
).map((post) => ({ ...post, url: `/blog/${post.slug}/` }));

/** The newest post that mentions a glossary term. */
export const postWithTerm = () =>
  first(
    posts.filter(({ url }) => readFileSync(`public${url}index.html`, "utf8").includes('"term:')),
  );

/** Case studies, newest first. */
export const caseStudies = newestFirst(
  entries(
    "case-studies",
    dated.extend({
      customer: z.string(),
      industry: z.string(),
      region: z.enum(["in", "us"]).default("in"),
    }),
  ),
).map((study) => ({ ...study, url: `/case-study/${study.slug}/` }));

/** Authors, by slug. */
export const authors = entries("authors", z.object({ name: z.string(), sample })).map((author) => ({
  ...author,
  url: `/blog/author/${author.slug}/`,
}));

/** Glossary terms, by slug. */
export const terms = entries(
  "glossary",
  z.object({ term: z.string(), definition: z.string(), aliases: z.array(z.string()).default([]) }),
).map((term) => ({ ...term, url: `/glossary/${term.slug}/` }));

const testimonial = z.object({ region: z.string(), order: z.number(), name: z.string(), sample });

/** The testimonials in the slider of a region, in order. */
export const testimonialsOf = (region: "in" | "us") =>
  entries("testimonials", testimonial)
    .filter((entry) => entry.region === region)
    .toSorted((a, b) => a.order - b.order);

/** First names in the testimonial slider of a region, in order. */
export const testimonialNames = (region: "in" | "us") =>
  testimonialsOf(region).map(({ name }) => name);

const phone = z.object({ label: z.string(), number: z.string() });

/** Brand, e-mail address and sales phone numbers. */
export const settings = z
  .object({ brand: z.string(), email: z.string(), phones: z.object({ in: phone, us: phone }) })
  .parse(read("content/settings.yml"));

const page = z.object({ template: z.string(), alternateOf: z.string().optional() });

/** The pages of `content/pages` with their templates, and the Indian page that one is the US edition of. */
export const sitePages = readdirSync("content/pages", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => ({
    url: `/${name.replace(/(?:index)?\.mdx$/u, "")}/`.replaceAll("//", "/"),
    ...page.parse(read(path.join("content/pages", name))),
  }));

/** The US editions of pages, each with the Indian page's address. */
export const usEditions = sitePages.flatMap(({ url, alternateOf }) =>
  alternateOf === undefined ? [] : [{ url, of: alternateOf }],
);

/** Whether a page of the site is in American English: below `/us/`, or a US case study. */
export const isAmerican = (url: string) =>
  url.startsWith("/us/") || caseStudies.some((study) => study.url === url && study.region === "us");

/** The first of a list that a test needs. Throws a message for the reader of the test's output. */
export function first<Item>(list: readonly Item[]): Item {
  const [item] = list;
  if (item === undefined) throw new Error("The content has no entry of this kind to test with.");
  return item;
}
