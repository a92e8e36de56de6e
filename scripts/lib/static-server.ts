import { readFile } from "node:fs/promises";
import path from "node:path";
import compress from "@fastify/compress";
import serveFiles from "@fastify/static";
import fastify, { type FastifyInstance, type RawServerBase } from "fastify";
import { headersFor, isPublic, REVALIDATE } from "../../src/build/hosting-headers";
import { readRedirects, REDIRECT_STATUS, REDIRECTS_FILE } from "../../src/build/hosting-redirects";
import { decode } from "../../src/lib/decode";
import { notFoundPage } from "../../src/lib/not-found-page";
import { makeCertificate } from "./certificate";
import { LOOPBACK } from "./ports";

/** Redirects former addresses as the host's `_redirects` file says. The query is kept. */
async function addRedirects<Server extends RawServerBase>(
  server: FastifyInstance<Server>,
  folder: string,
): Promise<void> {
  const text = await readFile(path.join(folder, REDIRECTS_FILE), "utf8").catch(() => "");
  const redirects = readRedirects(text);
  server.addHook("onRequest", async (request, reply) => {
    const [url = "", ...query] = request.url.split("?");
    const to = redirects.get(url);
    if (to === undefined || !["GET", "HEAD"].includes(request.method)) return;
    return reply.redirect([to, ...query].join("?"), REDIRECT_STATUS);
  });
}

/** Fastify refuses a path that cannot be decoded before any handler runs. */
const rewriteUrl = ({ url = "/" }) => (decode(url) === null ? url.replaceAll("%", "%25") : url);

async function listen<Server extends RawServerBase>(
  server: FastifyInstance<Server>,
  folder: string,
  port: number,
): Promise<FastifyInstance<Server>> {
  await server.register(compress, { threshold: 512 });
  await server.register(serveFiles, {
    root: path.resolve(folder),
    redirect: true,
    cacheControl: false,
    // The copies that the build compressed.
    preCompressed: true,
    allowedPath: (pathName) => isPublic(path.posix.normalize(pathName)),
  });
  await addRedirects(server, folder);
  server.addHook("onSend", async (request, reply) => {
    const [url = ""] = request.url.split("?", 1);
    const isFound = reply.statusCode < 400;
    const { "content-type": type, ...headers } = headersFor(url);
    void reply.headers({ ...headers, ...(!isFound && { "cache-control": REVALIDATE }) });
    if (isFound && type !== undefined) void reply.type(type);
    if (reply.hasHeader("content-encoding")) void reply.header("vary", "accept-encoding");
  });
  server.setNotFoundHandler(async ({ url }, reply) =>
    reply.code(404).type("text/html; charset=utf-8").sendFile(notFoundPage(url)),
  );
  server.setErrorHandler(async (error, _request, reply) => {
    const { statusCode = 500 } = error instanceof Error && "statusCode" in error ? error : {};
    const code = typeof statusCode === "number" ? statusCode : 500;
    if (code < 500) return reply.code(code).send(error);
    console.error(error);
    return reply.code(500).type("text/html; charset=utf-8").sendFile("500.html");
  });
  await server.listen({ port, host: LOOPBACK });
  return server;
}

/**
 * Serves a build as a CDN would, by the rules of `src/build/hosting-headers.ts`: compressed, with the
 * host's headers and redirects, trailing slashes and the pages for errors.
 */
export const serveSite = async (folder: string, port: number) =>
  listen(fastify({ rewriteUrl }), folder, port);

/** The same over HTTP/2 with TLS and a certificate of its own. @throws If `openssl` is missing. */
export async function serveSiteOverTls(folder: string, port: number) {
  const { key, cert } = await makeCertificate();
  const https = { key, cert, allowHTTP1: true };
  const options = { rewriteUrl, http2: true, https, forceCloseConnections: true } as const;
  return listen(fastify(options), folder, port);
}
