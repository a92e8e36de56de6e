import { beforeEach, expect, test } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { itemsOf } from "../lib/testing/items";
import { clearBrowser, startNewPage } from "../lib/testing/new-page";

beforeEach(() => {
  clearBrowser();
  delete window.dataLayer;
  delete window._hsq;
  startNewPage();
});

async function load() {
  const { arriveAtPage } = await import("./navigation");
  return {
    arrive(address: string) {
      window.history.pushState(null, "", address);
      arriveAtPage();
    },
  };
}

/** The paths of the pages that were counted. */
const countedPaths = () =>
  (window._hsq ?? [])
    .map(itemsOf)
    .filter(([name]) => name === "setPath")
    .map(([, path]) => path);

test("the first page and each later one is counted once, in its region, with its campaign", async () => {
  const { arrive } = await load();
  arrive("/us/?utm_source=mail");
  arrive("/blog/");
  expect(countedPaths()).toEqual(["/us/?utm_source=mail", "/blog/"]);
  expect(window.localStorage.getItem("region")).toBe("us");
  expect(decodeURIComponent(document.cookie)).toContain('"utm_source":"mail"');
});

test("an anchor of the same page is no page view, another page and the way back are", async () => {
  const { arrive } = await load();
  arrive("/");
  arrive("/#roi");
  arrive("/#main");
  arrive("/about/#roi");
  arrive("/");
  arrive("/?page=2");
  expect(countedPaths()).toEqual(["/", "/about/", "/", "/?page=2"]);
});

test("the lead modal is closed", async () => {
  const { arrive } = await load();
  const { openLeadModal, useLeadState } = await import("../features/lead/lead-state");
  openLeadModal("demo-callback");
  arrive("/about/");
  const { result } = renderHook(() => useLeadState("modal"));
  expect(result.current).toBeNull();
});
