import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { inFolder } from "./content/testing/project";
import { NGINX_FILE, writeHostingFiles } from "./hosting-files";

const site = { "public/index.html": "home", "public/webpack.stats.json": "{}" };

test("all hosts get the same redirects, and what only the build reads is not published", async () => {
  await inFolder(site, async (root) => {
    const { warnings } = await writeHostingFiles(root, [{ from: "/old/", to: "/new/" }]);
    expect(warnings).toEqual([]);
    expect((await readdir(`${root}/public`)).sort()).toEqual([
      "_headers",
      "_redirects",
      "index.html",
    ]);
    expect(await readFile(`${root}/public/_redirects`, "utf8")).toBe(
      "/old/ /new/ 301\n/old /new/ 301\n/us/* /us/404.html 404\n",
    );
    expect(await readFile(`${root}/${NGINX_FILE}`, "utf8")).toContain(
      'location = "/old" { return 301 "/new/$is_args$args"; }',
    );
  });
});

test("more redirects than a host reads are announced", async () => {
  await inFolder(site, async (root) => {
    const many = Array.from({ length: 1001 }, (_, n) => ({ from: `/old-${n}/`, to: "/new/" }));
    const { warnings } = await writeHostingFiles(root, many);
    expect(warnings).toEqual(["Cloudflare Pages reads 2000 redirects, and there are 2002."]);
  });
});
