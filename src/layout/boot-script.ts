import { CLICK_IDS, LANDING_KEY } from "../lib/landing";

/**
 * The site's one inline script. It does what can't wait for the other scripts: consent mode starts as
 * denied and takes the stored choice, the region is known before the first paint, and the address of a
 * landing is stored, because a visitor may follow a link before the scripts run. A page that is neither
 * reloaded nor returned to gets `data-fresh`: its text is laid out late (base.css). The rules are those of
 * `features/consent`, `features/region` and `features/attribution`. Storage may throw at any access.
 *
 * Its Trusted Types policy allows only text without markup, structured data, and scripts from this site.
 * No code can insert HTML from a string (https://www.w3.org/TR/trusted-types/).
 */
export const bootScript = `(function () {
  function attempt(action) { try { return action() } catch (error) { return null } }
  if (window.trustedTypes) attempt(function () {
    window.trustedTypes.createPolicy("default", {
      createHTML: function (text) { return text.includes("<") ? null : text },
      createScript: function (text) { JSON.parse(text); return text },
      createScriptURL: function (url) {
        return new URL(url, location.href).origin === location.origin ? url : null;
      }
    });
  });
  var queue = window.dataLayer = window.dataLayer || [];
  function gtag() {
    var command = arguments;
    attempt(function () { queue.push(command) });
  }
  function consent(command, analytics, ads) {
    gtag("consent", command, {
      ad_storage: ads, ad_user_data: ads, ad_personalization: ads, analytics_storage: analytics
    });
  }
  var cookies = attempt(function () { return document.cookie }) || "";
  function choice(purpose) {
    var match = cookies.match("(?:^|; )" + purpose + "_track_allowed=([^;]*)");
    return match && /^(granted|denied)$/.test(match[1]) && match[1];
  }
  var analytics = choice("analytics"), ads = choice("ads");
  consent("default", "denied", "denied");
  if (analytics || ads) consent("update", analytics || "denied", ads || "denied");

  var asked = new URLSearchParams(location.search).get("region");
  var named = asked !== null ? (asked.toLowerCase() === "us" ? "us" : "in")
    : /^\\/us(\\/|$)/.test(location.pathname) ? "us" : null;
  if (named) attempt(function () { localStorage.setItem("region", named) });
  var region = named || attempt(function () { return localStorage.getItem("region") });
  document.documentElement.dataset.region = region === "us" ? "us" : "in";

  attempt(function () {
    if (performance.getEntriesByType("navigation")[0].type === "navigate")
      document.documentElement.dataset.fresh = "";
  });

  var isNews = /[?&](amp;)?(utm_|(test_session|${[...CLICK_IDS].join("|")})=)/.test(location.search);
  var isKnown = /(^|; )utm_params=/.test(cookies);
  attempt(function () {
    if (isNews || (!isKnown && !sessionStorage.getItem("${LANDING_KEY}")))
      sessionStorage.setItem("${LANDING_KEY}", location.href);
  });
})();`;
