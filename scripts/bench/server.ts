import { createSecureServer } from "node:http2";
import { LOOPBACK } from "../lib/ports";
import { headersFor } from "../lib/static-server";
import { selfSignedCertificate } from "./certificate";
import type { ServedFile } from "./files";

/** A server that is listening. */
export interface RunningServer {
  close(): Promise<void>;
}

/**
 * Serves files from memory over HTTP/2 and TLS, with the host's headers: each is compressed already,
 * so that no answer waits for work that a CDN has done before.
 *
 * @throws Where the port can't be listened on.
 */
export async function serveFiles(
  files: ReadonlyMap<string, ServedFile>,
  port: number,
): Promise<RunningServer> {
  const server = createSecureServer({ ...selfSignedCertificate(), allowHTTP1: true });
  const sessions = new Set<{ destroy(): void }>();
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
    // A browser that is closed resets its connection.
    session.on("error", () => undefined);
  });
  server.on("request", (request, response) => {
    const [address = "/"] = request.url.split("?", 1);
    const file = files.get(address);
    const { body, headers } = file ?? files.get("/404.html") ?? { body: "", headers: {} };
    response.writeHead(file === undefined ? 404 : 200, { ...headersFor(address), ...headers });
    response.end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, LOOPBACK, () => resolve());
  });
  return {
    close: async () => {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
