import { beforeEach, expect, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import {
  clearBrowser,
  refuseStorage,
  refuseWriting,
  startNewPage,
} from "../../lib/testing/new-page";

beforeEach(() => {
  clearBrowser();
  startNewPage();
});

/** Shows the region's name on a page, as it is when its scripts have just started. */
async function openPage(path = "/") {
  const { RegionProvider, regionNames, updateRegion, useRegion } = await import(".");
  function Shown() {
    return <p>{regionNames[useRegion()]}</p>;
  }
  render(
    <RegionProvider path={path}>
      <Shown />
    </RegionProvider>,
  );
  return (address: string) => act(() => updateRegion(new URL(address, window.location.origin)));
}

const stored = () => window.localStorage.getItem("region");

test("only an address that names a region changes what is remembered", async () => {
  const arrive = await openPage();
  arrive("/about/");
  expect(stored()).toBeNull();
  arrive("/us/");
  expect(stored()).toBe("us");
  window.localStorage.setItem("region", "in");
  arrive("/blog/");
  expect(stored()).toBe("in");
  expect(screen.getByText("India")).toBeInTheDocument();
});

test("a stored value that is no region means India", async () => {
  window.localStorage.setItem("region", "__proto__");
  const arrive = await openPage();
  arrive("/");
  expect(screen.getByText("India")).toBeInTheDocument();
});

test.each([
  ["refused", refuseStorage],
  ["full", refuseWriting],
])("where storage is %s, the region lasts for the page view", async (_, refuse) => {
  window.localStorage.setItem("region", "in");
  refuse();
  const arrive = await openPage();
  arrive("/?region=us");
  arrive("/about/");
  expect(screen.getByText("United States")).toBeInTheDocument();
});
