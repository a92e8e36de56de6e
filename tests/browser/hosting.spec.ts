import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { serveSite } from "../../scripts/lib/static-server";
import { EXTRA_SITE_PORT } from "../../scripts/lib/test-environment";
import { findNginx, serveWithNginx } from "./support/nginx";
import { renamedSite } from "./support/renamed-site";

const REDIRECT = { from: "/company/", to: "/about/" };

async function expectPages(page: Page, site: string): Promise<void> {
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
}

async function expectRedirects(request: APIRequestContext, site: string): Promise<void> {
  const query = "?utm_source=old%20letter&utm_term=a%26b";
  for (const [from, statuses] of [
    ["/company/", [301]],
    ["/company", [301]],
    ["/about", [301, 302, 308]],
  ] as const) {
    const answer = await request.get(site + from + query, { maxRedirects: 0 });
    expect(statuses).toContain(answer.status());
    const target = new URL(answer.headers().location ?? "", site);
    expect(target.pathname + target.search).toBe(`/about/${query}`);
  }
}

async function expectNotFound(request: APIRequestContext, site: string): Promise<void> {
  const unknown = ["/no-such-page/", "/no-such-file.js", "/COMPANY/"];
  const hidden = ["/_headers", "//_headers", "/%5fredirects", "/_redirects", "/index.html.br"];
  for (const path of [...unknown, ...hidden, "/webpack.stats.json"]) {
    const answer = await request.get(site + path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      "x-content-type-options": "nosniff",
    });
    expect(await answer.text()).toContain("<h1");
  }
}

async function expectForms(request: APIRequestContext, site: string): Promise<void> {
  for (const accepted of ["gzip", "identity"]) {
    const headers = { "accept-encoding": accepted };
    const response = await request.get(`${site}/about/`, { headers });
    const encoding = response.headers()["content-encoding"];
    expect(encoding).toBe(accepted === "gzip" ? "gzip" : undefined);
    expect(await response.text()).toMatch(/^<!DOCTYPE html>/u);
  }
  const markdown = await request.get(`${site}/about/index.html.md`);
  expect(markdown.headers()).toMatchObject({
    "content-type": "text/markdown; charset=utf-8",
    "x-robots-tag": "noindex",
  });
}

/** The servers must treat visitors alike. */
async function expectServed(page: Page, site: string): Promise<void> {
  await test.step("pages come protected, compressed and revalidated; scripts are kept for a year", () =>
    expectPages(page, site));
  await test.step("a former address leads to the page in one step, with its query", () =>
    expectRedirects(page.request, site));
  await test.step("unknown and private files get the site's own page", () =>
    expectNotFound(page.request, site));
  await test.step("each client gets a form that it can read", () =>
    expectForms(page.request, site));
}

test("our own server treats visitors as a host should", async ({ page }) => {
  const { folder, remove } = await renamedSite(REDIRECT.from, REDIRECT.to);
  const server = await serveSite(folder, EXTRA_SITE_PORT);
  try {
    await expectServed(page, server.listeningOrigin);
  } finally {
    await server.close();
    await remove();
  }
});

test("nginx does too, and a failure of the server gets status 500 and the site's page", async ({
  page,
}) => {
  test.skip(findNginx() === null, "nginx is not installed");
  const port = EXTRA_SITE_PORT + 1;
  const failing = "location = /failure { return 500; }";
  const stop = await serveWithNginx("public", [REDIRECT], port, failing);
  try {
    const site = `http://localhost:${port}`;
    await expectServed(page, site);
    const response = await page.request.get(`${site}/failure`);
    expect(response.status()).toBe(500);
    expect(response.headers()["x-content-type-options"]).toBe("nosniff");
    expect(await response.text()).toContain("<h1");
  } finally {
    await stop();
  }
});
