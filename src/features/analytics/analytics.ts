import { siteConfig } from "../../lib/config";
import { publicAddress } from "../../lib/public-address";
import { onQueryChange } from "../../lib/query-change";
import { currentConsent, isGranted, readConsent, subscribeToConsent } from "../consent";
import type { AnalyticsAdapter, Vendor } from "./adapter";
import { gtag } from "./data-layer";
import type { AnalyticsEvent, PageView } from "./events";
import { deleteUnwantedCookies } from "./vendor-cookies";
import { vendors } from "./vendors";
import { watchWebVitals } from "./web-vitals";

/** Without an answer events wait in the vendor's queue; after a refusal there are none. */
type Permission = "waiting" | "granted" | "denied";

interface Channel {
  readonly vendor: Vendor;
  readonly adapter: AnalyticsAdapter;
  /** The permission that was last applied. */
  permission: Permission;
  /** Whether the script was added; it can't be removed again. */
  isStarted: boolean;
  /** Whether its queue has the commands with which the script starts. */
  isConfigured: boolean;
  lastView: PageView | null;
}

const channels: readonly Channel[] = vendors.flatMap((vendor) => {
  const adapter = vendor.create(siteConfig);
  if (adapter === null) return [];
  return [
    {
      vendor,
      adapter,
      permission: "waiting",
      isStarted: false,
      isConfigured: false,
      lastView: null,
    },
  ];
});

let currentView: PageView | null = null;
let isMeasuring = false;

function permissionOf({ vendor, isStarted }: Channel): Permission {
  const consent = currentConsent();
  if (isGranted(consent, vendor.purpose)) return "granted";
  // A loaded script sends at once whatever enters its queue, so nothing can wait there.
  return consent.status === "answered" || isStarted ? "denied" : "waiting";
}

/** Ad blockers replace queues with their own objects. Pages, leads and choices must work all the same. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Nothing reads that queue.
  }
}

function configure(channel: Channel): void {
  if (channel.isConfigured) return;
  channel.isConfigured = true;
  attempt(() => channel.adapter.configure(currentView));
}

function send(channel: Channel, event: AnalyticsEvent): void {
  // Reading the cookies may have found a grant, which has sent this view.
  if (event === channel.lastView) return;
  attempt(() => channel.adapter.send(event));
  if (event.name === "page_view") channel.lastView = event;
}

/** Sends an event to every vendor that the visitor has not refused. */
export function track(event: AnalyticsEvent): void {
  readConsent();
  const allowed = channels.filter((channel) => permissionOf(channel) !== "denied");
  // Two tags share a queue, in which both must be configured before the first event.
  allowed.forEach(configure);
  allowed.forEach((channel) => send(channel, event));
}

/** Sends `page_view` for the page in the address bar, whose title must be in the document already. */
export function sendPageView(): void {
  const pageLocation = publicAddress(window.location.href);
  const { pathname, search } = new URL(pageLocation);
  currentView = {
    name: "page_view",
    pagePath: pathname + search,
    pageLocation,
    pageReferrer: currentView?.pageLocation ?? publicAddress(document.referrer),
    pageTitle: document.title,
  };
  track(currentView);
  channels.filter(({ permission }) => permission === "granted").forEach(start);
}

function deleteRefusedCookies(): void {
  if (currentConsent().status === "answered") deleteUnwantedCookies(vendors, currentConsent);
}

function addScript(address: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  // The visitor may have refused while it was loading.
  script.addEventListener("load", deleteRefusedCookies);
  document.head.append(script);
}

function grant(channel: Channel): void {
  const { adapter, lastView } = channel;
  attempt(() => adapter.grant());
  if (currentView !== null && lastView !== currentView) send(channel, currentView);
  start(channel);
}

function start(channel: Channel): void {
  const { adapter, isStarted } = channel;
  if (isStarted || adapter.canStart?.() === false) return;
  channel.isStarted = true;
  addScript(adapter.script);
}

function withdraw(channel: Channel): void {
  const { adapter, isStarted } = channel;
  // A script that is still loading must find nothing to send when it starts.
  if (!isStarted || !adapter.isRunning()) {
    attempt(() => adapter.discard());
    channel.isConfigured = false;
    channel.lastView = null;
  }
  attempt(() => adapter.withdraw());
}

function applyConsent(): void {
  channels.filter((channel) => permissionOf(channel) === "granted").forEach(configure);
  for (const channel of channels) {
    const permission = permissionOf(channel);
    if (permission === channel.permission) continue;
    channel.permission = permission;
    if (permission === "granted") grant(channel);
    if (permission === "denied") withdraw(channel);
  }
  deleteRefusedCookies();
  measure();
}

/** Updates Google's consent mode. The boot script has done so for the choice that was stored then. */
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

/** Measures the page once analytics is granted. Metrics are not kept for a later grant. */
function measure(): void {
  const canMeasure = () => isGranted(currentConsent(), "analytics");
  if (isMeasuring || siteConfig.gtagId === null || !canMeasure()) return;
  isMeasuring = true;
  watchWebVitals((vital) => {
    if (canMeasure()) track(vital);
  });
}

/** Applies the visitor's consent now and at each change. No vendor's script is loaded without it. */
export function startAnalytics(): void {
  // Another tab may have stored a choice since the boot script ran.
  if (readConsent().status === "answered") attempt(updateConsentMode);
  applyConsent();
  onQueryChange(() => {
    const granted = channels.filter(({ permission }) => permission === "granted");
    for (const { adapter } of granted) attempt(() => adapter.queryChanged?.());
  });
  subscribeToConsent(() => {
    attempt(updateConsentMode);
    applyConsent();
  });
}
