/** Build-time configuration of the site. README.md lists the variables. */
export interface Config {
  /** Canonical origin without a trailing slash. */
  readonly siteUrl: string;
  /** Whether search engines must not list this build. */
  readonly isPreview: boolean;
  /** Origin and optional path prefix of the API, without a trailing slash. */
  readonly apiHost: string;
  /** Value of the `access-token` header, or null to leave the header out. */
  readonly apiToken: string | null;
  /** Meeting-booking link, or null to show a panel instead of the form after success. */
  readonly bookingUrl: string | null;
  /** Analytics tag, `G-…`. */
  readonly gtagId: string | null;
  /** Ads tag, `AW-…`. */
  readonly adsId: string | null;
  readonly adsConversionLabel: string | null;
  /** Portal of the CRM's tracking script. */
  readonly hubspotPortalId: string | null;
}

/** Environment variables, as in `process.env`. */
type ConfigEnvironment = Readonly<Record<string, string | undefined>>;

/** An invalid variable. The message is one line that names the variable and the fix. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

function read(environment: ConfigEnvironment, name: string): string | null {
  const value = environment[name]?.trim() ?? "";
  return value === "" ? null : value;
}

function readUrl(environment: ConfigEnvironment, name: string): URL | null {
  const value = read(environment, name);
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/u.test(url.protocol)) {
    throw new ConfigError(
      `${name} is ${JSON.stringify(value)}, which is not a web address. Use a full one, such as https://example.com`,
    );
  }
  return url;
}

/** Origin and path without a trailing slash. A query or hash would be lost, so it is an error. */
function readBase(environment: ConfigEnvironment, name: string, withPath: boolean): string | null {
  const url = readUrl(environment, name);
  if (url === null) return null;
  const path = url.pathname.replace(/\/+$/u, "");
  if (url.search !== "" || url.hash !== "" || (path !== "" && !withPath)) {
    const parts = withPath ? "only an origin and path" : "only an origin";
    throw new ConfigError(`${name} is "${url.href}". Use ${parts}, such as ${url.origin}`);
  }
  return url.origin + path;
}

function readMatch(
  environment: ConfigEnvironment,
  name: string,
  shape: RegExp,
  example: string,
): string | null {
  const value = read(environment, name);
  if (value === null || shape.test(value)) return value;
  throw new ConfigError(
    `${name} is ${JSON.stringify(value)}, which is not valid. A valid value looks like ${example}`,
  );
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/u;

/** Browsers block requests from a public HTTPS page to an http address, so forms would fail there. */
function requirePublicApi(siteUrl: string, apiHost: string): void {
  if (LOOPBACK.test(new URL(siteUrl).hostname) || apiHost.startsWith("https://")) return;
  throw new ConfigError(
    `GATSBY_API_HOST is "${apiHost}", which visitors of ${siteUrl} can't use. Set it to the API's https address`,
  );
}

/** Hosts on which Netlify and Cloudflare Pages put their previews. */
const PREVIEW_HOST = /\.(?:netlify\.app|pages\.dev)$/u;

function readPreview(environment: ConfigEnvironment, siteUrl: string): boolean {
  const value = readMatch(environment, "GATSBY_PREVIEW", /^(?:true|false)$/u, "true");
  return value === null ? PREVIEW_HOST.test(new URL(siteUrl).hostname) : value === "true";
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws {ConfigError} For the first invalid variable.
 */
export function parseConfig(environment: ConfigEnvironment): Config {
  const siteUrl = readBase(environment, "GATSBY_SITE_URL", false) ?? "http://localhost:9000";
  const apiHost = readBase(environment, "GATSBY_API_HOST", true) ?? "http://localhost:9001";
  requirePublicApi(siteUrl, apiHost);
  return {
    siteUrl,
    isPreview: readPreview(environment, siteUrl),
    apiHost,
    apiToken: readMatch(
      environment,
      "GATSBY_API_TOKEN",
      /^[\x21-\x7e]+$/u,
      "s3cr3t (visible ASCII)",
    ),
    bookingUrl: readUrl(environment, "GATSBY_BOOKING_URL")?.href ?? null,
    gtagId: readMatch(environment, "GATSBY_GTAG_ID", /^G-[A-Z0-9]+$/u, "G-ABC123"),
    adsId: readMatch(environment, "GATSBY_ADS_ID", /^AW-[A-Z0-9]+$/u, "AW-123456"),
    adsConversionLabel: readMatch(
      environment,
      "GATSBY_ADS_CONVERSION_LABEL",
      /^[\w-]+$/u,
      "AbC-D_efGhIj",
    ),
    hubspotPortalId: readMatch(environment, "GATSBY_HUBSPOT_PORTAL_ID", /^\d+$/u, "1234567"),
  };
}
