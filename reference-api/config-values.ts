import { trustOnly } from "./client-address";
import { ConfigError } from "./errors";

/* Values of environment variables. Each throws ConfigError for one that can't be used. */

/** Environment variables, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A switch, which is on unless it is `off`. */
export function isOn(env: Environment, name: string): boolean {
  const text = env[name] || "on";
  if (text === "on" || text === "off") return text === "on";
  throw new ConfigError(`${name} must be on or off, not "${text}"`);
}

/** A whole number within limits. */
export function wholeNumber(
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

/** The entries of a list with commas. */
export const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Other characters don't arrive in a header as they are, so every request would be refused. */
export function token(env: Environment, name: string): string | undefined {
  const text = env[name] || undefined;
  if (text === undefined || /^[\x21-\x7e]+$/.test(text)) return text;
  throw new ConfigError(`${name} must have visible ASCII characters only: openssl rand -base64 32`);
}

/** Origins of the site. */
export function origins(text: string): string[] {
  const found = listOf(text).map(origin);
  if (found.length > 0) return found;
  throw new ConfigError('API_ALLOWED_ORIGINS has no origin: for example "https://example.com"');
}

/** Browsers send origins in one exact form, so any other spelling would never match. */
function origin(text: string): string {
  const exact = URL.canParse(text) ? new URL(text).origin : "null";
  if (!/^https?:/.test(exact) || exact !== text) {
    const fix = /^https?:/.test(exact) ? `write "${exact}"` : 'for example "https://example.com"';
    throw new ConfigError(`API_ALLOWED_ORIGINS has "${text}", which is not an origin: ${fix}`);
  }
  return exact;
}

/** The name of a header in lower case; undefined without one. */
export function headerName(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[\w-]+$/.test(text)) {
    throw new ConfigError(`API_COUNTRY_HEADER must be a header name, not "${text}"`);
  }
  return text.toLowerCase();
}

/** Only named proxies: with a hop count, any client could choose its address and avoid the limits. */
export function proxy(text: string): string {
  const isHopCount = /^\d+$/.test(text);
  if (isHopCount || !isAddressOrRange(text)) {
    throw new ConfigError(
      `API_TRUST_PROXY has "${text}": list addresses such as 10.0.0.1 or 10.0.0.0/8, or loopback`,
    );
  }
  return text;
}

function isAddressOrRange(text: string): boolean {
  try {
    trustOnly([text]);
    return true;
  } catch {
    return false;
  }
}
