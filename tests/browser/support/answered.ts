import type { BrowserContext } from "@playwright/test";
import { testEnvironment } from "../../../scripts/lib/test-environment";

/** Stores an answer to the consent banner, so that it does not appear. */
export async function answerConsent(context: BrowserContext): Promise<void> {
  const names = ["ads_track_allowed", "analytics_track_allowed"];
  const url = testEnvironment.GATSBY_SITE_URL;
  await context.addCookies(names.map((name) => ({ name, value: "denied", url })));
}
