/** @jest-environment node */
import { expect, test } from "@jest/globals";
import type { Node } from "gatsby";
import { checkContent } from "./content/check";
import { inFolder, post, replaceIn, validProject } from "./content/testing/project";
import { lostEntries } from "./lost-entries";
import { fake } from "./testing/fake";

const DRAFT = "content/blog/draft.mdx";
const draft = replaceIn(replaceIn(post, "A first", "A second"), "date:", "draft: true\ndate:");

const slugs: Readonly<Record<string, readonly string[]>> = {
  MarketingPage: ["about"],
  BlogPost: ["first-post"],
  CaseStudy: ["steel"],
  GlossaryTerm: ["landed-cost"],
  Author: ["asha-rao"],
  Topic: ["sourcing"],
  Testimonial: ["in-1-meera"],
  SiteSettings: ["settings"],
};

/** What is said to be lost where Gatsby has nodes of all but this type. */
const lostWithout = async (missing: string) =>
  inFolder({ ...validProject, [DRAFT]: draft }, async (root) => {
    const { results } = await checkContent(root);
    const nodes = (type: string) =>
      type === missing ? [] : (slugs[type] ?? []).map((slug) => fake<Node>({ slug }));
    return lostEntries(results, nodes, "2026-12-31");
  });

test("nothing is lost where every published entry has its node; a draft has none", async () => {
  expect(await lostWithout("")).toEqual([]);
});

test.each([
  ["MarketingPage", "content/pages/about.mdx"],
  ["BlogPost", "content/blog/first-post.mdx"],
  ["Topic", "content/topics/sourcing.yml"],
  ["SiteSettings", "content/settings.yml"],
])("an entry without its %s is named by its file", async (type, file) => {
  expect(await lostWithout(type)).toEqual([file]);
});
