import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance } from "fastify";
import { requireToken } from "./access-token";
import type { Config } from "./config";
import { loadContract } from "./contract";
import { listCountries } from "./countries";
import type { Database } from "./database";
import { closeConnectionsOnShutdown } from "./drain";
import { answerErrors, answerMalformedHttp } from "./error-answers";
import { VisitorError } from "./errors";
import { OneTimePasswords } from "./one-time-passwords";
import { RequestLog } from "./request-log";
import { routeBlog } from "./routes/blog";
import { routeCountries } from "./routes/countries";
import { routeHealth } from "./routes/health";
import { routeLeads } from "./routes/leads";
import { routeSuppliers } from "./routes/suppliers";
import { validationError } from "./validation-message";

/** What the server depends on. */
export interface ServerParts {
  readonly config: Config;
  /** The caller closes it after the server. */
  readonly database: Database;
  /** Current time in milliseconds since 1970. */
  readonly now: () => number;
  /** Receives log lines as JSON. */
  readonly log: { write(line: string): void };
}

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const PREFLIGHT_SECONDS = 600;

/**
 * Builds the server, ready for `listen` or `inject`.
 *
 * @throws Error if the routes do not match the contract.
 */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, database, now, log } = parts;
  const app = Fastify({
    logger: { level: "info", stream: log },
    logController: new RequestLog(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // During shutdown, requests on open connections are still served.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    rewriteUrl: ({ url = "/" }) => (isWellFormedUrl(url) ? url : "/404"),
    clientErrorHandler: answerMalformedHttp,
    schemaErrorFormatter: validationError,
    ajv: {
      customOptions: {
        // A lead is stored exactly as sent, so Ajv must not change it.
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
  closeConnectionsOnShutdown(app);

  const contract = loadContract();
  routeHealth(app, contract, database);
  await app.register((calls, _options, done) => {
    if (config.token !== undefined) calls.addHook("onRequest", requireToken(config.token));
    routeLeads(calls, contract, parts);
    routeCountries(calls, contract, listCountries(), config.countryHeader);
    routeSuppliers(calls, contract, new OneTimePasswords(now), config.rateLimits.otp);
    routeBlog(calls, contract, parts);
    done();
  });
  await app.ready();
  return app;
}

/**
 * Accepts only JSON bodies. An empty body counts as none, because clients declare JSON even without
 * one. `__proto__` and `constructor` keys are dropped, so that they can't cost anyone a lead.
 */
function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("remove", "remove");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) done(null);
    else void parseJson(request, body.toString(), done);
  });
}

/** Fastify answers a malformed path before any hook runs, and so without CORS headers. */
function isWellFormedUrl(url: string): boolean {
  try {
    decodeURI(url.replace(/[?#].*$/s, ""));
    return true;
  } catch {
    return false;
  }
}
