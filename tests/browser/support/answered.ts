import type { BrowserContext } from "@playwright/test";
import { testEnvironment } from "../../../scripts/lib/test-environment";

/** Stores an answer to the consent banner, so that it does not appear. */
export async function answerConsent(
  context: BrowserContext,
  analytics: "granted" | "denied" = "denied",
  ads = analytics,
): Promise<void> {
  const url = testEnvironment.GATSBY_SITE_URL;
  await context.addCookies([
    { name: "analytics_track_allowed", value: analytics, url },
    { name: "ads_track_allowed", value: ads, url },
  ]);
}
