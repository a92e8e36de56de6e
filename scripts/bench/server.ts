import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import fastify from "fastify";
import { LOOPBACK } from "../lib/ports";
import { headersFor } from "../../src/build/hosting-headers";
import type { CompressedFile } from "./compressed-files";

/** A self-signed certificate for localhost: browsers use HTTP/2 over TLS only. */
export async function certificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(path.join(tmpdir(), "certificate-"));
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  const options =
    "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout";
  try {
    await promisify(execFile)("openssl", [...options.split(" "), key, "-out", cert]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Serves compressed files over HTTP/2 with the headers of the host.
 *
 * @throws When the port is in use or `openssl` is missing.
 */
export async function serveCompressed(files: ReadonlyMap<string, CompressedFile>, port: number) {
  const https = { ...(await certificate()), allowHTTP1: true };
  const server = fastify({ http2: true, https, forceCloseConnections: true });
  server.get("/*", async (request, reply) => {
    const [url = "/"] = request.url.split("?", 1);
    const file = files.get(url);
    const { body, headers } = file ?? files.get("/404.html") ?? { body: "", headers: {} };
    return reply
      .code(file === undefined ? 404 : 200)
      .headers({ ...headersFor(url), ...headers })
      .send(body);
  });
  await server.listen({ port, host: LOOPBACK });
  return server;
}
