import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { z } from "zod";
import { readConfig } from "./config";

const ALL = {
  API_HOST: "0.0.0.0",
  API_PORT: "8080",
  API_DATABASE: "/var/lib/api/leads.db",
  API_HASH_KEY: "0123456789abcdef0123456789abcdef",
  API_PHONE_CODES: "off",
  API_ALLOWED_ORIGINS: "https://www.example.com, https://example.com:8443 ,",
  API_TOKEN: "t0ken",
  API_COUNTRY_HEADER: "CF-IPCountry",
  API_TRUST_PROXY: "loopback, 10.0.0.0/8, 2001:db8::/32, 192.0.2.1",
  API_RATE_LIMIT_LEADS: "100",
  API_RATE_LIMIT_OTP: "7",
  API_RATE_LIMIT_OTHER: "500",
  API_MAX_CONNECTIONS: "50",
  API_REQUEST_TIMEOUT_SECONDS: "10",
  API_BLOG_FOLDER: __dirname,
  API_RETENTION_DAYS: "365",
  API_DELIVERED_DAYS: "7",
  API_METRICS_TOKEN: "m3trics",
  LEAD_WEBHOOK_URL: "https://crm.example.com/leads",
  LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString("base64")}`,
  LEAD_WEBHOOK_RETRY_SECONDS: "2",
};

test("without variables, the defaults suit a development machine", () => {
  expect(readConfig({})).toEqual({
    host: "127.0.0.1",
    port: 9001,
    database: { kind: "sqlite", file: path.resolve(".data/leads.db") },
    hashKey: "development",
    allowedOrigins: ["http://localhost:9000", "http://127.0.0.1:9000", "http://localhost:8000"],
    token: undefined,
    countryHeader: undefined,
    trustedProxies: [],
    rateLimits: { leads: 60, otp: 5, other: 300 },
    maxConnections: 1000,
    requestTimeoutSeconds: 30,
    sendsPhoneCodes: true,
    blogFolder: path.resolve("content/blog"),
    retentionDays: undefined,
    deliveredDays: 30,
    webhook: undefined,
    metricsToken: undefined,
  });
});

test("every variable is read", () => {
  expect(readConfig(ALL)).toEqual({
    host: "0.0.0.0",
    port: 8080,
    database: { kind: "sqlite", file: "/var/lib/api/leads.db" },
    hashKey: "0123456789abcdef0123456789abcdef",
    allowedOrigins: ["https://www.example.com", "https://example.com:8443"],
    token: "t0ken",
    countryHeader: "cf-ipcountry",
    trustedProxies: ["loopback", "10.0.0.0/8", "2001:db8::/32", "192.0.2.1"],
    rateLimits: { leads: 100, otp: 7, other: 500 },
    maxConnections: 50,
    requestTimeoutSeconds: 10,
    sendsPhoneCodes: false,
    blogFolder: __dirname,
    retentionDays: 365,
    deliveredDays: 7,
    webhook: { url: "https://crm.example.com/leads", signer: expect.anything(), retrySeconds: 2 },
    metricsToken: "m3trics",
  });
});

test.each(["api:secret@db.example.com/leads", "api:p@ss%2Fw%25rd@db/leads", "api@db/leads?a=b"])(
  "DATABASE_URL=postgres://%s takes the place of the file",
  (address) => {
    const url = `postgres://${address}`;

    expect(readConfig({ ...ALL, DATABASE_URL: url }).database).toEqual({ kind: "postgres", url });
  },
);

test("an empty variable counts as unset", () => {
  const empty = Object.fromEntries(Object.keys(ALL).map((name) => [name, ""]));

  expect(readConfig(empty)).toEqual(readConfig({}));
});

