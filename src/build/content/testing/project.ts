import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@jest/globals";
import { formatProblem } from "../../../content-model/problem";
import { checkContent } from "../check";

/** The settings file, for {@link validProject}. */
export const settings = `brand: Example
tagline: Software for those who test
email: hello@example.com
phones:
  in: { label: "+91 80 5550 0100", number: "+918055500100" }
  us: { label: "+1 415 555 0100", number: "+14155550100" }
pricing: https://pricing.example/
social:
  microblog: https://microblog.example/
  professionalNetwork: https://network.example/
  videoSite: https://video.example/
header:
  - label: Resources
    links:
      - { label: About, to: /about/ }
footer: []
legal: []
copyright: © 2026 Example
`;

/** A page; its text begins at line 8. */
export const page = `---
template: standard
title: About
heading: About the company
description: What the company does, for whom it does it, and where it can be found.
---

The company sells things. It has [terms](/glossary/landed-cost/).

## Where we are

In one place.
`;

/** A blog post; its text begins at line 10. */
export const post = `---
title: A first post on sourcing
description: What a sourcing team should know before it sends the first request out.
date: 2026-01-31
author: asha-rao
topics:
  - sourcing
---

Read [about us](/about/) first.

## The main point

It is [here](#the-main-point) and [there](/about/#where-we-are).
`;

/** A case study; its text begins at line 17. */
export const caseStudy = `---
title: How a plant buys its steel
description: A plant compares three suppliers of steel coil and pays less for each tonne.
date: 2026-01-31
customer: Example Castings
industry: manufacturing
solutions: [about]
figures:
  - value: 11 days
    label: from request to order
    basis: median of 42 events
  - value: ₹4.2 crore
    label: bought in a year
    basis: all orders of 2025
---

The plant buys steel.
`;

/** A glossary term; its text begins at line 6. */
export const term = `---
term: landed cost
definition: The price of goods at your door, with freight, duty and handling counted in.
---

Freight counts as well.
`;

/** An author. */
export const author = `name: Asha Rao
role: Editor
bio: Writes on sourcing and on payment terms.
`;

/** A topic. */
export const topic = `label: Sourcing
title: Articles on sourcing
description: How suppliers are found, asked and compared, and how one of them is chosen.
`;

/** A testimonial. */
export const testimonial = `region: in
order: 1
review: We order in half the time that it took before.
name: Meera
title: Head of purchasing
company: Example Foods
`;

/** Paths from the root and texts of a project with one entry of each kind and no mistake. */
export const validProject: Readonly<Record<string, string>> = {
  "content/settings.yml": settings,
  "content/pages/about.mdx": page,
  "content/blog/first-post.mdx": post,
  "content/case-studies/steel.mdx": caseStudy,
  "content/glossary/landed-cost.mdx": term,
  "content/authors/asha-rao.yml": author,
  "content/topics/sourcing.yml": topic,
  "content/testimonials/in-1-meera.yml": testimonial,
};

/** Runs something on a new folder with these files, which is removed afterwards. */
export async function inFolder<Result>(
  files: Readonly<Record<string, string | Uint8Array | null>>,
  run: (root: string) => Promise<Result>,
): Promise<Result> {
  const root = await mkdtemp(path.join(tmpdir(), "site-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      if (text === null) continue;
      const file = path.join(root, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    return await run(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

/**
 * What `npm run check:content` lists for {@link validProject} with some files changed.
 *
 * @param changes Text, or bytes, by path below `content/`; null removes the file.
 */
export async function problemsWith(
  changes: Readonly<Record<string, string | Uint8Array | null>>,
): Promise<readonly string[]> {
  const changed = Object.entries(changes).map(([name, text]) => [`content/${name}`, text] as const);
  return inFolder({ ...validProject, ...Object.fromEntries(changed) }, async (root) => {
    const { problems } = await checkContent(root);
    return problems.map(formatProblem);
  });
}

/** Replaces a part that a text contains exactly once. */
export function replaceIn(text: string, part: string, by: string): string {
  const [before, after, ...more] = text.split(part);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`"${part}" is not in the text exactly once`);
  }
  return before + by + after;
}

/** Matches a text that begins so. */
export function beginning(text: string): unknown {
  return expect.stringMatching(
    new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&")}`, "u"),
  );
}
