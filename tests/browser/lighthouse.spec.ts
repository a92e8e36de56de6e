import { expect, test } from "@playwright/test";
import { requireChromium } from "../../scripts/lib/chromium";
import { failingAudits, runLighthouse } from "../../scripts/lib/lighthouse";
import { EXTRA_SITE_PORT, testEnvironment } from "../../scripts/lib/test-environment";
import { first, posts, terms } from "../support/site-content";
import { templatePages } from "./support/pages";

const categories = ["accessibility", "best-practices", "seo"] as const;

test.setTimeout(120_000);

const inFull = ["/", "/request-demo/", first(posts).url, first(terms).url];

async function faultsOf(path: string, checked: readonly (typeof categories)[number][]) {
  const url = testEnvironment.GATSBY_SITE_URL + path;
  const port = EXTRA_SITE_PORT + 2 + test.info().parallelIndex;
  const result = await runLighthouse(await requireChromium(), url, checked, port);
  return checked.flatMap((category) => failingAudits(result, category));
}

for (const path of inFull) {
  test(`Lighthouse finds no fault in accessibility, best practices and SEO of ${path}`, async () => {
    expect(await faultsOf(path, categories)).toEqual([]);
  });
}

// The search page asks search engines not to list it.
for (const path of templatePages.filter((url) => !inFull.includes(url) && url !== "/search/")) {
  test(`Lighthouse finds no fault in the SEO of ${path}`, async () => {
    expect(await faultsOf(path, ["seo"])).toEqual([]);
  });
}
