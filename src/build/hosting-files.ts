import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { compressFiles } from "./hosting-compress";
import { formatHeaderRules, headerRules } from "./hosting-headers";
import { nginxConfig } from "./hosting-nginx";
import { allRedirects, formatRedirects, REDIRECTS_FILE, type Redirect } from "./hosting-redirects";

/** The nginx configuration of the `Dockerfile`, beside the published folder. */
export const NGINX_FILE = "deploy/nginx.conf";

/** Lines of `_redirects` that Cloudflare Pages reads; it ignores the rest. */
const CLOUDFLARE_LINES = 2000;

/** Files of the build that only the build reads. They list modules and where they are on the disk. */
const BUILD_ONLY = ["webpack.stats.json"];

/**
 * Writes what the hosts need, all from the same rules: `_headers` and `_redirects` for Netlify and
 * Cloudflare Pages, the nginx configuration, and compressed copies of all texts.
 *
 * @param project Folder of the project, with the built site in `public`.
 */
export async function writeHostingFiles(project: string, redirects: readonly Redirect[]) {
  const site = path.join(project, "public");
  const nginx = path.join(project, NGINX_FILE);
  for (const name of BUILD_ONLY) await rm(path.join(site, name), { force: true });
  await writeFile(path.join(site, "_headers"), formatHeaderRules(headerRules));
  await writeFile(path.join(site, REDIRECTS_FILE), formatRedirects(redirects));
  await mkdir(path.dirname(nginx), { recursive: true });
  await writeFile(nginx, nginxConfig(redirects));
  const lines = allRedirects(redirects).length;
  const warnings =
    lines > CLOUDFLARE_LINES
      ? [`Cloudflare Pages reads ${CLOUDFLARE_LINES} redirects, and there are ${lines}.`]
      : [];
  return { ...(await compressFiles(site)), warnings };
}