test.each([
  ["API_PORT", "65536", 'API_PORT must be a whole number from 0 to 65535, not "65536"'],
  ["API_PORT", "9001.0", 'API_PORT must be a whole number from 0 to 65535, not "9001.0"'],
  ["API_RATE_LIMIT_LEADS", "0", "API_RATE_LIMIT_LEADS must be a whole number from 1 to 1000000"],
  ["API_RATE_LIMIT_OTHER", "1e3", "API_RATE_LIMIT_OTHER must be a whole number"],
  ["API_ALLOWED_ORIGINS", "*", 'API_ALLOWED_ORIGINS has "*", which is not an origin'],
  ["API_ALLOWED_ORIGINS", "https://example.com/", 'write "https://example.com"'],
  ["API_ALLOWED_ORIGINS", "file:///tmp", 'has "file:///tmp", which is not an origin'],
  ["API_COUNTRY_HEADER", "cf ipcountry", "API_COUNTRY_HEADER must be a header name"],
  ["API_TRUST_PROXY", "true", 'API_TRUST_PROXY has "true": list addresses'],
  ["DATABASE_URL", "mysql://db/leads", "DATABASE_URL must be postgres://"],
  ["DATABASE_URL", "postgres://api:a/b@db/leads", "in a password, write % as %25, / as %2F"],
  ["DATABASE_URL", "postgres://api:50%@db/leads", "in a password, write"],
  ["API_HASH_KEY", "too short", "API_HASH_KEY must have at least 32 characters"],
  ["API_PHONE_CODES", "no", 'API_PHONE_CODES must be on or off, not "no"'],
  ["API_TRUST_PROXY", "10.0.0.0/0", 'API_TRUST_PROXY has "10.0.0.0/0": list addresses'],
  ["LEAD_WEBHOOK_URL", "http://crm.example.com", "LEAD_WEBHOOK_URL must begin with https://"],
  ["LEAD_WEBHOOK_URL", "https://crm.example.com", 'LEAD_WEBHOOK_SECRET must be "whsec_"'],
  ["LEAD_WEBHOOK_URL", "https://a:secret@crm.example.com", "LEAD_WEBHOOK_URL must begin with"],
  ["LEAD_WEBHOOK_SECRET", "whsec_x", "LEAD_WEBHOOK_SECRET needs LEAD_WEBHOOK_URL"],
  ["API_TOKEN", "t0 ken", "API_TOKEN must have visible ASCII characters only"],
  ["API_METRICS_TOKEN", "töken", "API_METRICS_TOKEN must have visible ASCII characters only"],
  ["API_BLOG_FOLDER", "/nonexistent", "API_BLOG_FOLDER: there is no folder /nonexistent"],
  ["API_ALLOWED_ORIGINS", ", ,", "API_ALLOWED_ORIGINS has no origin"],
])("%s=%s stops the start with one line", (name, value, message) => {
  const read = (): unknown => readConfig({ [name]: value });

  expect(read).toThrow(expect.objectContaining({ name: "ConfigError" }));
  expect(read).toThrow(message);
  expect(read).not.toThrow(/\n/);
});

test.each(["\n", " ", "-_"])("a webhook secret that ends with %j stops the start", (end) => {
  const secret = `whsec_${"A".repeat(40)}${end}`;

  const read = (): unknown => readConfig({ ...ALL, LEAD_WEBHOOK_SECRET: secret });

  expect(read).toThrow(expect.objectContaining({ name: "ConfigError" }));
  expect(read).not.toThrow(/A{8}/);
});

test("in production, the key of the hashes has to be set", () => {
  const production = { NODE_ENV: "production" };

  expect(() => readConfig(production)).toThrow(
    "API_HASH_KEY must have at least 32 characters, the same on all instances: openssl rand -base64 32",
  );
  expect(readConfig({ ...production, API_HASH_KEY: ALL.API_HASH_KEY }).hashKey).toBe(
    ALL.API_HASH_KEY,
  );
});

test("deploy/compose.yaml trusts its own proxy only: the gateway of its network", () => {
  const compose = z.object({
    services: z.object({ api: z.object({ environment: z.record(z.string(), z.string()) }) }),
    networks: z.object({
      default: z.object({
        ipam: z.object({ config: z.tuple([z.object({ gateway: z.string() })]) }),
      }),
    }),
  });

  const { services, networks } = compose.parse(
    parse(readFileSync(path.join(__dirname, "..", "deploy", "compose.yaml"), "utf8")),
  );

  const { API_TRUST_PROXY } = services.api.environment;
  expect(API_TRUST_PROXY).toBe(networks.default.ipam.config[0].gateway);
  expect(readConfig({ API_TRUST_PROXY }).trustedProxies).toEqual([API_TRUST_PROXY]);
});
