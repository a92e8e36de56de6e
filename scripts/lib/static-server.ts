import { readFile } from "node:fs/promises";
import path from "node:path";
import compress from "@fastify/compress";
import serveFiles from "@fastify/static";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { headersFor, isPublic, REVALIDATE } from "../../src/build/hosting-headers";
import { readRedirects, REDIRECT_STATUS, REDIRECTS_FILE } from "../../src/build/hosting-redirects";
import { notFoundPage } from "../../src/lib/not-found-page";
import { LOOPBACK } from "./ports";

const isDecodable = (url: string) => {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
};

/** Redirects former addresses as the host's `_redirects` file says. The query is kept. */
async function addRedirects(server: FastifyInstance, folder: string): Promise<void> {
  const text = await readFile(path.join(folder, REDIRECTS_FILE), "utf8").catch(() => "");
  const redirects = readRedirects(text);
  server.addHook("onRequest", async (request, reply) => {
    const [url = "", ...query] = request.url.split("?");
    const to = redirects.get(url);
    if (to === undefined || !["GET", "HEAD"].includes(request.method)) return;
    return reply.redirect([to, ...query].join("?"), REDIRECT_STATUS);
  });
}

/**
 * Serves a build as a CDN would, by the rules of `src/build/hosting-headers.ts`: compressed, with the
 * host's headers and redirects, trailing slashes and the pages for errors.
 */
export async function serveSite(folder: string, port: number): Promise<FastifyInstance> {
  const server = fastify({
    // Fastify refuses a path that cannot be decoded before any handler runs.
    rewriteUrl: ({ url = "/" }) => (isDecodable(url) ? url : url.replaceAll("%", "%25")),
  });
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
  const sendNotFound = async ({ url }: FastifyRequest, reply: FastifyReply) =>
    reply.code(404).type("text/html; charset=utf-8").sendFile(notFoundPage(url));
  server.setNotFoundHandler(sendNotFound);
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
