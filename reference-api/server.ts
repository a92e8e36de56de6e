import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance } from "fastify";
import { requireToken } from "./access-token";
import { createBlogStore } from "./blog-store";
import type { Config } from "./config";
import { loadContract } from "./contract";
import { listCountries } from "./countries";
import type { Database } from "./database";
import { endConnectionsOnClose } from "./drain";
import { answerErrors } from "./error-answers";
import { VisitorError } from "./errors";
import { acceptJsonOnly } from "./json-body";
import { createLeadsStore } from "./leads-store";
import { answerMalformedHttp } from "./malformed-http";
import { createOneTimePasswords } from "./one-time-passwords";
import { RequestLog } from "./request-log";
import { routeBlog } from "./routes/blog";
import { routeCountries } from "./routes/countries";
import { routeHealth } from "./routes/health";
import { routeLeads } from "./routes/leads";
import { routeSuppliers } from "./routes/suppliers";
import { refusal } from "./validation-message";

/** What a server is made of. */
export interface ServerParts {
  readonly config: Config;
  /** Left open when the server closes. */
  readonly database: Database;
  /** Current time in milliseconds since 1970. */
  readonly now: () => number;
  /** Where log lines go, as JSON. */
  readonly log: { write(line: string): void };
}

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const PREFLIGHT_SECONDS = 600;

/**
 * Builds the server of the contract, ready to listen or to be injected into.
 *
 * @throws Error when contract and routes do not fit together.
 */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, database, now, log } = parts;
  const app = Fastify({
    logger: { level: "info", stream: log },
    logController: new RequestLog(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // While draining, requests on connections that are already open are served like any other.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    rewriteUrl: ({ url = "/" }) => (canBeDecoded(url) ? url : "/404"),
    clientErrorHandler: answerMalformedHttp,
    schemaErrorFormatter: refusal,
    ajv: {
      customOptions: {
        // A lead is stored as it was sent, so nothing in it may be converted, filled in or removed.
        coerceTypes: false,
        useDefaults: false,
        removeAdditional: false,
        keywords: ["x-message"],
        verbose: true,
      },
    },
  });

  acceptJsonOnly(app);
  await app.register(cors, {
    origin: [...config.allowedOrigins],
    methods: ["GET", "POST"],
    allowedHeaders: ["content-type", "access-token"],
    exposedHeaders: ["retry-after"],
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: false,
  });
  await app.register(rateLimit, {
    max: config.rateLimits.other,
    timeWindow: "1 minute",
    errorResponseBuilder: () =>
      new VisitorError(429, "Too many tries from your connection. Please wait a minute."),
  });
  answerErrors(app);
  endConnectionsOnClose(app);

  const contract = loadContract();
  routeHealth(app, contract, database);
  await app.register((calls, _options, done) => {
    if (config.token !== undefined) calls.addHook("onRequest", requireToken(config.token));
    routeLeads(calls, contract, createLeadsStore(database, now), config.rateLimits.leads);
    routeCountries(calls, contract, listCountries(), config.countryHeader);
    routeSuppliers(calls, contract, createOneTimePasswords(now), config.rateLimits.otp);
    routeBlog(calls, contract, createBlogStore(database, now));
    done();
  });
  await app.ready();
  return app;
}

/** Fastify answers a malformed path before any hook runs, so without CORS headers. */
function canBeDecoded(url: string): boolean {
  try {
    decodeURI(url.replace(/[?#].*$/s, ""));
    return true;
  } catch {
    return false;
  }
}
