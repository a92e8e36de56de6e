/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from "@jest/globals";
import { itemsOf } from "../../lib/testing/items";
import { clearBrowser, startNewPage } from "../../lib/testing/new-page";

const GOOGLE = "https://www.googletagmanager.com/gtag/js?id=";
const GA = `${GOOGLE}G-TEST0001`;
const ADS = `${GOOGLE}AW-TEST0001`;
const CRM = "https://js.hs-scripts.com/1234567.js";

type Answer = "granted" | "denied";

beforeEach(() => {
  clearBrowser();
  document.head.innerHTML = "<title>Home</title>";
  delete window.dataLayer;
  delete window._hsq;
  delete window._hsp;
  startNewPage();
});

async function load() {
  const { saveConsent } = await import("../consent");
  const { sendPageView, startAnalytics, track } = await import(".");
  return {
    startAnalytics,
    track,
    decide: (analytics: Answer, ads: Answer) => saveConsent({ analytics, ads }),
    visit(path: string) {
      window.history.pushState(null, "", path);
      sendPageView();
    },
  };
}

/** The Google tags' commands; the tags recognise them by their type, `arguments`. */
function commands(): unknown[][] {
  return (window.dataLayer ?? []).map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe("[object Arguments]");
    return itemsOf(entry);
  });
}

const named = (command: string, name?: string) =>
  commands().filter(([first, second]) => first === command && (name ?? second) === second);

const scripts = () => Array.from(document.scripts, ({ src }) => src);
const isOff = (id: string) => Reflect.get(window, `ga-disable-${id}`) === true;

test("before an answer page views and conversions wait, with public query keys only, and no script is added", async () => {
  const { startAnalytics, track, visit } = await load();
  visit("/about/?utm_id=1&email=asha@example.co#top");
  startAnalytics();
  visit("/blog/?firstname=Asha");
  track({ name: "conversion" });
  expect(named("event")).toMatchObject([
    [
      "event",
      "page_view",
      {
        page_path: "/about/?utm_id=1",
        page_location: "http://localhost/about/?utm_id=1",
        page_title: "Home",
        send_to: "G-TEST0001",
      },
    ],
    ["event", "page_view", { page_path: "/blog/" }],
    ["event", "conversion", { send_to: "AW-TEST0001/test-label", transport_type: "beacon" }],
  ]);
  expect(JSON.stringify(window._hsq)).not.toContain("conversion");
  expect(named("set").at(-1)).toEqual([
    "set",
    {
      page_location: "http://localhost/blog/",
      page_referrer: "http://localhost/about/?utm_id=1",
    },
  ]);
  expect(JSON.stringify([commands(), window._hsq])).not.toMatch(/asha/iu);
  expect(scripts()).toEqual([]);
});

test("the CRM's script, which sends the whole address, waits for one without personal data and figures", async () => {
  const { startAnalytics, decide, visit } = await load();
  decide("granted", "denied");
  visit("/request-demo/?gclid=x1&email=asha@example.co");
  startAnalytics();
  expect(scripts()).toEqual([GA]);
  visit("/tools/landed-cost/#tool=2.abc");
  expect(scripts()).toEqual([GA]);
  visit("/about/?utm_source=news#team");
  expect(scripts()).toEqual([GA, CRM]);
  expect(window._hsq).not.toContainEqual(["doNotTrack"]);
  visit("/contact-sales/?firstname=Asha");
  expect(window._hsq).toContainEqual(["doNotTrack"]);
  const running: unknown[] = [];
  Reflect.set(window, "_hsq", { push: (command: unknown) => running.push(command) });
  visit("/contact-sales/?firstname=Asha");
  expect(running).toEqual([]);
  visit("/blog/");
  expect(running).toEqual([["setPath", "/blog/"], ["trackPageView"]]);
});

test("the CRM's script doesn't start on a search for a person, typed while it loads", async () => {
  const { startAnalytics, decide, visit } = await load();
  const { prepareQueryChange } = await import("../../lib/query-change");
  decide("granted", "denied");
  visit("/search/");
  startAnalytics();
  expect(scripts()).toEqual([GA, CRM]);
  prepareQueryChange(() => "?q=asha@example.co")();
  expect(window._hsq).toContainEqual(["doNotTrack"]);
  prepareQueryChange(() => "")();
  expect(window._hsq).not.toContainEqual(["doNotTrack"]);
});

const EVENT = ["event", "page_view"];
const STARTS = [
  ["js", undefined],
  ["config", "G-TEST0001"],
  ["config", "AW-TEST0001"],
];

