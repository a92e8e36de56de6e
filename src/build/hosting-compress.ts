import { readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { eachOf } from "./each-of";
import { filesBelow } from "./files-below";

const compress = promisify(brotliCompress);

/** Media types of the texts that are compressed, by file extension. */
export const compressedTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  svg: "image/svg+xml",
  xml: "application/xml",
  txt: "text/plain",
  md: "text/markdown",
  webmanifest: "application/manifest+json",
};

/** Smaller files fit into one packet anyway. */
const LEAST_BYTES = 1000;

/** Files that are compressed at the same time. */
const AT_ONCE = 4;

/** Scripts and styles keep their name and content, so the best quality pays. Pages change with each build. */
const qualityOf = (extension: string) => (extension === "js" || extension === "css" ? 11 : 7);

const changedAt = async (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/**
 * Writes a copy of each text of a build, compressed with brotli, beside it. A copy that is newer than
 * its file is kept, one whose file is gone is deleted.
 *
 * @returns How many copies there are, and how many were written.
 */
export async function compressFiles(folder: string) {
  const files = new Set(filesBelow(folder).map((file) => path.join(folder, file)));
  const copies = [...files].filter((file) => file.endsWith(".br"));
  await eachOf(copies, AT_ONCE, async (copy) => {
    if (!files.has(copy.slice(0, -".br".length))) await rm(copy);
  });
  let all = 0;
  let written = 0;
  await eachOf([...files], AT_ONCE, async (file) => {
    const extension = path.extname(file).slice(1);
    if (compressedTypes[extension] === undefined) return;
    const { size, mtimeMs } = await stat(file);
    if (size < LEAST_BYTES) {
      await rm(`${file}.br`, { force: true });
      return;
    }
    all += 1;
    if ((await changedAt(`${file}.br`)) >= mtimeMs) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: qualityOf(extension),
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    };
    await writeFile(`${file}.br`, await compress(await readFile(file), { params }));
    written += 1;
  });
  return { all, written };
}
