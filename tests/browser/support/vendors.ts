import type { Page } from "@playwright/test";

/**
 * A fake Google tag. Like gtag.js it processes the commands in the queue, then each later one, and
 * records what it would send for its own id.
 */
const googleTag = `(() => {
  const id = new URL(document.currentScript.src).searchParams.get("id");
  const sent = (window.sentByVendors ??= []);
  let configured = false;
  const waiting = [];
  const send = (name, details) => {
    if (window["ga-disable-" + id]) return;
    if ("metric_id" in details) (window.webVitalsSent ??= []).push({ id, name, ...details });
    else sent.push(id + " " + name + " " + (details.page_path ?? ""));
  };
  const take = ([command, name, details]) => {
    if (command === "config" && name === id) {
      configured = true;
      waiting.splice(0).forEach((event) => send(...event));
    }
    if (command !== "event" || !details.send_to.startsWith(id)) return;
    if (configured) send(name, details);
    else waiting.push([name, details]);
  };
  window.dataLayer.forEach((entry) => take([...entry]));
  const push = window.dataLayer.push.bind(window.dataLayer);
  window.dataLayer.push = (...entries) => {
    entries.forEach((entry) => take([...entry]));
    return push(...entries);
  };
  document.cookie = id.startsWith("AW") ? "_gcl_au=1; path=/" : "_ga=1; path=/";
  document.cookie = id.startsWith("AW") ? "_gcl_aw=1; path=/" : "_ga_TEST0001=1; path=/";
})()`;

/**
 * A fake CRM script. Like HubSpot's it takes paths and refusals from its queue first, counts the page on
 * which it starts, replaces the queue, and sends the address bar's whole address with each page.
 */
const crmTag = `(() => {
  const sent = (window.sentByVendors ??= []);
  let path = location.pathname;
  let isOff = false;
  const take = ([command, value]) => {
    if (command === "setPath") path = value;
    if (command === "doNotTrack") isOff = true;
    if (command === "trackPageView" && !isOff) {
      sent.push("CRM page_view " + path);
      (window.addressesOfCrm ??= []).push(location.href, document.referrer);
    }
    if (command === "revokeCookieConsent") sent.push("CRM revoked");
  };
  const isFirst = ([command]) => command !== "trackPageView";
  for (const command of window._hsq.filter(isFirst)) take(command);
  for (const command of window._hsq.filter((own) => !isFirst(own))) take(command);
  take(["trackPageView"]);
  window._hsq = { push: take };
  for (const name of ["__hstc", "__hssc", "hubspotutk"]) document.cookie = name + "=1; path=/";
})()`;

const script = (body: string) => ({ contentType: "text/javascript", body });

/** Serves fake scripts for the vendors, whose hosts can't be reached. */
export async function fakeVendors(page: Page): Promise<void> {
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill(script(googleTag)),
  );
  await page.route("https://js.hs-scripts.com/**", (route) => route.fulfill(script(crmTag)));
}

declare global {
  interface Window {
    sentByVendors?: string[];
    webVitalsSent?: { readonly id: string; readonly name: string; readonly metric_value: number }[];
  }
}

/** The metrics that the vendors' scripts would have sent. */
export async function webVitalsSent(page: Page) {
  return page.evaluate(() => window.webVitalsSent ?? []);
}

/** What the vendors' scripts would have sent, such as `G-TEST0001 page_view /about/`. */
export async function sentByVendors(page: Page): Promise<string[]> {
  return page.evaluate(() => window.sentByVendors ?? []);
}
