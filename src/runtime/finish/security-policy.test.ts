import { describe, expect, test } from "@jest/globals";
import { bootScript } from "../../layout/boot-script";
import { parseConfig, type Config } from "../../lib/parse-config";
import { policyOf as policyFor, withPolicy } from "./security-policy";

const plain = parseConfig({});
const PAGE_PATH = 'window.pagePath="/about/";';
const LOADER = "(function(){})()";

/** A page as the earlier steps leave it. */
const pageWith = (body: string, head = "") =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><script>${bootScript}</script>${head}</head><body>${body}<script id="gatsby-script-loader">${PAGE_PATH}</script><script>${LOADER}</script></body></html>`;

const policyOf = (html: string, config: Config) => policyFor(html, config, [bootScript, LOADER]);

/** The hash of a text as a browser works it out, by another implementation than the policy's. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** Sources of a policy by directive. */
function read(policy: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

describe("the policy of a page", () => {
  test("allows its own inline scripts, each by its hash, and no others", async () => {
    const hashes = await Promise.all([bootScript, PAGE_PATH, LOADER].map(hashOf));
    expect(read(policyOf(pageWith(""), plain))["script-src"]).toEqual(["'self'", ...hashes]);
  });

  test("takes no notice of structured data and of script files", () => {
    const data = '<script type="application/ld+json">{"@type":"Organization"}</script>';
    const file = '<script async src="https://elsewhere.example/x.js"></script>';
    expect(policyOf(pageWith(data + file), plain)).toBe(policyOf(pageWith(""), plain));
  });

  test.each([
    "<script>alert(1)</script>",
    `<script>${bootScript} </script>`,
    '<script data-src="x">alert(1)</script>',
  ])("can't be made where a script is not ours: %s", (script) => {
    expect(() => policyOf(pageWith(script), plain)).toThrow(
      /^an unknown inline script begins with ".*"; remove it, or add it to src\/runtime\/finish\/security-policy\.ts$/su,
    );
  });

  test("allows its own styles, in elements and in attributes, each by its hash", async () => {
    const sheet = '.a{background:url("x")}';
    const body = `<div style="color:red"><p class="b" style="--b:url(&quot;a&amp;b&quot;);--c:&#x27;d&#x27;;--e:&lt;f&gt;;--g:&amp;quot;"></p><p style="color:red"></p></div>`;
    const policy = read(
      policyOf(pageWith(body, `<style data-href="/a.css">${sheet}</style>`), plain),
    );
    expect(policy["style-src-elem"]).toEqual(["'self'", await hashOf(sheet)]);
    expect(policy["style-src-attr"]).toEqual([
      "'unsafe-hashes'",
      await hashOf("color:red"),
      await hashOf(`--b:url("a&b");--c:'d';--e:<f>;--g:&quot;`),
    ]);
  });

  test("allows no style attributes where there are none", () => {
    expect(read(policyOf(pageWith(""), plain))["style-src-attr"]).toEqual(["'none'"]);
  });

  test("allows nothing else, but the API and images in the page", () => {
    const policy = read(
      policyOf(pageWith(""), parseConfig({ GATSBY_API_HOST: "https://api.example/v0" })),
    );
    expect(policy).toMatchObject({
      "default-src": ["'none'"],
      "base-uri": ["'none'"],
      "connect-src": ["'self'", "https://api.example"],
      "img-src": ["'self'", "data:"],
      "form-action": ["'self'"],
      "style-src-elem": ["'self'"],
    });
    expect(Object.values(policy).flat()).not.toContain("'unsafe-inline'");
    expect(Object.values(policy).flat()).not.toContain("'unsafe-eval'");
  });

  test("enforces Trusted Types unless a vendor is configured", () => {
    expect(read(policyOf(pageWith(""), plain))).toMatchObject({
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["default"],
    });
    const tagged = parseConfig({ GATSBY_GTAG_ID: "G-1" });
    expect(policyOf(pageWith(""), tagged)).not.toContain("trusted-types");
  });

  test.each([
    [{ GATSBY_GTAG_ID: "G-1" }, ["https://*.googletagmanager.com"]],
    [
      { GATSBY_ADS_ID: "AW-1" },
      [
        "https://*.googletagmanager.com",
        "https://google.com",
        "https://www.google.com",
        "https://www.googleadservices.com",
        "https://googleads.g.doubleclick.net",
        "https://pagead2.googlesyndication.com",
      ],
    ],
    [
      { GATSBY_HUBSPOT_PORTAL_ID: "1" },
      ["https://*.hs-scripts.com", "https://*.hs-analytics.net", "https://*.hs-banner.com"],
    ],
  ])(
    "allows the hosts of a vendor that is configured, and of no other: %j",
    (environment, hosts) => {
      const sources = read(policyOf(pageWith(""), parseConfig(environment)))["script-src"] ?? [];
      expect(sources.filter((source) => source.startsWith("https:"))).toEqual(hosts);
    },
  );
});

test("lets the ads tag report a conversion in each of its ways", () => {
  const ads = parseConfig({ GATSBY_ADS_ID: "AW-1" });
  expect(read(policyOf(pageWith(""), ads))).toMatchObject({
    "connect-src": expect.arrayContaining([
      "https://www.googleadservices.com",
      "https://ad.doubleclick.net",
    ]),
    "img-src": expect.arrayContaining(["https://googleads.g.doubleclick.net"]),
    "frame-src": ["https://*.googletagmanager.com", "https://td.doubleclick.net"],
  });
  expect(policyOf(pageWith(""), parseConfig({}))).not.toContain("frame-src");
});

describe("a policy in a page", () => {
  test("comes right after the charset, before anything it applies to", () => {
    expect(withPolicy(pageWith("x"), "default-src 'none'")).toContain(
      `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><script>`,
    );
  });

  test("can't be put into a page without a charset", () => {
    expect(() => withPolicy("<html></html>", "x")).toThrow("no <meta charset>");
  });
});
