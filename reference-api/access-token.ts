import { createHash, timingSafeEqual } from "node:crypto";
import type { onRequestHookHandler } from "fastify";
import { VisitorError } from "./errors";

const REFUSAL = "This page could not sign in to our server. Please reload it.";

/**
 * Makes a hook that refuses requests without the configured `access-token` header
 * (specification.md, 7). Digests are compared, since only equal lengths compare in constant time.
 */
export function requireToken(token: string): onRequestHookHandler {
  const wanted = digestOf(token);
  return (request, _reply, done) => {
    const given = request.headers["access-token"];
    const isRight = typeof given === "string" && timingSafeEqual(digestOf(given), wanted);
    done(isRight ? undefined : new VisitorError(401, REFUSAL));
  };
}

function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
