import type { Socket } from "node:net";
import { UNREADABLE } from "./errors";

const STATUSES: ReadonlyMap<string, string> = new Map([
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
  ["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large"],
]);

/**
 * Answers bytes that are no HTTP request, for which no route, hook or error handler ever runs, in
 * the same form as every other failure (specification.md, 8).
 */
export function answerMalformedHttp({ code }: { readonly code: string }, socket: Socket): void {
  if (!socket.writable) return;
  const status = STATUSES.get(code) ?? "400 Bad Request";
  const body = JSON.stringify({ error: { message: UNREADABLE } });
  socket.write(
    `HTTP/1.1 ${status}\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  socket.destroySoon();
}
