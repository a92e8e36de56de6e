import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".woff2": "font/woff2",
};

/** A file as a CDN sends it. */
export interface CompressedFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Compresses text with brotli at its best quality, as a CDN does once. Other files stay as they are. */
export async function compressed(name: string, content: Buffer): Promise<CompressedFile> {
  const type = TYPES[path.extname(name)] ?? "application/octet-stream";
  const isText = /^text|json|xml/u.test(type);
  if (!isText) return { body: content, headers: { "content-type": type } };
  return {
    body: await compress(content),
    headers: { "content-type": type, "content-encoding": "br" },
  };
}

/** All files of a build by URL path, compressed. The path of a page ends with a slash. */
export async function compressedFiles(folder: string): Promise<Map<string, CompressedFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:map|br)$/u.test(entry.name));
  const ready = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    const url = `/${path.relative(folder, file)}`.replace(/\/index\.html$/u, "/");
    return [url, await compressed(name, await readFile(file))] as const;
  });
  return new Map(await Promise.all(ready));
}
