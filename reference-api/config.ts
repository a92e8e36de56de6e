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
import { readWebhook, type WebhookConfig } from "./webhook-config";

/** Settings of the server. Rate limits are requests per minute. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly database: DatabaseTarget;
  /** Key of the hashes of phone numbers and addresses. */
  readonly hashKey: string;
  readonly allowedOrigins: readonly string[];
  readonly token: string | undefined;
  /** Lower-case name of the request header in which a CDN sends the visitor's country. */
  readonly countryHeader: string | undefined;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  readonly rateLimits: { readonly leads: number; readonly otp: number; readonly other: number };
  readonly maxConnections: number;
  /** Time for a whole request to arrive. */
  readonly requestTimeoutSeconds: number;
  /** Whether one-time passwords are sent and checked. Without them, suppliers need no verified phone. */
  readonly sendsPhoneCodes: boolean;
  /** Folder of the site's articles, which only can be liked. */
  readonly blogFolder: string;
  /** Leads are erased after this many days; undefined keeps them. */
  readonly retentionDays: number | undefined;
  /** The record of a lead's delivery is deleted after this many days. */
  readonly deliveredDays: number;
  /** Where each lead is delivered to. */
  readonly webhook: WebhookConfig | undefined;
  /** Bearer token of `/metrics`. Without one, only this machine may read them. */
  readonly metricsToken: string | undefined;
}

const LOCAL_SITE = ["http://localhost:9000", "http://127.0.0.1:9000", "http://localhost:8000"];

/**
 * Reads the settings listed in README.md. An empty variable counts as unset.
 *
 * @throws ConfigError for the first invalid variable.
 */
export function readConfig(env: Environment): Config {
  const rateLimit = (name: string, fallback: number) =>
    wholeNumber(env, name, { fallback, min: 1, max: 1_000_000 });
  return {
    host: env.API_HOST || "127.0.0.1",
    port: wholeNumber(env, "API_PORT", { fallback: 9001, min: 0, max: 65_535 }),
    database: databaseTarget(env),
    hashKey: hashKey(env),
    allowedOrigins: env.API_ALLOWED_ORIGINS ? origins(env.API_ALLOWED_ORIGINS) : LOCAL_SITE,
    token: token(env, "API_TOKEN"),
    countryHeader: headerName(env.API_COUNTRY_HEADER),
    trustedProxies: listOf(env.API_TRUST_PROXY ?? "").map(proxy),
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
    requestTimeoutSeconds: wholeNumber(env, "API_REQUEST_TIMEOUT_SECONDS", {
      fallback: 30,
      min: 1,
      max: 600,
    }),
    sendsPhoneCodes: isOn(env, "API_PHONE_CODES"),
    blogFolder: blogFolder(env.API_BLOG_FOLDER),
    retentionDays: env.API_RETENTION_DAYS
      ? wholeNumber(env, "API_RETENTION_DAYS", { fallback: 0, min: 1, max: 36_500 })
      : undefined,
    deliveredDays: wholeNumber(env, "API_DELIVERED_DAYS", { fallback: 30, min: 1, max: 36_500 }),
    webhook: readWebhook(env),
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
