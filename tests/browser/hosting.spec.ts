import { expect, test } from "@playwright/test";
import { serveSite } from "../../scripts/lib/static-server";
import { EXTRA_SITE_PORT } from "../../scripts/lib/test-environment";
import { findNginx, serveWithNginx } from "./support/nginx";
import { renamedSite } from "./support/renamed-site";

const REDIRECT = { from: "/company/", to: "/about/" };

/** The servers that must treat visitors alike. */
const servers = [
  {
    name: "our own server",
    isThere: true,
    start: async (port: number) => {
      const { folder, remove } = await renamedSite(REDIRECT.from, REDIRECT.to);
      const server = await serveSite(folder, port);
      return async () => {
        await server.close();
        await remove();
      };
    },
  },
  {
    name: "nginx",
    isThere: findNginx() !== null,
    start: async (port: number) => serveWithNginx("public", [REDIRECT], port),
  },
];

for (const [index, { name, isThere, start }] of servers.entries()) {
  test.describe(name, () => {
    test.skip(!isThere, "nginx is not installed");
    test.describe.configure({ mode: "serial" });
    const port = EXTRA_SITE_PORT + index;
    const site = `http://localhost:${port}`;
    let stop: () => Promise<unknown> = () => Promise.resolve();
    test.beforeAll(async () => {
      stop = await start(port);
    });
    test.afterAll(async () => stop());

    test("pages come protected, compressed and revalidated; scripts are kept for a year", async ({
      page,
    }) => {
      const script = page.waitForResponse((response) => /\/app-\w+\.js$/u.test(response.url()));
      const response = await page.goto(`${site}/about/`);
      expect(response?.status()).toBe(200);
      const headers = await response?.allHeaders();
      expect(headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "content-encoding": "br",
        "cache-control": "public, max-age=0, must-revalidate",
        "content-security-policy": "frame-ancestors 'none'",
        "cross-origin-opener-policy": "same-origin",
        "referrer-policy": "strict-origin",
        "x-content-type-options": "nosniff",
        "strict-transport-security": expect.stringContaining("max-age="),
        "permissions-policy": expect.stringContaining("camera=()"),
        vary: expect.stringMatching(/accept-encoding/iu),
      });
      await expect(page.locator("nav[data-hydrated]")).toBeAttached();
      expect((await script).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
      const etag = headers?.etag ?? "";
      expect(etag).not.toBe("");
      const again = await page.request.get(`${site}/about/`, {
        headers: { "if-none-match": etag, "accept-encoding": "gzip, deflate, br" },
      });
      expect(again.status()).toBe(304);
    });

    test("a former address leads to the page in one step, and an unknown one to the site's own page", async ({
      page,
    }) => {
      for (const from of ["/company/", "/company"]) {
        const answer = await page.goto(`${site}${from}?utm_source=old%20letter&utm_term=a%26b`);
        const redirect = answer?.request().redirectedFrom();
        expect((await redirect?.response())?.status()).toBe(301);
        expect(redirect?.redirectedFrom()).toBeNull();
        await expect(page).toHaveURL(`${site}/about/?utm_source=old%20letter&utm_term=a%26b`);
      }
      const slash = await page.request.get(`${site}/about?a=b`, { maxRedirects: 0 });
      expect([301, 302, 308]).toContain(slash.status());
      expect(slash.headers().location).toMatch(/\/about\/\?a=b$/u);
      for (const path of ["/no-such-page/", "/no-such-file.js", "/COMPANY/"]) {
        const response = await page.goto(site + path);
        expect(response?.status()).toBe(404);
        expect(response?.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
        expect(response?.headers()["x-content-type-options"]).toBe("nosniff");
        await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
      }
    });

    test("private files are not served, and each browser gets a form that it can read", async ({
      request,
    }) => {
      const paths = ["/_headers", "//_headers", "/%5fredirects", "/_redirects", "/index.html.br"];
      for (const path of [...paths, "/webpack.stats.json"]) {
        expect((await request.get(site + path)).status()).toBe(404);
      }
      for (const accepted of ["gzip", "identity"]) {
        const response = await request.get(`${site}/about/`, {
          headers: { "accept-encoding": accepted },
        });
        expect(response.headers()["content-encoding"]).toBe(
          accepted === "gzip" ? "gzip" : undefined,
        );
        expect(await response.text()).toMatch(/^<!DOCTYPE html>/u);
      }
      const markdown = await request.get(`${site}/about/index.html.md`);
      expect(markdown.headers()).toMatchObject({
        "content-type": "text/markdown; charset=utf-8",
        "x-robots-tag": "noindex",
      });
    });
  });
}

test.describe("nginx", () => {
  test.skip(findNginx() === null, "nginx is not installed");
  const port = EXTRA_SITE_PORT + servers.length;

  test("a failure of the server gets status 500 and the site's page", async ({ page }) => {
    const failing = "location = /failure { return 500; }";
    const stop = await serveWithNginx("public", [], port, failing);
    try {
      const response = await page.goto(`http://localhost:${port}/failure`);
      expect(response?.status()).toBe(500);
      expect(response?.headers()["x-content-type-options"]).toBe("nosniff");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    } finally {
      await stop();
    }
  });
});
