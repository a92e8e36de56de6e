import { createHash, timingSafeEqual } from "node:crypto";
import type { onRequestHookHandler } from "fastify";
import { VisitorError } from "./errors";

/**
 * Makes a hook that refuses requests without the configured `access-token` header
 * (specification.md, 7). Digests are compared, since only equal lengths compare in constant time.
 */
export function requireToken(token: string): onRequestHookHandler {
  const wanted = digestOf(token);
  return (request, _reply, done) => {
    const given = request.headers["access-token"];
    if (typeof given === "string" && timingSafeEqual(digestOf(given), wanted)) return done();
    done(new VisitorError(401, "This page could not sign in to our server. Please reload it."));
  };
}

function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
