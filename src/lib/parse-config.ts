import { z } from "zod";

/** An invalid variable. The message is one line that names the variable and the fix. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const webAddress = z
  .url({
    protocol: /^https?$/u,
    error: ({ input }) =>
      `is ${JSON.stringify(input)}, which is not a web address. Use a full one, such as https://example.com`,
  })
  .transform((address) => new URL(address));

/** Origin and path without a trailing slash. A query or hash would be lost, so it is an error. */
const base = (withPath: boolean) =>
  webAddress.transform(({ href, origin, pathname, search, hash }, context) => {
    const path = pathname.replace(/\/+$/u, "");
    if (search !== "" || hash !== "" || (path !== "" && !withPath)) {
      const parts = withPath ? "only an origin and path" : "only an origin";
      context.addIssue(`is "${href}". Use ${parts}, such as ${origin}`);
    }
    return origin + path;
  });

const like = (shape: RegExp, example: string) =>
  z
    .string()
    .regex(shape, {
      error: ({ input }) =>
        `is ${JSON.stringify(input)}, which is not valid. A valid value looks like ${example}`,
    })
    .nullable()
    .default(null);

const variables = z.object({
  GATSBY_SITE_URL: base(false).default("http://localhost:9000"),
  GATSBY_PREVIEW: like(/^(?:true|false)$/u, "true"),
  GATSBY_API_HOST: base(true).default("http://localhost:9001"),
  GATSBY_API_TOKEN: like(/^[\x21-\x7e]+$/u, "s3cr3t (visible ASCII)"),
  GATSBY_BOOKING_URL: webAddress.nullable().default(null),
  GATSBY_GTAG_ID: like(/^G-[A-Z0-9]+$/u, "G-ABC123"),
  GATSBY_ADS_ID: like(/^AW-[A-Z0-9]+$/u, "AW-123456"),
  GATSBY_ADS_CONVERSION_LABEL: like(/^[\w-]+$/u, "AbC-D_efGhIj"),
  GATSBY_HUBSPOT_PORTAL_ID: like(/^\d+$/u, "1234567"),
});

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/u;

/** Hosts on which Netlify and Cloudflare Pages put their previews. */
const PREVIEW_HOST = /\.(?:netlify\.app|pages\.dev)$/u;

/**
 * Reads the build-time configuration of the site from environment variables. README.md lists them.
 *
 * @throws {ConfigError} For the first invalid variable.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(environment).flatMap(([name, value = ""]) =>
    value.trim() === "" ? [] : [[name, value.trim()]],
  );
  const { data, error } = variables.safeParse(Object.fromEntries(given));
  if (error !== undefined) {
    throw new ConfigError(
      error.issues.map(({ path, message }) => `${path.join(".")} ${message}`)[0],
    );
  }
  const { GATSBY_SITE_URL: siteUrl, GATSBY_API_HOST: apiHost, GATSBY_PREVIEW: preview } = data;
  const { hostname } = new URL(siteUrl);
  // Browsers block requests from a public HTTPS page to an http address, so forms would fail there.
  if (!LOOPBACK.test(hostname) && !apiHost.startsWith("https://")) {
    throw new ConfigError(
      `GATSBY_API_HOST is "${apiHost}", which visitors of ${siteUrl} can't use. Set it to the API's https address`,
    );
  }
  return {
    /** Canonical origin without a trailing slash. */
    siteUrl,
    /** Whether search engines must not list this build. */
    isPreview: preview === null ? PREVIEW_HOST.test(hostname) : preview === "true",
    /** Origin and optional path prefix of the API, without a trailing slash. */
    apiHost,
    /** Value of the `access-token` header, or null to leave the header out. */
    apiToken: data.GATSBY_API_TOKEN,
    /** Meeting-booking link, or null to show a panel instead of the form after success. */
    bookingUrl: data.GATSBY_BOOKING_URL?.href ?? null,
    /** Analytics tag, `G-…`. */
    gtagId: data.GATSBY_GTAG_ID,
    /** Ads tag, `AW-…`. */
    adsId: data.GATSBY_ADS_ID,
    adsConversionLabel: data.GATSBY_ADS_CONVERSION_LABEL,
    /** Portal of the CRM's tracking script. */
    hubspotPortalId: data.GATSBY_HUBSPOT_PORTAL_ID,
  };
}

/** Build-time configuration of the site. */
export type Config = Readonly<ReturnType<typeof parseConfig>>;
