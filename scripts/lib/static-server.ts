import { readFile } from "node:fs/promises";
import path from "node:path";
import compress from "@fastify/compress";
import serveFiles from "@fastify/static";
import fastify, { type FastifyInstance } from "fastify";
import { headerRules } from "../../src/build/hosting-headers";
import { readRedirects, REDIRECTS_FILE } from "../../src/build/hosting-redirects";
import { LOOPBACK } from "./ports";

const REVALIDATE = "public, max-age=0, must-revalidate";

function matches(pattern: string, url: string): boolean {
  const [start = "", end = ""] = pattern.split("*");
  return url.startsWith(start) && url.endsWith(end);
}

/** Headers of a URL path, from the same rules as the host's `_headers` file. */
export function headersFor(url: string): Record<string, string> {
  const fitting = headerRules.filter(({ pattern }) => matches(pattern, url));
  const headers = fitting.flatMap((rule) => Object.entries(rule.headers));
  return { "cache-control": REVALIDATE, ...Object.fromEntries(headers) };
}

/** Redirects former addresses as the host's `_redirects` file says. The query is kept. */
async function addRedirects(server: FastifyInstance, folder: string): Promise<void> {
  const text = await readFile(path.join(folder, REDIRECTS_FILE), "utf8").catch(() => "");
  const redirects = readRedirects(text);
  server.addHook("onRequest", async (request, reply) => {
    const [url = "", ...query] = request.url.split("?");
    const to = redirects.get(url);
    if (to === undefined || !["GET", "HEAD"].includes(request.method)) return;
    return reply.redirect([to, ...query].join("?"), 301);
  });
}

/**
 * Serves a build as a CDN would: compressed, with the host's headers and redirects, trailing slashes
 * and the 404 page.
 */
export async function serveSite(folder: string, port: number): Promise<FastifyInstance> {
  const server = fastify();
  await server.register(compress, { threshold: 512 });
  await server.register(serveFiles, {
    root: path.resolve(folder),
    redirect: true,
    cacheControl: false,
    allowedPath: (pathName) => !/^\/_(?:headers|redirects)/u.test(pathName),
  });
  await addRedirects(server, folder);
  server.addHook("onSend", async (request, reply) => {
    const [url = ""] = request.url.split("?", 1);
    const isFound = reply.statusCode < 400;
    void reply.headers({ ...headersFor(url), ...(!isFound && { "cache-control": REVALIDATE }) });
  });
  server.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).type("text/html; charset=utf-8").sendFile("404.html"),
  );
  await server.listen({ port, host: LOOPBACK });
  return server;
}
