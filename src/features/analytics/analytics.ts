import { afterPaint } from "../../lib/after-paint";
import { siteConfig } from "../../lib/config";
import { withoutPersonalKeys } from "../../lib/personal-keys";
import { currentConsent, isGranted, subscribeToConsent } from "../consent";
import type { AnalyticsAdapter } from "./adapter";
import { gtag } from "./data-layer";
import type { AnalyticsEvent, WebVital } from "./events";
import { sweepCookies } from "./sweep-cookies";
import { vendors } from "./vendors";
import { watchWebVitals } from "./web-vitals";

/** A configured vendor, with what of it changes while the page is open. */
interface Channel {
  readonly adapter: AnalyticsAdapter;
  readonly isGranted: () => boolean;
  /** Whether the script has been added; it can't be taken away again. */
  isStarted: boolean;
  /** Events since a withdrawal: a script that runs would send at once what is put into its queue. */
  held: AnalyticsEvent[];
}

const channels: readonly Channel[] = vendors.flatMap((vendor) => {
  const adapter = vendor.create(siteConfig);
  if (adapter === null) return [];
  const granted = () => isGranted(currentConsent(), vendor.purpose);
  return [{ adapter, isGranted: granted, isStarted: false, held: [] }];
});

let isMeasuring = false;

/** Blockers put objects of their own in a queue's place; no page, lead or choice may fail of that. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Nothing reads that queue.
  }
}

/** Sends an event to every vendor; it waits, in the vendor's queue or here, until the visitor agrees. */
export function track(event: AnalyticsEvent): void {
  for (const channel of channels) {
    if (channel.isStarted && !channel.isGranted()) channel.held.push(event);
    else attempt(() => channel.adapter.send(event));
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

function addScript(address: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** Tells a vendor that the visitor has agreed to it, and what was held meanwhile. */
function open(channel: Channel): void {
  const { adapter, held } = channel;
  attempt(() => adapter.grant());
  channel.held = [];
  held.forEach((event) => attempt(() => adapter.send(event)));
}

function openGranted(): void {
  channels.filter((channel) => channel.isGranted()).forEach(open);
}

/** Adds the script of each vendor that the visitor has agreed to, once. */
function startGranted(): void {
  for (const channel of channels) {
    const { adapter } = channel;
    if (channel.isStarted || !channel.isGranted()) continue;
    channel.isStarted = true;
    attempt(() => adapter.start());
    addScript(adapter.script);
  }
  measure();
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

function obeyChoice(): void {
  attempt(updateConsentMode);
  for (const channel of channels) {
    if (!channel.isGranted()) attempt(() => channel.adapter.withdraw());
  }
  sweepCookies(vendors, currentConsent);
  openGranted();
  // What the visitor sees of the choice comes first; it is looked at once more by then.
  afterPaint(startGranted);
}

/** Tells a metric, unless the visitor has withdrawn since: it is not kept for a later consent. */
function trackWebVital(vital: WebVital): void {
  if (isGranted(currentConsent(), "analytics")) track(vital);
}

/** Measures the page from the moment on that the visitor agrees to analytics, once a page load. */
function measure(): void {
  if (isMeasuring || siteConfig.gtagId === null) return;
  if (!isGranted(currentConsent(), "analytics")) return;
  isMeasuring = true;
  watchWebVitals(trackWebVital);
}

/** Obeys the visitor's choice, now and at each change: nothing of a vendor is loaded before. */
export function startAnalytics(): void {
  if (currentConsent().status === "answered") sweepCookies(vendors, currentConsent);
  openGranted();
  startGranted();
  subscribeToConsent(obeyChoice);
}
