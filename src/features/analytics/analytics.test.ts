import { beforeEach, describe, expect, test } from "@jest/globals";
import { itemsOf } from "../../lib/testing/items";
import { clearBrowser, startNewPage } from "../../lib/testing/new-page";
import { painted } from "../../lib/testing/painted";
import type { saveConsent } from "../consent";

const GOOGLE = "https://www.googletagmanager.com/gtag/js?id=";
const GA = `${GOOGLE}G-TEST0001`;
const ADS = `${GOOGLE}AW-TEST0001`;
const CRM = "https://js.hs-scripts.com/1234567.js";

beforeEach(() => {
  clearBrowser();
  document.head.innerHTML = "<title>Home | Kraya</title>";
  delete window.dataLayer;
  delete window._hsq;
  startNewPage();
});

async function load() {
  const consent = await import("../consent");
  return {
    ...(await import(".")),
    async saveConsent(...choice: Parameters<typeof saveConsent>) {
      consent.saveConsent(...choice);
      await painted();
    },
  };
}

/** The Google tags' commands; they know one by its type, `arguments`. */
function commands(): unknown[][] {
  return (window.dataLayer ?? []).map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe("[object Arguments]");
    return itemsOf(entry);
  });
}

const named = (command: string, name?: string) =>
  commands().filter(([first, second]) => first === command && (name ?? second) === second);

const scripts = () => Array.from(document.scripts, ({ src }) => src);

describe("before a visitor agrees", () => {
  test("a page view waits in the queues, and no script is added", async () => {
    const { startAnalytics, trackPageView } = await load();
    window.history.replaceState(null, "", "/about/?a=1&email=asha@example.co#top");
    trackPageView();
    startAnalytics();

    expect(named("event")).toEqual([
      [
        "event",
        "page_view",
        {
          page_path: "/about/?a=1",
          page_location: "http://localhost/about/?a=1#top",
          page_title: "Home | Kraya",
          send_to: "G-TEST0001",
        },
      ],
    ]);
    expect(window._hsq).toEqual([["setPath", "/about/?a=1"]]);
    expect(scripts()).toEqual([]);
  });

  test("a conversion waits in the ads tag's queue alone", async () => {
    const { startAnalytics, track } = await load();
    startAnalytics();
    track({ name: "conversion" });

    expect(commands()).toEqual([
      ["event", "conversion", { send_to: "AW-TEST0001/test-label", transport_type: "beacon" }],
    ]);
    expect(window._hsq).toBeUndefined();
    expect(scripts()).toEqual([]);
  });

  test("one who has refused is left alone", async () => {
    const { startAnalytics, saveConsent, trackPageView } = await load();
    await saveConsent({ analytics: "denied", ads: "denied" });
    startAnalytics();
    trackPageView();
    await saveConsent({ analytics: "denied", ads: "denied" });
    expect(scripts()).toEqual([]);
  });
});

describe("a script is added", () => {
  test("for analytics: the analytics tag's and the CRM's", async () => {
    const { startAnalytics, saveConsent } = await load();
    startAnalytics();
    await saveConsent({ analytics: "granted", ads: "denied" });
    expect(scripts()).toEqual([GA, CRM]);
    expect(Array.from(document.scripts, ({ async }) => async)).toEqual([true, true]);
    expect(named("config")).toEqual([["config", "G-TEST0001", { send_page_view: false }]]);
  });

  test("for ads: the ads tag's", async () => {
    const { startAnalytics, saveConsent } = await load();
    startAnalytics();
    await saveConsent({ analytics: "denied", ads: "granted" });
    expect(scripts()).toEqual([ADS]);
    expect(named("js")).toEqual([["js", expect.any(Date)]]);
    expect(named("config")).toEqual([["config", "AW-TEST0001", { send_page_view: false }]]);
  });

  test("at the start for one who agreed earlier", async () => {
    const { startAnalytics, saveConsent } = await load();
    await saveConsent({ analytics: "granted", ads: "granted" });
    startAnalytics();
    expect(scripts()).toEqual([GA, ADS, CRM]);
  });

  test("once, however often the choice changes", async () => {
    const { startAnalytics, saveConsent } = await load();
    startAnalytics();
    await saveConsent({ analytics: "granted", ads: "denied" });
    await saveConsent({ analytics: "granted", ads: "granted" });
    await saveConsent({ analytics: "denied", ads: "denied" });
    await saveConsent({ analytics: "granted", ads: "granted" });
    expect(scripts()).toEqual([GA, CRM, ADS]);
    expect(named("config")).toHaveLength(2);
  });
});

