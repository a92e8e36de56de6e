import { isIP } from "node:net";
import path from "node:path";
import { ConfigError } from "./errors";

/** What the server needs to know of its surroundings. Rate limits are requests a minute. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Absolute path of the database file. */
  readonly databaseFile: string;
  readonly allowedOrigins: readonly string[];
  readonly token: string | undefined;
  /** Lower-case name of the request header in which a CDN tells the visitor's country. */
  readonly countryHeader: string | undefined;
  /** Addresses whose `X-Forwarded-For` is believed; empty means nobody's. */
  readonly trustedProxies: readonly string[];
  readonly rateLimits: { readonly leads: number; readonly otp: number; readonly other: number };
}

/** Environment variables, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

const LOCAL_SITE = ["http://localhost:9000", "http://127.0.0.1:9000", "http://localhost:8000"];

/**
 * Reads the configuration (README.md, Settings); an empty variable counts as unset.
 *
 * @throws ConfigError for the first variable that cannot be used.
 */
export function readConfig(env: Environment): Config {
  return {
    host: env.API_HOST || "127.0.0.1",
    port: wholeNumber(env, "API_PORT", { fallback: 9001, min: 0, max: 65_535 }),
    databaseFile: databaseFile(env),
    allowedOrigins: list(env, "API_ALLOWED_ORIGINS", LOCAL_SITE).map(origin),
    token: env.API_TOKEN || undefined,
    countryHeader: headerName(env),
    trustedProxies: list(env, "API_TRUST_PROXY", []).map(proxy),
    rateLimits: {
      leads: rateLimit(env, "API_RATE_LIMIT_LEADS", 60),
      otp: rateLimit(env, "API_RATE_LIMIT_OTP", 5),
      other: rateLimit(env, "API_RATE_LIMIT_OTHER", 300),
    },
  };
}

/** Absolute path of the database file, by default `.data/leads.db` under the working directory. */
export function databaseFile(env: Environment): string {
  return path.resolve(env.API_DATABASE || path.join(".data", "leads.db"));
}

function wholeNumber(
  env: Environment,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  }
  return value;
}

function rateLimit(env: Environment, name: string, fallback: number): number {
  return wholeNumber(env, name, { fallback, min: 1, max: 1_000_000 });
}

function list(env: Environment, name: string, fallback: readonly string[]): readonly string[] {
  const text = env[name];
  if (!text) return fallback;
  return text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** Browsers send origins in one exact form, so another spelling would silently never match. */
function origin(text: string): string {
  const exact = URL.canParse(text) ? new URL(text).origin : "null";
  if (!/^https?:/.test(exact) || exact !== text) {
    const hint = /^https?:/.test(exact) ? `write "${exact}"` : 'for example "https://example.com"';
    throw new ConfigError(`API_ALLOWED_ORIGINS has "${text}", which is no origin: ${hint}`);
  }
  return exact;
}

function headerName(env: Environment): string | undefined {
  const text = env.API_COUNTRY_HEADER;
  if (!text) return undefined;
  if (!/^[\w-]+$/.test(text)) {
    throw new ConfigError(`API_COUNTRY_HEADER must be the name of a header, not "${text}"`);
  }
  return text.toLowerCase();
}

/**
 * Only named proxies are believed: with "everyone" or a hop count, any client could choose its
 * address and step round the rate limits.
 */
function proxy(text: string): string {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return text;
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  const maxBits = version === 6 ? 128 : 32;
  const bitsFit = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
  if (version === 0 || !bitsFit || rest.length > 0) {
    throw new ConfigError(
      `API_TRUST_PROXY has "${text}": list addresses such as 10.0.0.1 or 10.0.0.0/8, or loopback`,
    );
  }
  return text;
}
