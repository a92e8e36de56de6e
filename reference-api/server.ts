import { randomUUID } from "node:crypto";
import compileSchemas from "@fastify/ajv-compiler";
import cors from "@fastify/cors";
import Fastify, { type FastifyInstance } from "fastify";
import { requireToken } from "./access-token";
import { trustOnly } from "./client-address";
import { watchCodeService, type CodeService } from "./code-service";
import type { Config } from "./config";
import type { Database } from "./database";
import { deliverWhileListening } from "./delivery";
import { closeConnectionsOnShutdown } from "./drain";
import { answerErrors, answerMalformedHttp } from "./error-answers";
import { hashWith } from "./hash";
import { maintainWhileListening } from "./maintenance";
import { createMetrics, routeMetrics, type Metrics } from "./metrics";
import { OneTimePasswords } from "./one-time-passwords";
import { limitRequests } from "./rate-limit";
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

/** What the routes of leads and suppliers depend on. */
export interface RouteParts extends ServerParts {
  readonly metrics: Metrics;
  readonly passwords: OneTimePasswords;
  readonly codeService: CodeService;
}

const BODY_LIMIT_BYTES = 64 * 1024;
/** An idle connection is kept for the next request, a little longer than browsers and proxies do. */
const KEEP_ALIVE_MS = 65_000;
const PREFLIGHT_SECONDS = 600;

/** Compiles a schema of the contract once for all servers of this process. */
const buildValidator = compileSchemas();

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
    requestTimeout: config.requestTimeoutSeconds * 1000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      headersTimeout: config.requestTimeoutSeconds * 1000,
      // Node checks the time limits only this often, by default every 30 s.
      connectionsCheckingInterval: 500,
    },
    // Counted ids would tell how many requests there are, and repeat after a restart.
    genReqId: () => randomUUID(),
    // During shutdown, requests on open connections are still served.
    return503OnClosing: false,
    trustProxy: trustOnly(config.trustedProxies),
    rewriteUrl: ({ url = "/" }) => (isWellFormedUrl(url) ? url : "/404"),
    clientErrorHandler: answerMalformedHttp,
    schemaErrorFormatter: validationError,
    schemaController: { compilersFactory: { buildValidator } },
    ajv: {
      customOptions: {
        // A lead is stored exactly as sent, so Ajv must not change it.
        coerceTypes: false,
        useDefaults: false,
        removeAdditional: false,
        keywords: ["x-message"],
        verbose: true,
        // Attribution may have values of several types.
        strictTypes: false,
      },
    },
  });

  app.server.maxConnections = config.maxConnections;
  acceptJsonOnly(app);
  sendCommonHeaders(app);
  await app.register(cors, {
    origin: [...config.allowedOrigins],
    methods: ["GET", "POST"],
    allowedHeaders: ["content-type", "access-token"],
    exposedHeaders: ["retry-after", "x-request-id"],
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: false,
  });
  const hash = hashWith(config.hashKey);
  const { counters } = database;
  await limitRequests(app, { counters, hash, now, max: config.rateLimits.other });
  answerErrors(app);
  closeConnectionsOnShutdown(app);

  const metrics = createMetrics(database.db);
  const passwords = new OneTimePasswords(database, hash, now);
  const codeService = watchCodeService(app, counters, now);
  const routeParts = { ...parts, metrics, passwords, codeService };
  routeHealth(app, database);
  routeMetrics(app, metrics, config.metricsToken);
  await app.register((calls, _options, done) => {
    if (config.token !== undefined) calls.addHook("onRequest", requireToken(config.token));
    routeLeads(calls, routeParts);
    routeCountries(calls, config.countryHeader);
    routeSuppliers(calls, routeParts);
    routeBlog(calls, parts);
    done();
  });
  maintainWhileListening(app, parts);
  if (config.webhook)
    deliverWhileListening(app, { database, now, webhook: config.webhook, metrics });
  await app.ready();
  return app;
}

/** Answers are data for one visitor: no cache keeps them and no browser guesses their type. */
function sendCommonHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers({
      "x-request-id": request.id,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    done();
  });
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
