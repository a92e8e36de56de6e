import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { compressFiles } from "./hosting-compress";
import { formatHeaderRules, headerRules } from "./hosting-headers";
import { containerPlace, nginxConfig } from "./hosting-nginx";
import { formatRedirects, REDIRECTS_FILE, type Redirect } from "./hosting-redirects";

/** The nginx configuration of the `Dockerfile`, beside the published folder. */
export const NGINX_FILE = "deploy/nginx.conf";

/** Lines of `_headers` and `_redirects` that Cloudflare Pages reads; it ignores the rest. */
const CLOUDFLARE = { rules: 100, redirects: 2000 };

/** Files of the build that only the build reads. They list modules and where they are on the disk. */
const BUILD_ONLY = ["webpack.stats.json"];

/** What in the rules a host can't do. */
function limitsPassed(redirects: readonly Redirect[]): string[] {
  const lines = redirects.length * 2;
  return [
    ...(headerRules.length > CLOUDFLARE.rules
      ? [`Cloudflare Pages reads ${CLOUDFLARE.rules} rules of headers, and there are more.`]
      : []),
    ...(lines > CLOUDFLARE.redirects
      ? [`Cloudflare Pages reads ${CLOUDFLARE.redirects} redirects, and there are ${lines}.`]
      : []),
  ];
}

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
  await writeFile(nginx, nginxConfig(headerRules, redirects, containerPlace));
  return { ...(await compressFiles(site)), warnings: limitsPassed(redirects) };
}
