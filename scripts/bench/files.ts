import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** Content types by file name; those that are text are served compressed. */
const types: Readonly<Record<string, { readonly type: string; readonly isText?: boolean }>> = {
  ".html": { type: "text/html; charset=utf-8", isText: true },
  ".js": { type: "text/javascript; charset=utf-8", isText: true },
  ".css": { type: "text/css; charset=utf-8", isText: true },
  ".json": { type: "application/json; charset=utf-8", isText: true },
  ".svg": { type: "image/svg+xml", isText: true },
  ".txt": { type: "text/plain; charset=utf-8", isText: true },
  ".xml": { type: "application/xml; charset=utf-8", isText: true },
  ".avif": { type: "image/avif" },
  ".webp": { type: "image/webp" },
  ".png": { type: "image/png" },
  ".jpg": { type: "image/jpeg" },
  ".woff2": { type: "font/woff2" },
};

/** A file as it goes over the wire. */
export interface ServedFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Readies a file for serving: text is compressed with brotli at its best quality, as a CDN does once. */
export async function served(name: string, content: Buffer): Promise<ServedFile> {
  const { type, isText = false } = types[path.extname(name)] ?? {
    type: "application/octet-stream",
  };
  if (!isText) return { body: content, headers: { "content-type": type } };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const body = await compress(content, { params });
  return { body, headers: { "content-type": type, "content-encoding": "br" } };
}

/** All files of a build by their addresses, ready for serving. A page's address ends in a slash. */
export async function servedFiles(folder: string): Promise<Map<string, ServedFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".map") && entry.name !== "_headers")
    .map((entry) => path.join(entry.parentPath, entry.name));
  const ready = files.map(async (file) => {
    const address = `/${path.relative(folder, file).replaceAll(path.sep, "/")}`;
    return [
      address.replace(/\/index\.html$/u, "/"),
      await served(file, await readFile(file)),
    ] as const;
  });
  return new Map(await Promise.all(ready));
}
