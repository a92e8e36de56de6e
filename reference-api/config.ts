import { existsSync } from "node:fs";
import path from "node:path";
import {
  type Environment,
  headerName,
  isOn,
  listOf,
  origins,
  proxy,
  token,
  wholeNumber,
} from "./config-values";
import type { DatabaseTarget } from "./database";
import { ConfigError } from "./errors";
import { readWebhook } from "./webhook-config";

const LOCAL_SITE = ["http://localhost:9000", "http://127.0.0.1:9000", "http://localhost:8000"];

/** Settings of the server. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * Reads the settings listed in README.md. An empty variable counts as unset.
 *
 * @throws ConfigError for the first invalid variable.
 */
export function readConfig(env: Environment) {
  const rateLimit = (name: string, fallback: number) =>
    wholeNumber(env, name, { fallback, min: 1, max: 1_000_000 });
  return {
    host: env.API_HOST || "127.0.0.1",
    port: wholeNumber(env, "API_PORT", { fallback: 9001, min: 0, max: 65_535 }),
    database: databaseTarget(env),
    /** Key of the hashes of phone numbers and addresses. */
    hashKey: hashKey(env),
    allowedOrigins: env.API_ALLOWED_ORIGINS ? origins(env.API_ALLOWED_ORIGINS) : LOCAL_SITE,
    token: token(env, "API_TOKEN"),
    /** Lower-case name of the request header in which a CDN sends the visitor's country. */
    countryHeader: headerName(env.API_COUNTRY_HEADER),
    /** Proxies whose `X-Forwarded-For` is trusted. */
    trustedProxies: listOf(env.API_TRUST_PROXY ?? "").map(proxy),
    /** Requests per minute. */
    rateLimits: {
      leads: rateLimit("API_RATE_LIMIT_LEADS", 60),
      otp: rateLimit("API_RATE_LIMIT_OTP", 5),
      other: rateLimit("API_RATE_LIMIT_OTHER", 300),
    },
    maxConnections: wholeNumber(env, "API_MAX_CONNECTIONS", {
      fallback: 1000,
      min: 1,
      max: 100_000,
    }),
    /** Time for a whole request to arrive. */
    requestTimeoutSeconds: wholeNumber(env, "API_REQUEST_TIMEOUT_SECONDS", {
      fallback: 30,
      min: 1,
      max: 600,
    }),
    /** Whether one-time passwords are sent and checked. Without them, suppliers need no verified phone. */
    sendsPhoneCodes: isOn(env, "API_PHONE_CODES"),
    /** Folder of the site's articles, which only can be liked. */
    blogFolder: blogFolder(env.API_BLOG_FOLDER),
    /** Leads are erased after this many days; undefined keeps them. */
    retentionDays: env.API_RETENTION_DAYS
      ? wholeNumber(env, "API_RETENTION_DAYS", { fallback: 0, min: 1, max: 36_500 })
      : undefined,
    /** The record of a lead's delivery is deleted after this many days. */
    deliveredDays: wholeNumber(env, "API_DELIVERED_DAYS", { fallback: 30, min: 1, max: 36_500 }),
    /** Where each lead is delivered to. */
    webhook: readWebhook(env),
    /** Bearer token of `/metrics`. Without one, only this machine may read them. */
    metricsToken: token(env, "API_METRICS_TOKEN"),
  };
}

/** Absolute path of the database file, by default `.data/leads.db` in the working directory. */
export function databaseFile(env: Environment): string {
  return path.resolve(env.API_DATABASE || path.join(".data", "leads.db"));
}

/**
 * The Postgres server in DATABASE_URL, else the database file.
 *
 * @throws ConfigError
 */
export function databaseTarget(env: Environment): DatabaseTarget {
  const url = env.DATABASE_URL;
  if (!url) return { kind: "sqlite", file: databaseFile(env) };
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new ConfigError("DATABASE_URL must be postgres://user:password@host/database, or unset");
  }
  // The user and the password end at the first of these, so an "@" after it was meant to end them.
  if (!URL.canParse(url) || /[/?#].*@/.test(url.replace(/^\w+:\/\//, "")) || !isEncoded(url)) {
    throw new ConfigError(
      "DATABASE_URL can't be read: in a password, write % as %25, / as %2F, ? as %3F, # as %23 and @ as %40. Or leave the password out and set PGPASSWORD to it",
    );
  }
  return { kind: "postgres", url };
}

function isEncoded(url: string): boolean {
  const { username, password, pathname } = new URL(url);
  try {
    decodeURIComponent(username + password + pathname);
    return true;
  } catch {
    return false;
  }
}

/** For development. In production the key is a secret. */
const DEVELOPMENT_KEY = "development";
const MIN_KEY_LENGTH = 32;

/**
 * The key of the hashes of phone numbers and addresses.
 *
 * @throws ConfigError without a key in production.
 */
export function hashKey(env: Environment): string {
  const { API_HASH_KEY: key, NODE_ENV } = env;
  if (!key && NODE_ENV !== "production") return DEVELOPMENT_KEY;
  if (!key || key.length < MIN_KEY_LENGTH) {
    throw new ConfigError(
      `API_HASH_KEY must have at least ${MIN_KEY_LENGTH} characters, the same on all instances: openssl rand -base64 32`,
    );
  }
  return key;
}

function blogFolder(folder: string | undefined): string {
  if (!folder || existsSync(folder)) return path.resolve(folder || path.join("content", "blog"));
  throw new ConfigError(`API_BLOG_FOLDER: there is no folder ${folder}`);
}