describe("consent mode", () => {
  test("hears of each choice before a tag is added", async () => {
    const { startAnalytics, saveConsent } = await load();
    startAnalytics();
    await saveConsent({ analytics: "granted", ads: "denied" });
    await saveConsent({ analytics: "denied", ads: "granted" });
    const update = (analytics: string, ads: string) => [
      "consent",
      "update",
      {
        ad_storage: ads,
        ad_user_data: ads,
        ad_personalization: ads,
        analytics_storage: analytics,
      },
    ];
    expect(commands()[0]).toEqual(update("granted", "denied"));
    expect(named("consent")).toEqual([update("granted", "denied"), update("denied", "granted")]);
  });

  test("is not told twice what the boot script has told", async () => {
    const { startAnalytics, saveConsent } = await load();
    await saveConsent({ analytics: "granted", ads: "granted" });
    startAnalytics();
    expect(named("consent")).toEqual([]);
  });
});

describe("page views", () => {
  test("are one a page, each with its own address and title", async () => {
    const { trackPageView } = await load();
    trackPageView();
    window.history.pushState(null, "", "/us/?firstname=Asha&utm_source=mail");
    document.title = "Procurement software | Kraya";
    trackPageView();

    expect(named("event", "page_view").map(([, , params]) => params)).toMatchObject([
      { page_path: "/", page_location: "http://localhost/", page_title: "Home | Kraya" },
      {
        page_path: "/us/?utm_source=mail",
        page_location: "http://localhost/us/?utm_source=mail",
        page_title: "Procurement software | Kraya",
      },
    ]);
  });

  test("are counted by the CRM from the second page on, since its script counts the first", async () => {
    const { trackPageView } = await load();
    trackPageView();
    window.history.pushState(null, "", "/blog/");
    trackPageView();
    window.history.pushState(null, "", "/about/?lastname=Rao");
    trackPageView();
    expect(window._hsq).toEqual([
      ["setPath", "/"],
      ["setPath", "/blog/"],
      ["trackPageView"],
      ["setPath", "/about/"],
      ["trackPageView"],
    ]);
  });

  test("give Google's tags a clean address for what they send of their own accord", async () => {
    Object.defineProperty(document, "referrer", {
      configurable: true,
      value: "https://site.example/us/?email=asha@example.co&a=1",
    });
    const { trackPageView } = await load();
    window.history.replaceState(null, "", "/us/?email=asha@example.co");
    trackPageView();
    Reflect.deleteProperty(document, "referrer");

    const page = [
      "set",
      { page_location: "http://localhost/us/", page_referrer: "https://site.example/us/?a=1" },
    ];
    expect(commands().map(([first]) => first)).toEqual(["set", "event", "set"]);
    expect(named("set")).toEqual([page, page]);
    expect(JSON.stringify([commands(), window._hsq])).not.toContain("asha");
  });
});

test("a blocker that has put something else in a queue's place breaks nothing", async () => {
  Reflect.set(window, "dataLayer", {});
  const { track, trackPageView } = await load();
  expect(() => track({ name: "conversion" })).not.toThrow();
  expect(() => trackPageView()).not.toThrow();
  expect(window._hsq).toEqual([["setPath", "/"]]);
});
