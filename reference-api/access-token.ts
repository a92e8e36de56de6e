import { createHash, timingSafeEqual } from "node:crypto";
import type { onRequestHookHandler } from "fastify";
import { VisitorError } from "./errors";

const MESSAGE = "This page could not sign in to our server. Please reload it.";

/** Makes a hook that answers 401 to requests without the configured `access-token` header. */
export function requireToken(token: string): onRequestHookHandler {
  const expected = sha256(token);
  return (request, _reply, done) => {
    const actual = request.headers["access-token"];
    // `timingSafeEqual` needs equal lengths, so it compares digests.
    const isValid = typeof actual === "string" && timingSafeEqual(sha256(actual), expected);
    done(isValid ? undefined : new VisitorError(401, MESSAGE, "access-token"));
  };
}

function sha256(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
