import { symlink } from "node:fs/promises";
import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import { inFolder } from "../../src/build/content/testing/project";
import { compressFiles } from "../../src/build/hosting-compress";
import { serveSite } from "./static-server";

const site = {
  "index.html": "home",
  "404.html": "not found",
  "us/404.html": "not found in the US",
  "new/index.html": "the renamed page",
  "other/index.html": "another page",
  "new/index.html.md": "# The renamed page",
  "app-0.js": "let price;".repeat(200),
  "500.html": "our fault",
  _headers: "/*\n",
  _redirects: "/old/ /new/ 301\n/old /new/ 301\n",
};

let origin = "";
let end = () => {};
let ended: Promise<void> | undefined;

beforeAll(async () => {
  await new Promise<void>((serving) => {
    ended = inFolder(site, async (root) => {
      await compressFiles(root);
      await symlink("unreadable.txt", `${root}/unreadable.txt`);
      const server = await serveSite(root, 0);
      origin = server.listeningOrigin;
      serving();
      await new Promise<void>((resolve) => (end = resolve));
      await server.close();
    });
  });
});

afterAll(async () => {
  end();
  await ended;
});

/** What the server answers, without following it further. */
async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(origin + path, { redirect: "manual", ...init });
  return {
    status: answer.status,
    location: answer.headers.get("location"),
    headers: Object.fromEntries(answer.headers),
    text: await answer.text(),
  };
}

test.each([
  ["/old/", "/new/"],
  ["/old", "/new/"],
  ["/old?utm_source=mail", "/new/?utm_source=mail"],
  ["/old/?next=/a/?b=c&x=%0d%0aset-cookie:a=b", "/new/?next=/a/?b=c&x=%0d%0aset-cookie:a=b"],
])("a former address redirects permanently and keeps the query: %s", async (from, to) => {
  expect(await ask(from)).toMatchObject({ status: 301, location: to });
});

test.each(["/OLD/", "/old/er/", "/older/", "/%6fld/x/"])(
  "an address that only looks like it is not found: %s",
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, text: "not found" });
  },
);

test.each([
  ["/faq/%E0%A4", "not found"],
  ["/us/no-page/", "not found in the US"],
  ["/us/%E0%A4", "not found in the US"],
])("an address that can't be found or decoded gets the page for it: %s", async (path, text) => {
  expect(await ask(path)).toMatchObject({ status: 404, text });
});

test.each([
  "/_redirects",
  "/_headers",
  "//_headers",
  "/%5fheaders",
  "/new/../_headers",
  "/./_headers",
  "/new/%2e%2e/_headers",
  "/app-0.js.br",
])("%s is the host's, not a visitor's", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test("only asking for a page is redirected", async () => {
  expect((await ask("/old/", { method: "HEAD" })).status).toBe(301);
  expect((await ask("/old/", { method: "POST", body: "a=b" })).status).not.toBe(301);
});

test("a script comes as the build compressed it, and is kept for ever", async () => {
  const { headers, text } = await ask("/app-0.js", { headers: { "accept-encoding": "br" } });
  expect(text).toBe(site["app-0.js"]);
  expect(headers).toMatchObject({
    "content-encoding": "br",
    "content-type": expect.stringContaining("javascript") as unknown,
    "cache-control": "public, max-age=31536000, immutable",
    vary: expect.stringContaining("accept-encoding") as unknown,
  });
});

test("a page's text in Markdown is readable in a browser", async () => {
  const { headers, text } = await ask("/new/index.html.md");
  expect(text).toBe("# The renamed page");
  expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
});

test("a file that the server can't read is an error with its own page", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { status, headers, text } = await ask("/unreadable.txt");
  expect({ status, text }).toEqual({ status: 500, text: "our fault" });
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate",
    "x-content-type-options": "nosniff",
  });
  expect(logged).toHaveBeenCalled();
});
