import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Site } from "./site";

/** Page that says how to report a vulnerability. */
const POLICY = "/legal/responsible-disclosure/";

/** Where researchers look for it (https://www.rfc-editor.org/rfc/rfc9116). */
const FILE = ".well-known/security.txt";

/** The standard recommends less than a year, so a site that nobody builds any more withdraws its promise. */
const VALID_DAYS = 330;

/**
 * How to report a vulnerability, in the form of RFC 9116.
 *
 * @param urls Paths of the site's pages.
 */
function securityText(
  { siteUrl, email }: Pick<Site, "siteUrl" | "email">,
  urls: readonly string[],
  now: Date,
): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/${FILE}`,
    ...(urls.includes(POLICY) ? [`Policy: ${siteUrl}${POLICY}`] : []),
    "",
  ].join("\n");
}

/** Writes `/.well-known/security.txt`, valid for about a year from now. */
export async function writeSecurityText(site: Site, urls: readonly string[]): Promise<void> {
  const file = path.join(site.folder, FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, securityText(site, urls, new Date()));
}
