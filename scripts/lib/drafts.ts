import type { KindName } from "../../src/content-model/kinds";

/** What a draft is written from. */
export interface DraftFacts {
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Name of an author's file. */
  readonly author: string;
  /** Name of a topic's file. */
  readonly topic: string;
  /** Name of a solution's page. */
  readonly solution: string;
}

/** JSON's strings are YAML's as well, whatever stands in them. */
const quoted = (text: string) => JSON.stringify(text);

const TO_DESCRIBE =
  "Write one sentence of 50 to 160 characters that tells a searching reader what is here.";

const post = ({ title, day, author, topic }: DraftFacts) => `---
title: ${quoted(title)}
description: ${TO_DESCRIBE}
date: ${quoted(day)}
author: ${author}
topics:
  - ${topic}
draft: true
---

Write here.
`;

const study = ({ title, day, solution }: DraftFacts) => `---
title: ${quoted(title)}
description: ${TO_DESCRIBE}
date: ${quoted(day)}
customer: Customer's name
industry: manufacturing
solutions:
  - ${solution}
figures:
  - value: 0 days
    label: what the figure counts
    basis: period, scope and source
  - value: 0 %
    label: what the figure counts
    basis: period, scope and source
draft: true
---

## The problem

Write here.

## The approach

Write here.
`;

const term = ({ title }: DraftFacts) => `---
term: ${quoted(title)}
definition: Write one sentence of 50 to 220 characters that says what the term means.
draft: true
---

Write here.
`;

const page = ({ title }: DraftFacts) => `---
template: standard
title: ${quoted(title)}
heading: ${quoted(title)}
description: ${TO_DESCRIBE}
draft: true
---

Write here.
`;

/** What `npm run new` can write: the kind of each word, and its text. */
export const draftKinds = {
  post: { kind: "blogPost", write: post },
  case: { kind: "caseStudy", write: study },
  term: { kind: "glossaryTerm", write: term },
  page: { kind: "page", write: page },
} as const satisfies Record<string, { kind: KindName; write: (facts: DraftFacts) => string }>;
