import { describe, expect, test } from "@jest/globals";
import { parseConsent } from "../features/consent/consent";
import { resolveRegion } from "../features/region/region";
import { bootScript } from "./boot-script";
import { boot, SITE, type Browser } from "./testing/boot";

test("it is one line that fits into the head", () => {
  expect(bootScript).not.toMatch(/\n|<\/script|<!--/iu);
  expect(bootScript.length).toBeLessThan(1600);
});

describe("region", () => {
  const addresses = [
    "/",
    "/?region=us",
    "/?region=US",
    "/?region=%75s",
    "/?region=in",
    "/?region=",
    "/?region",
    "/?region=fr&region=us",
    "/?region=us%20",
    "/?a=1&region=us#b",
    "/?REGION=us",
    "/#?region=us",
    "/us",
    "/us/",
    "/us/a/",
    "/us/?region=in",
    "/usa/",
    "/blog/us/",
    "/US/",
  ];
  const stored = [null, "in", "us", "US", "fr", "", "__proto__"];

  test.each(addresses.flatMap((address) => stored.map((region) => [address, region] as const)))(
    "%s with %j remembered is what the site's scripts find",
    (address, region) => {
      const url = new URL(address, SITE);
      expect(boot({ address, region }).region).toBe(resolveRegion(url, region));
    },
  );

  test.each(addresses.flatMap((address) => stored.map((region) => [address, region] as const)))(
    "%s with %j remembered is painted so at once where the visitor is known, else by the address",
    (address, region) => {
      const url = new URL(address, SITE);
      const known = boot({ address, region, cookie: "utm_params=%7B%7D" });
      expect(known.painted.region).toBe(resolveRegion(url, region));
      expect(boot({ address, region }).painted.region).toBe(resolveRegion(url, null));
    },
  );

  test.each([
    ["/?region=us", "in", "us"],
    ["/?region=fr", "us", "in"],
    ["/us/", "in", "us"],
    ["/us/a/", null, "us"],
    ["/about/", "us", "us"],
    ["/about/", null, null],
  ])(
    "after %s with %j remembered, %j is, even if no script ever runs",
    (address, before, after) => {
      expect(boot({ address, region: before }).storedRegion).toBe(after);
      expect(boot({ address, region: before, end: "pagehide" }).storedRegion).toBe(after);
    },
  );

  test.each(addresses)("%s: where storage is refused, the address decides", (address) => {
    const url = new URL(address, SITE);
    const { region } = boot({ address, region: "us", refuses: ["localStorage"] });
    expect(region).toBe(resolveRegion(url, null));
  });

  test.each(["/?region=us", "/us/"])(
    "%s: a full storage changes nothing on the page",
    (address) => {
      expect(boot({ address, refuses: ["writing"] }).region).toBe("us");
    },
  );
});

describe("before the first paint", () => {
  test.each(["/", "/us/?utm_source=mail", "/?region=in"])(
    "%s opens no storage but the cookies of a visitor who is new",
    (address) => {
      const { painted } = boot({ address, region: "us", landing: "x" });
      expect(painted.opened).toEqual(["cookie"]);
    },
  );

  test("nothing is written, of whoever it is", () => {
    const browser = { address: "/us/?utm_source=mail", cookie: "utm_params=%7B%7D" };
    expect(boot(browser).painted.kept.filter(([, value]) => value !== null)).toEqual([]);
  });
});

describe("the site's font", () => {
  test.each([
    ["of a visit's first page", { cookie: "" }, false],
    ["of the next", { cookie: "a=1; utm_params=%7B%7D" }, true],
    ["where only another cookie ends so", { cookie: "my_utm_params=1" }, false],
    ["where cookies are refused", { cookie: "utm_params=1", refuses: ["cookie"] }, false],
  ] as const)("%s: in use on a phone is %j", (_, browser, hasFont) => {
    expect(boot(browser).hasFont).toBe(hasFont);
  });
});

describe("what is far below", () => {
  test.each<[string, Browser, boolean]>([
    ["may wait where a page is opened", { address: "/a/?b=1" }, true],
    ["may wait where cookies are refused", { refuses: ["cookie"] }, true],
    ["does not wait at an anchor", { address: "/a/#b" }, false],
    ["does not wait on a reload", { arrival: "reload" }, false],
    ["does not wait on a return", { arrival: "back_forward" }, false],
  ])("%s", (_, browser, mayWait) => {
    const { painted, isFirstView, isFirstAlone } = boot(browser);
    expect({ painted: painted.isFirstAlone, isFirstView }).toEqual({
      painted: mayWait,
      isFirstView: mayWait,
    });
    expect(isFirstAlone).toBe(false);
  });
});

