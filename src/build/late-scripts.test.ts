/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { readScriptTags, withLateScripts } from "./late-scripts";
import { tags } from "./testing/build";

describe("Gatsby's script tags", () => {
  test("tell the scripts, in their order, and the hash of the build", () => {
    expect(readScriptTags(tags("0a"))).toEqual({
      scripts: ["/webpack-runtime-0a.js", "/framework-0a.js", "/app-0a.js"],
      compilationHash: "0a",
    });
  });

  test.each([
    ["nothing", () => ""],
    [
      "a missing script",
      (text: string) => text.replace(/<script src="\/framework.*?<\/script>/u, ""),
    ],
    ["a script that starts by itself", (text: string) => text.replace(" async", "")],
    ["no hash", (text: string) => text.replace(/<script>.*?<\/script>/u, "")],
    ["two hashes", (text: string) => text.replace(/<script>.*?<\/script>/u, "$&$&")],
    ["no chunk map", (text: string) => text.replace("gatsby-chunk-mapping", "x")],
    ["another script", (text: string) => `${text}<script>start()</script>`],
    ["a preload", (text: string) => `${text}<link rel="preload" href="/app-0a.js">`],
  ])("that are not as expected fail the build: %s", (_, change) => {
    const changed = change(tags("0a"));
    expect(changed).not.toBe(tags("0a"));
    expect(() => readScriptTags(changed)).toThrow(
      /not those that .* knows\. Expected: .* Found: /u,
    );
  });
});

const slot = (text: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" -->${text}<!-- slice-end id="_gatsby-scripts-1" -->`;

describe("a page's place for scripts", () => {
  test("gets the loader, without the marks by which Gatsby would write its tags again", () => {
    const loader = `a("$&","$1")`;
    const html = withLateScripts(`<p>${slot(tags("0a"))}</p>`, loader);
    expect(html).toContain(`<script>${loader}</script>`);
    expect(html).not.toContain("slice-");
  });

  test("gets a later build's loader in the place of the earlier one", () => {
    const earlier = withLateScripts(`<p>${slot(tags("0a"))}</p>`, "earlier()");
    const later = withLateScripts(earlier, "later()");
    expect(later).toBe(earlier.replace("earlier()", "later()"));
  });

  test.each([0, 2])("has to be one, not %i", (count) => {
    expect(() => withLateScripts(slot("").repeat(count), "")).toThrow(`has ${count} places`);
  });
});
