import type { FastifyInstance } from "fastify";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { VisitorError } from "./errors";
import type { Db } from "./tables";

/** The measurements of one server. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the measurements for Prometheus. No label has personal data. */
export function createMetrics(db: Db) {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: "leads_undelivered",
    help: "Leads that have not reached the webhook, waiting for a retry or dead.",
    labelNames: ["state"],
    registers,
    async collect() {
      const { all, waiting } = await db
        .selectFrom("outbox")
        .select(({ fn }) => [
          fn.countAll<number>().as("all"),
          fn.count<number>("next_attempt_at").as("waiting"),
        ])
        .where("delivered_at", "is", null)
        .executeTakeFirstOrThrow()
        // The others are needed most while the database fails.
        .catch(() => ({ all: NaN, waiting: NaN }));
      this.set({ state: "waiting" }, waiting);
      this.set({ state: "dead" }, all - waiting);
    },
  });
  return {
    registry,
    leadsStored: new Counter({
      name: "leads_stored_total",
      help: "Leads stored, without repeats.",
      labelNames: ["request_type"],
      registers,
    }),
    leadsFailed: new Counter({
      name: "leads_failed_total",
      help: "Valid leads that were not stored because of a failure on our side.",
      registers,
    }),
    deliveries: new Counter({
      name: "lead_deliveries_total",
      help: "Attempts to deliver a lead to the webhook.",
      labelNames: ["outcome"],
      registers,
    }),
    deliveryLag: new Histogram({
      name: "lead_delivery_lag_seconds",
      help: "Time from storing a lead to its delivery.",
      buckets: [1, 5, 30, 120, 600, 3600, 6 * 3600, 24 * 3600],
      registers,
    }),
    otp: new Counter({
      name: "otp_total",
      help: "One-time passwords sent, and results of their checks.",
      labelNames: ["result"],
      registers,
    }),
    latency: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time to answer a request.",
      labelNames: ["method", "route", "status"],
      buckets: [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
  };
}

/**
 * Serves `GET /metrics`. With a token, requests need it as bearer token. Without one, only programs
 * on this machine may read them, and not through a proxy.
 */
export function routeMetrics(app: FastifyInstance, metrics: Metrics, token?: string): void {
  app.addHook("onResponse", (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: reply.statusCode,
    };
    metrics.latency.observe(labels, reply.elapsedTime / 1000);
    done();
  });

  app.get("/metrics", async ({ headers, socket }, reply) => {
    const isLocal =
      /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "") && !headers["x-forwarded-for"];
    const isAllowed = token === undefined ? isLocal : headers.authorization === `Bearer ${token}`;
    if (!isAllowed) throw new VisitorError(403, "There is nothing to see here.", "metrics");
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
