/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from "@jest/globals";
import { LANDING_KEY } from "../../lib/landing";
import { clearBrowser, refuseCookies, startNewPage } from "../../lib/testing/new-page";

const SITE = "https://site.example";

beforeEach(() => {
  clearBrowser();
  startNewPage();
});

/** The page as it is when its scripts have just started. */
async function openPage() {
  const { attributionFor, isTestSession, recordVisit } = await import("./visit");
  return {
    arrive: (path: string) => recordVisit(SITE + path),
    lead: (path = "/") => attributionFor(SITE + path),
    isTestSession,
  };
}

test("a lead carries the campaign of an earlier page, and where it was sent from", async () => {
  const first = await openPage();
  first.arrive("/?utm_source=mail");
  startNewPage();
  const second = await openPage();
  second.arrive("/blog/");
  expect(second.lead("/request-demo/?firstname=Asha")).toEqual({
    utm_source: "mail",
    landing_path: "/",
    landing_url: `${SITE}/?utm_source=mail`,
    submission_path: "/request-demo/",
    submission_url: `${SITE}/request-demo/`,
  });
});

test("a corrupted cookie is replaced", async () => {
  document.cookie = "utm_params={broken; path=/";
  const { arrive, lead } = await openPage();
  arrive("/about/");
  expect(lead()).toMatchObject({ landing_path: "/about/" });
});

test("where cookies are refused, campaign and test session last for the page view", async () => {
  refuseCookies();
  const { arrive, lead, isTestSession } = await openPage();
  arrive("/?utm_source=mail&test_session=true");
  arrive("/blog/");
  expect(lead()).toMatchObject({ utm_source: "mail", landing_path: "/" });
  expect(isTestSession()).toBe(true);
});

describe("the landing that the boot script stored", () => {
  test("counts where the first page ran no scripts, once", async () => {
    window.sessionStorage.setItem(LANDING_KEY, `${SITE}/us/?utm_source=mail&test_session=true`);
    const { arrive, lead, isTestSession } = await openPage();
    arrive("/request-demo/");
    expect(lead()).toMatchObject({ utm_source: "mail", landing_path: "/us/" });
    expect(isTestSession()).toBe(true);
    expect(window.sessionStorage.getItem(LANDING_KEY)).toBeNull();
  });

  test.each(["", "javascript:alert(1)", "/about/"])(
    "is ignored if it is no web address: %j",
    async (stored) => {
      window.sessionStorage.setItem(LANDING_KEY, stored);
      const { arrive, lead } = await openPage();
      arrive("/b/");
      expect(lead()).toMatchObject({ landing_path: "/b/", landing_url: `${SITE}/b/` });
    },
  );
});

test.each([
  ["/?a=1&test_session=true#b", true],
  ["/?a=1&amp;test_session=true", true],
  ["/", false],
  ["/?test_session=TRUE", false],
  ["/#test_session=true", false],
])("%s starts a test session: %s", async (path, expected) => {
  const { arrive, isTestSession } = await openPage();
  arrive(path);
  expect(isTestSession()).toBe(expected);
});
