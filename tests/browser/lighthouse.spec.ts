import { expect, test } from "@playwright/test";
import { requireChromium } from "../../scripts/lib/chromium";
import { failingAudits, runLighthouse } from "../../scripts/lib/lighthouse";
import { EXTRA_SITE_PORT, testEnvironment } from "../../scripts/lib/test-environment";
import { first, posts, terms } from "../support/site-content";

const categories = ["accessibility", "best-practices", "seo"] as const;

test.setTimeout(120_000);

for (const path of ["/", "/request-demo/", first(posts).url, first(terms).url]) {
  test(`Lighthouse finds no fault in accessibility, best practices and SEO of ${path}`, async () => {
    const url = testEnvironment.GATSBY_SITE_URL + path;
    const port = EXTRA_SITE_PORT + 2 + test.info().parallelIndex;
    const result = await runLighthouse(await requireChromium(), url, categories, port);
    expect(categories.flatMap((category) => failingAudits(result, category))).toEqual([]);
  });
}
