import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { required } from "../lib/required";

const query = /* GraphQL */ `
  query SecurityText($policy: String!) {
    siteSettings {
      email
    }
    marketingPage(url: { eq: $policy }) {
      url
    }
  }
`;

/** Page that says how to report a vulnerability. */
const POLICY = "/legal/responsible-disclosure/";

/** Where researchers look for it (https://www.rfc-editor.org/rfc/rfc9116). */
const FILE = ".well-known/security.txt";

/** The standard recommends less than a year, so a site that nobody builds any more withdraws its promise. */
const VALID_DAYS = 330;

interface SecurityFacts {
  readonly siteUrl: string;
  readonly email: string;
  /** Path of the page that says how to report, if there is one. */
  readonly policy: string | null;
}

/** How to report a vulnerability, in the form of RFC 9116. */
export function securityText({ siteUrl, email, policy }: SecurityFacts, now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/${FILE}`,
    ...(policy === null ? [] : [`Policy: ${siteUrl}${policy}`]),
    "",
  ].join("\n");
}

/** Writes `/.well-known/security.txt`, valid for about a year from now. */
export async function writeSecurityText(
  { graphql }: Pick<BuildArgs, "graphql">,
  folder: string,
  siteUrl: string,
): Promise<void> {
  const { data }: { data?: Queries.SecurityTextQuery } = await graphql(query, { policy: POLICY });
  const { email } = required(data?.siteSettings, "content/settings.yml");
  const facts = { siteUrl, email, policy: data?.marketingPage?.url ?? null };
  const file = path.join(folder, FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, securityText(facts, new Date()));
}
