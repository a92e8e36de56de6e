import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";

import {
  clearBrowser,
  refuseStorage,
  refuseWriting,
  startNewPage,
} from "../../lib/testing/new-page";
import { prerender } from "../../lib/testing/prerender";

beforeEach(() => {
  clearBrowser();
  document.documentElement.removeAttribute("data-region");
  startNewPage();
});

async function load() {
  const region = await import(".");
  function Shown() {
    return <p>{region.regionNames[region.useRegion()]}</p>;
  }
  const tree = (path: string) => (
    <region.RegionProvider path={path}>
      <Shown />
    </region.RegionProvider>
  );
  const arrive = (address: string) =>
    act(() => region.updateRegion(new URL(address, window.location.origin)));
  return { ...region, tree, arrive };
}

describe("a visit", () => {
  test("begins in India and remembers it", async () => {
    const { tree, arrive } = await load();
    render(tree("/"));
    arrive("/");
    expect(screen.getByText("India")).toBeInTheDocument();
    expect(window.localStorage.getItem("region")).toBe("in");
    expect(document.documentElement).toHaveAttribute("data-region", "in");
  });

  test("that comes to /us/ stays in the United States on every other page", async () => {
    const { tree, arrive } = await load();
    render(tree("/us/"));
    arrive("/us/");
    arrive("/blog/");
    expect(screen.getByText("United States")).toBeInTheDocument();
    expect(window.localStorage.getItem("region")).toBe("us");
    expect(document.documentElement).toHaveAttribute("data-region", "us");
  });

  test("goes back to India by ?region= with any other value, and forgets the United States", async () => {
    window.localStorage.setItem("region", "us");
    const { tree, arrive } = await load();
    render(tree("/"));
    arrive("/?region=FR");
    arrive("/blog/");
    expect(screen.getByText("India")).toBeInTheDocument();
    expect(window.localStorage.getItem("region")).toBe("in");
  });

  test("finds what an earlier one left", async () => {
    window.localStorage.setItem("region", "us");
    const { tree, arrive } = await load();
    render(tree("/"));
    arrive("/about/");
    expect(screen.getByText("United States")).toBeInTheDocument();
  });

  test("takes a stored value that is none for India", async () => {
    window.localStorage.setItem("region", "__proto__");
    const { tree, arrive } = await load();
    render(tree("/"));
    arrive("/");
    expect(screen.getByText("India")).toBeInTheDocument();
    expect(window.localStorage.getItem("region")).toBe("in");
  });

  test("switches by the footer's switch, and keeps it on the next page", async () => {
    const { tree, arrive, setRegion } = await load();
    render(tree("/"));
    arrive("/");
    act(() => setRegion("us"));
    expect(screen.getByText("United States")).toBeInTheDocument();
    arrive("/about/");
    expect(screen.getByText("United States")).toBeInTheDocument();
    expect(window.localStorage.getItem("region")).toBe("us");
  });
});

describe("where storage fails", () => {
  test("a refused one leaves the region to the page view", async () => {
    refuseStorage();
    const { tree, arrive } = await load();
    render(tree("/"));
    arrive("/?region=us");
    arrive("/about/");
    expect(screen.getByText("United States")).toBeInTheDocument();
  });

  test("one that can't be written does not bring back what it holds", async () => {
    window.localStorage.setItem("region", "us");
    refuseWriting();
    const { tree, arrive, setRegion } = await load();
    render(tree("/"));
    arrive("/");
    act(() => setRegion("in"));
    arrive("/about/");
    expect(screen.getByText("India")).toBeInTheDocument();
  });

  test("one that is emptied meanwhile does not move the visitor", async () => {
    const { tree, arrive } = await load();
    render(tree("/"));
    arrive("/us/");
    window.localStorage.clear();
    arrive("/about/");
    expect(screen.getByText("United States")).toBeInTheDocument();
  });
});

describe("prerendered HTML", () => {
  test.each([
    ["/", "India"],
    ["/us/", "United States"],
    ["/usa/", "India"],
  ])("of %s is for %s", async (path, name) => {
    const { tree } = await load();
    expect(prerender(tree(path))).toBe(`<p>${name}</p>`);
  });

  test.each(["/", "/us/"])(
    "of %s is taken over without a difference, even where the other region is remembered",
    async (path) => {
      const { tree, arrive } = await load();
      const place = document.createElement("div");
      place.innerHTML = prerender(tree(path));
      const before = place.innerHTML;
      window.localStorage.setItem("region", path === "/" ? "us" : "in");
      arrive(path);
      const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
      const recovered = jest.fn();

      let root: Root | null = null;
      act(() => {
        root = hydrateRoot(place, tree(path), { onRecoverableError: recovered });
      });

      expect(before).toBe(`<p>${path === "/" ? "India" : "United States"}</p>`);
      expect(place).toHaveTextContent("United States");
      expect(complaints).not.toHaveBeenCalled();
      expect(recovered).not.toHaveBeenCalled();
      act(() => root?.unmount());
    },
  );
});

test("small pieces of both regions are in the HTML, for the root's data-region to choose", async () => {
  const { ByRegion } = await load();
  expect(prerender(<ByRegion in="+91 80" us="+1 415" />)).toBe(
    '<span class="india">+91 80</span><span class="unitedStates">+1 415</span>',
  );
});
