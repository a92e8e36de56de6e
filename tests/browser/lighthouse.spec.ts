import { expect, test } from "@playwright/test";
import { requireChromium } from "../../scripts/lib/chromium";
import { testEnvironment } from "../../scripts/lib/test-environment";
import { failingAudits, runLighthouse, scoreOf } from "../../scripts/lib/lighthouse";

/** One page of each kind. The error pages are not to be found, which is no fault of theirs. */
const kinds = {
  home: "/",
  "US home": "/us/",
  solution: "/strategic-sourcing/",
  form: "/request-demo/",
  careers: "/careers/",
  legal: "/legal/privacy/",
  "blog index": "/blog/",
  post: "/blog/compare-quotations-on-landed-cost/",
  "case study index": "/case-study/",
  "case study": "/case-study/madhuvira-foods-packaging/",
  "glossary index": "/glossary/",
  term: "/glossary/landed-cost/",
};

const categories = ["accessibility", "best-practices", "seo"] as const;

// A run has its own limit.
test.setTimeout(120_000);

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind}: Lighthouse finds no fault in accessibility, best practices and SEO`, async () => {
    const url = testEnvironment.GATSBY_SITE_URL + path;
    const result = await runLighthouse(await requireChromium(), url, categories);
    expect(categories.flatMap((category) => failingAudits(result, category))).toEqual([]);
    expect(categories.map((category) => scoreOf(result, category))).toEqual([100, 100, 100]);
  });
}
