import { existsSync, readFileSync } from "node:fs";
import { caseStudies, first, posts, sitePages, terms } from "../../support/site-content";

const ofEachTemplate = [...new Map(sitePages.map(({ url, template }) => [template, url])).values()];

/** One page of each template. Topics and authors share theirs. */
export const templatePages: readonly string[] = [
  ...ofEachTemplate,
  first(posts).url,
  `/blog/author/${first(posts).author}/`,
  first(caseStudies).url,
  first(terms).url,
];

/** All other pages of `content/pages`. */
export const otherPages = sitePages
  .map(({ url }) => url)
  .filter((url) => !templatePages.includes(url));

/** The parts of a page of `content/pages`, such as `<Bids`. */
function partsOf(url: string): readonly string[] {
  const files = [`content/pages${url}index.mdx`, `content/pages${url.slice(0, -1)}.mdx`];
  const text = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"));
  return [...text.join("").matchAll(/^<[A-Z]\w+/gmu)].map(([part]) => part);
}

const seen = new Set(templatePages.flatMap(partsOf));

/** Of the other pages, each that has a part that no page before it has. */
export const pagesWithOtherParts = otherPages.filter((url) => {
  const isNew = partsOf(url).some((part) => !seen.has(part));
  partsOf(url).forEach((part) => seen.add(part));
  return isNew;
});