/** The commands that start the tags, and the events, in their order in the queue. */
const startsAndEvents = () =>
  commands()
    .filter(([command]) => ["js", "config", "event"].includes(String(command)))
    .map(([command, name]) => [command, command === "js" ? undefined : name]);

describe("the tags start before the first event", () => {
  test.each<[string, readonly ("visit" | "start" | "grant" | "refuse")[], unknown[]]>([
    ["with consent that is stored", ["grant", "visit", "start"], [...STARTS, EVENT]],
    [
      "with consent that comes late",
      ["visit", "start", "visit", "grant"],
      [...STARTS, EVENT, EVENT],
    ],
    ["with consent after a refusal", ["visit", "start", "refuse", "grant"], [...STARTS, EVENT]],
    ["and not at all after a refusal", ["visit", "start", "refuse"], [["js", undefined]]],
  ])("%s", async (_, steps, expected) => {
    const { startAnalytics, visit, decide } = await load();
    const actions = {
      visit: () => visit("/about/"),
      start: startAnalytics,
      grant: () => decide("granted", "granted"),
      refuse: () => decide("denied", "denied"),
    };
    steps.forEach((step) => actions[step]());
    expect(startsAndEvents()).toEqual(expected);
  });

  test("a refused tag is not in the queue of one that runs, which would load it", async () => {
    const { startAnalytics, visit, decide } = await load();
    startAnalytics();
    visit("/");
    decide("denied", "granted");
    expect(JSON.stringify(commands())).not.toContain("G-TEST0001");
  });
});

describe("a script is added", () => {
  test("for ads alone, at once and on the next page load", async () => {
    const first = await load();
    first.startAnalytics();
    first.decide("denied", "granted");
    expect(scripts()).toEqual([ADS]);
    document.head.replaceChildren();
    startNewPage();
    const second = await load();
    second.startAnalytics();
    expect(scripts()).toEqual([ADS]);
  });

  test("once, however often the choice changes", async () => {
    const { startAnalytics, decide } = await load();
    startAnalytics();
    decide("granted", "denied");
    decide("granted", "granted");
    decide("denied", "denied");
    decide("granted", "granted");
    expect(scripts()).toEqual([GA, CRM, ADS]);
    expect(named("config")).toHaveLength(2);
  });
});

test("consent mode is updated before the tag starts, also for a choice of another tab", async () => {
  const { startAnalytics } = await load();
  document.cookie = "analytics_track_allowed=granted; path=/";
  document.cookie = "ads_track_allowed=denied; path=/";
  startAnalytics();
  expect(commands()[0]).toEqual([
    "consent",
    "update",
    {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "granted",
    },
  ]);
});

describe("a refusal", () => {
  test("that is stored turns the tags off, and no event is queued", async () => {
    const { startAnalytics, decide, visit, track } = await load();
    decide("granted", "denied");
    visit("/");
    startAnalytics();
    track({ name: "conversion" });
    expect(isOff("AW-TEST0001")).toBe(true);
    expect(isOff("G-TEST0001")).toBe(false);
    expect(named("event", "conversion")).toEqual([]);
    expect(named("event", "page_view")).toHaveLength(1);
  });

  test("while a script is loading leaves it nothing to send", async () => {
    const { startAnalytics, decide, track, visit } = await load();
    startAnalytics();
    visit("/");
    decide("granted", "granted");
    track({ name: "conversion" });
    decide("denied", "denied");
    expect(named("config")).toEqual([]);
    expect(named("event")).toEqual([]);
    decide("granted", "denied");
    expect(named("config").map(([, id]) => id)).toEqual(["G-TEST0001"]);
    expect(named("event")).toMatchObject([["event", "page_view", { page_path: "/" }]]);
  });

  test("of another tab is found before the next page view", async () => {
    const { startAnalytics, decide, visit } = await load();
    startAnalytics();
    decide("granted", "denied");
    document.cookie = "analytics_track_allowed=denied; path=/";
    visit("/");
    expect(isOff("G-TEST0001")).toBe(true);
    expect(named("event")).toEqual([]);
  });
});

test("a grant that is found before a page view counts that page once", async () => {
  const { startAnalytics, visit } = await load();
  startAnalytics();
  visit("/");
  document.cookie = "analytics_track_allowed=granted; path=/";
  visit("/blog/");
  const views = named("event", "page_view");
  expect(views).toHaveLength(2);
});

test("a blocker that replaces a queue breaks nothing", async () => {
  Reflect.set(window, "dataLayer", {});
  const { track, visit } = await load();
  expect(() => track({ name: "conversion" })).not.toThrow();
  expect(() => visit("/")).not.toThrow();
  expect(window._hsq).toEqual([["setPath", "/"]]);
});
