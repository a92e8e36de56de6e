import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { parseJson } from "../../lib/json";
import { LANDING_KEY } from "../../lib/landing";
import {
  clearBrowser,
  refuseCookies,
  refuseStorage,
  startNewPage,
} from "../../lib/testing/new-page";
import { prerender } from "../../lib/testing/prerender";

const SITE = "https://site.example";

beforeEach(() => {
  clearBrowser();
  startNewPage();
});

/** The page as it is when its scripts have just started. */
async function openPage() {
  const { AttributionProvider, recordVisit, useAttribution } = await import(".");
  const { readCookie } = await import("../../lib/cookies");
  const { result } = renderHook(useAttribution, { wrapper: AttributionProvider });
  return {
    AttributionProvider,
    arrive: (path: string) => act(() => recordVisit(SITE + path)),
    lead: (path = "/") => result.current.attributionFor(SITE + path),
    isTestSession: () => result.current.isTestSession(),
    cookie: () => parseJson(readCookie("utm_params") ?? ""),
  };
}

describe("the attribution", () => {
  test("of a visit is kept in its cookie and told with a lead", async () => {
    const { arrive, lead, cookie } = await openPage();
    arrive("/?utm_source=mail");
    arrive("/blog/");
    const record = {
      utm_source: "mail",
      landing_path: "/",
      landing_url: `${SITE}/?utm_source=mail`,
    };
    expect(cookie()).toEqual(record);
    expect(lead("/request-demo/?firstname=Asha")).toEqual({
      ...record,
      submission_path: "/request-demo/",
      submission_url: `${SITE}/request-demo/`,
    });
  });

  test("of an earlier page is found again", async () => {
    const first = await openPage();
    first.arrive("/?utm_source=mail");
    startNewPage();
    const second = await openPage();
    second.arrive("/blog/");
    expect(second.lead()).toMatchObject({ utm_source: "mail", landing_path: "/" });
  });

  test("of a later campaign replaces the first", async () => {
    const { arrive, lead, cookie } = await openPage();
    arrive("/?utm_source=mail&utm_term=x");
    arrive("/blog/?utm_source=ads");
    expect(cookie()).toMatchObject({ utm_source: "ads", landing_path: "/blog/" });
    expect(lead()).not.toHaveProperty("utm_term");
  });

  test("of a corrupted cookie begins anew", async () => {
    document.cookie = "utm_params={broken; path=/";
    const { arrive, lead, cookie } = await openPage();
    arrive("/about/");
    expect(lead()).toMatchObject({ landing_path: "/about/" });
    expect(cookie()).toMatchObject({ landing_path: "/about/" });
  });

  test("lasts for the page view where cookies are refused", async () => {
    refuseCookies();
    const { arrive, lead } = await openPage();
    arrive("/?utm_source=mail");
    arrive("/blog/");
    expect(lead()).toMatchObject({ utm_source: "mail", landing_path: "/" });
  });

  test("lasts where the cookie can't be replaced", async () => {
    document.cookie = 'utm_params={"utm_source":"old"}; path=/';
    const { arrive, lead } = await openPage();
    const before = document.cookie;
    Object.defineProperty(document, "cookie", { configurable: true, get: () => before, set() {} });
    arrive("/?utm_source=mail");
    arrive("/blog/");
    expect(lead()).toMatchObject({ utm_source: "mail" });
  });

  test("before any page is recorded is the submission alone", async () => {
    const { lead } = await openPage();
    expect(lead("/a/")).toEqual({ submission_path: "/a/", submission_url: `${SITE}/a/` });
  });
});

describe("what the boot script kept", () => {
  test("is the landing of a visit whose first page ran no scripts", async () => {
    window.sessionStorage.setItem(LANDING_KEY, `${SITE}/us/?utm_source=mail`);
    const { arrive, lead } = await openPage();
    arrive("/request-demo/");
    expect(lead()).toMatchObject({
      utm_source: "mail",
      landing_path: "/us/",
      landing_url: `${SITE}/us/?utm_source=mail`,
    });
  });

  test("is taken in the order of the visit", async () => {
    const kept = [`${SITE}/`, `${SITE}/a/?utm_source=mail`, `${SITE}/b/?test_session=true`];
    window.sessionStorage.setItem(LANDING_KEY, kept.join("\n"));
    const { arrive, lead, isTestSession } = await openPage();
    arrive("/c/");
    expect(lead()).toMatchObject({ utm_source: "mail", landing_path: "/a/" });
    expect(isTestSession()).toBe(true);
  });

  test("is taken once", async () => {
    window.sessionStorage.setItem(LANDING_KEY, `${SITE}/a/?utm_source=mail`);
    const { arrive, lead } = await openPage();
    arrive("/b/?utm_source=ads");
    arrive("/c/");
    expect(window.sessionStorage.getItem(LANDING_KEY)).toBeNull();
    expect(lead()).toMatchObject({ utm_source: "ads", landing_path: "/b/" });
  });

  test.each(["", "javascript:alert(1)", "https://[", "/about/", "\n\n", "data:text/html,x"])(
    "is left where it is no web address: %j",
    async (kept) => {
      window.sessionStorage.setItem(LANDING_KEY, kept);
      const { arrive, lead } = await openPage();
      arrive("/b/");
      expect(lead()).toMatchObject({ landing_path: "/b/", landing_url: `${SITE}/b/` });
    },
  );

  test("is missing where storage is refused, and nothing breaks", async () => {
    refuseStorage();
    const { arrive, lead } = await openPage();
    arrive("/b/");
    expect(lead()).toMatchObject({ landing_path: "/b/" });
  });
});

describe("a test session", () => {
  test.each([
    ["/?test_session=true", true],
    ["/?a=1&test_session=true#b", true],
    ["/", false],
    ["/?test_session=false", false],
    ["/?test_session=TRUE", false],
    ["/?test_session=1", false],
    ["/?test_session", false],
    ["/#test_session=true", false],
  ])("%s: %s", async (path, expected) => {
    const { arrive, isTestSession } = await openPage();
    arrive(path);
    expect(isTestSession()).toBe(expected);
  });

  test("lasts on later pages by its cookie", async () => {
    const first = await openPage();
    first.arrive("/?test_session=true");
    expect(document.cookie).toContain("test_session=true");
    startNewPage();
    const second = await openPage();
    second.arrive("/blog/");
    expect(second.isTestSession()).toBe(true);
  });

  test("lasts for the page view where cookies are refused", async () => {
    refuseCookies();
    const { arrive, isTestSession } = await openPage();
    arrive("/?test_session=true");
    arrive("/blog/");
    expect(isTestSession()).toBe(true);
  });
});

test("prerendering shows the children", async () => {
  const { AttributionProvider } = await openPage();
  expect(prerender(<AttributionProvider>child</AttributionProvider>)).toBe("child");
});
