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
