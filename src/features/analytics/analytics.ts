import { siteConfig } from "../../lib/config";
import { withoutPersonalKeys } from "../../lib/personal-keys";
import { currentConsent, isGranted, subscribeToConsent } from "../consent";
import type { AnalyticsAdapter } from "./adapter";
import { gtag } from "./data-layer";
import type { AnalyticsEvent } from "./events";
import { googleAds } from "./google-ads";
import { googleAnalytics } from "./google-analytics";
import { hubspot } from "./hubspot";

const { gtagId, adsId, adsConversionLabel, hubspotPortalId } = siteConfig;

/** The vendors that are configured. */
const adapters: readonly AnalyticsAdapter[] = [
  ...(gtagId === null ? [] : [googleAnalytics(gtagId)]),
  ...(adsId === null ? [] : [googleAds(adsId, adsConversionLabel)]),
  ...(hubspotPortalId === null ? [] : [hubspot(hubspotPortalId)]),
];

/** Sends an event to every vendor's queue; it stays there until the visitor agrees. */
export function track(event: AnalyticsEvent): void {
  for (const adapter of adapters) {
    try {
      adapter.send(event);
    } catch {
      // Blockers put objects of their own in a queue's place; no page or lead may fail of that.
    }
  }
}

/** Counts a page, after its title is in the document. */
export function trackPageView(): void {
  const pageLocation = withoutPersonalKeys(window.location.href);
  const { pathname, search } = new URL(pageLocation);
  track({
    name: "page_view",
    pagePath: pathname + search,
    pageLocation,
    pageReferrer: withoutPersonalKeys(document.referrer),
    pageTitle: document.title,
  });
}

const loaded = new Set<AnalyticsAdapter>();

function loadGranted(): void {
  const consent = currentConsent();
  for (const adapter of adapters) {
    if (loaded.has(adapter) || !isGranted(consent, adapter.purpose)) continue;
    loaded.add(adapter);
    adapter.start();
    const script = document.createElement("script");
    script.async = true;
    script.src = adapter.script;
    document.head.append(script);
  }
}

/** Tells Google's consent mode a choice that was made on this page; the boot script told earlier ones. */
function updateConsentMode(): void {
  const consent = currentConsent();
  const ads = isGranted(consent, "ads") ? "granted" : "denied";
  gtag("consent", "update", {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: isGranted(consent, "analytics") ? "granted" : "denied",
  });
}

/** Loads each vendor's script once its purpose is granted, now or later. */
export function startAnalytics(): void {
  loadGranted();
  subscribeToConsent(() => {
    updateConsentMode();
    loadGranted();
  });
}