describe("what waited for the first paint is laid out before its frame", () => {
  const steps = [
    ["body", "rest"],
    ["body", undefined],
  ];

  test("with what is in the footer of a short page", () => {
    expect(boot({ height: 2900 }).laidOut).toEqual([...steps, ["footer *", undefined]]);
  });

  test("the footer of a long page left for later, and where there is none, as on careers pages", () => {
    expect(boot({ height: 3000 }).laidOut).toEqual(steps);
    expect(boot({ hasFooter: false }).laidOut).toEqual(steps);
  });

  test("but not where nothing waits", () => {
    expect(boot({ arrival: "reload" }).laidOut).toEqual([]);
  });
});

test("a page that is never painted shows all of it all the same", () => {
  expect(boot({ isPainted: false }).isFirstAlone).toBe(false);
});

describe("consent", () => {
  const all = (analytics: string, ads: string) => ({
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics,
  });
  const values = [null, "granted", "denied", "yes", "", "grantedx", "GRANTED"];
  const pairs = values.flatMap((analytics) => values.map((ads) => [analytics, ads] as const));

  test.each(pairs)(
    "cookies %j and %j: denied first, then what the cookies say",
    (analytics, ads) => {
      const named = { analytics_track_allowed: analytics, ads_track_allowed: ads };
      const cookies = Object.entries(named).filter(([, value]) => value !== null);
      const cookie = ["a=1", ...cookies.map((pair) => pair.join("=")), "b=2"].join("; ");
      const consent = parseConsent((name) => new Map(Object.entries(named)).get(name) ?? null);

      const { commands } = boot({ cookie });

      const update =
        consent.status === "answered"
          ? [["consent", "update", all(consent.analytics, consent.ads)]]
          : [];
      expect(commands).toEqual([["consent", "default", all("denied", "denied")], ...update]);
    },
  );

  test.each([
    ["another cookie's end", "not_ads_track_allowed=granted"],
    ["another cookie's value", "x=ads_track_allowed=granted"],
    ["the first of two", "ads_track_allowed=x; ads_track_allowed=granted"],
  ])("%s is no answer", (_, cookie) => {
    expect(boot({ cookie }).commands).toHaveLength(1);
  });

  test("the queue holds commands as the tags know them, by their type", () => {
    const { queue } = boot({ cookie: "ads_track_allowed=granted" });
    const types = queue.map((entry) => Object.prototype.toString.call(entry));
    expect(types).toEqual(["[object Arguments]", "[object Arguments]"]);
  });

  test("refused cookies leave all denied, and the region and the landing as they are", () => {
    const { commands, region, landing } = boot({ address: "/us/?utm_a=1", refuses: ["cookie"] });
    expect(commands).toEqual([["consent", "default", all("denied", "denied")]]);
    expect(region).toBe("us");
    expect(landing).toBe(`${SITE}/us/?utm_a=1`);
  });
});

describe("landing", () => {
  const first = `${SITE}/a/?utm_source=mail`;

  test.each<[string, Browser, string | null]>([
    ["the first page of a visit is kept", { address: "/a/?b=1#c" }, `${SITE}/a/?b=1#c`],
    ["a later page is not", { address: "/b/", landing: first }, first],
    ["nor any page of a known visit", { address: "/b/", cookie: "a=1; utm_params={}" }, null],
    [
      "a campaign is kept on a known visit",
      { address: "/b/?a=1&utm_x=1", cookie: "utm_params={}" },
      `${SITE}/b/?a=1&utm_x=1`,
    ],
    [
      "an encoded campaign key, too",
      { address: "/?%75tm_x=1", cookie: "utm_params={}" },
      `${SITE}/?%75tm_x=1`,
    ],
    [
      "a campaign comes after what is kept",
      { address: "/b/?utm_x=1", landing: first },
      `${first}\n${SITE}/b/?utm_x=1`,
    ],
    [
      "so does the flag of a test session",
      { address: "/b/?test_session=true", landing: first },
      `${first}\n${SITE}/b/?test_session=true`,
    ],
    ["a cookie that only ends like the campaign's", { cookie: "my_utm_params={}" }, `${SITE}/`],
    ["keys that only look like it", { address: "/?my_utm_x=1", landing: first }, first],
    ["refused storage", { address: "/?utm_x=1", refuses: ["sessionStorage"] }, null],
    ["a full storage", { address: "/?utm_x=1", refuses: ["writing"] }, null],
  ])("%s", (_, browser, landing) => {
    expect(boot(browser).landing).toBe(landing);
    expect(boot({ ...browser, end: "pagehide" }).landing).toBe(landing);
  });
});
