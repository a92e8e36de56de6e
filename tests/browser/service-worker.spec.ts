import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveSite } from "../../scripts/lib/static-server";
import { expect, test } from "./support/test";

/** A worker of an earlier site, which answers every page from its cache. */
const EARLIER_WORKER = `
self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open("earlier").then((cache) =>
    cache.put("/", new Response("<h1>Earlier site</h1>", { headers: { "content-type": "text/html" } }))));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => event.respondWith(
  caches.match(event.request).then((found) => found || fetch(event.request))));
`;

test("a service worker that an earlier site left removes itself and its cache", async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), "kraya-sw-"));
  await writeFile(path.join(folder, "index.html"), "<h1>New site</h1>");
  await writeFile(path.join(folder, "sw.js"), EARLIER_WORKER);
  await writeFile(path.join(folder, "favicon.ico"), "");
  const server = await serveSite(folder, 0);
  try {
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(server.listeningOrigin);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/sw.js");
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect(heading).toHaveText("Earlier site");

    await copyFile("public/sw.js", path.join(folder, "sw.js"));
    await page.reload();
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
    await page.reload();
    await expect(heading).toHaveText("New site");
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});
