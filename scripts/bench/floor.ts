import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** URL paths of the floor pages: the least HTML that shows a text, or a text below an image. */
export const FLOOR_TEXT = "/_floor/text/";
export const FLOOR_IMAGE = "/_floor/image/";

const FLOOR = "/_floor";
const IMAGE = `${FLOOR}/image.jpg`;
const IMAGE_BYTES = 44 * 1024;
const [WIDTH, HEIGHT] = [720, 480];

const paragraph = `<p>${"A buyer who sees every quotation in the same unit, with freight and duty included, can compare them in minutes. ".repeat(2)}</p>`;

const page = (image: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<style>body{margin:0;font:1rem/1.5 system-ui,sans-serif}main{padding:1.5rem}h1{font-size:2rem}img{display:block;width:100%;height:auto}</style></head>
<body><main>${image}<h1>What a purchase costs in the end</h1>${paragraph.repeat(4)}</main></body></html>`;

/** A JPEG with the detail of a photograph, padded to exactly 44 KB. */
async function image(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = {
    width: WIDTH / 6,
    height: HEIGHT / 6,
    channels: 3,
    background: "#5a78a0",
    noise,
  } as const;
  const small = await sharp({ create }).png().toBuffer();
  const jpeg = await sharp(small)
    .resize(WIDTH, HEIGHT)
    .removeAlpha()
    .jpeg({ quality: 60 })
    .toBuffer();
  return Buffer.concat([jpeg, Buffer.alloc(Math.max(0, IMAGE_BYTES - jpeg.length))]);
}

/** Writes the floor pages and their image into a build. The budgets for paint times are multiples of theirs. */
export async function writeFloor(folder: string): Promise<void> {
  const tag = `<img src="${IMAGE}" width="${WIDTH}" height="${HEIGHT}" alt="" fetchpriority="high">`;
  for (const [url, html] of [
    [FLOOR_TEXT, page("")],
    [FLOOR_IMAGE, page(tag)],
  ] as const) {
    await mkdir(path.join(folder, url), { recursive: true });
    await writeFile(path.join(folder, url, "index.html"), html);
  }
  await writeFile(path.join(folder, IMAGE), await image());
}

/** Removes them again. */
export async function removeFloor(folder: string): Promise<void> {
  await rm(path.join(folder, FLOOR), { recursive: true, force: true });
}
