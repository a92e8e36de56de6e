import { symlink } from "node:fs/promises";
import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import { inFolder } from "../../src/build/content/testing/project";
import { serveSite } from "./static-server";

const site = {
  "index.html": "home",
  "404.html": "not found",
  "us/404.html": "not found in the US",
  "new/index.html": "the renamed page",
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

test("a query can't break out of the address that a redirect leads to", async () => {
  const query = "?next=/a/?b=c&x=%0d%0aset-cookie:a=b";
  expect(await ask(`/old/${query}`)).toMatchObject({ status: 301, location: `/new/${query}` });
});

test.each([
  ["/old/er/", "not found"],
  ["/faq/%E0%A4", "not found"],
  ["/us/no-page/", "not found in the US"],
  ["/us/%E0%A4", "not found in the US"],
  ["/new/../_headers", "not found"],
  ["/new/%2e%2e/_headers", "not found"],
])("an address that can't be found or decoded gets the page for it: %s", async (path, text) => {
  expect(await ask(path)).toMatchObject({ status: 404, text });
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
