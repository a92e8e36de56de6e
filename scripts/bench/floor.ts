import { served, type ServedFile } from "./files";
import sharp from "sharp";

/** Addresses of the pages that the site's are compared with. */
export const FLOOR_TEXT = "/_floor/text/";
export const FLOOR_IMAGE = "/_floor/image/";

const IMAGE = "/static/_floor.jpg";
const IMAGE_BYTES = 44 * 1024;
const WIDTH = 720;
const HEIGHT = 480;

const style = `body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1c2430;background:#fff}
main{max-width:42rem;margin:0 auto;padding:1.5rem}
h1{font-size:2rem;line-height:1.2}img{display:block;width:100%;height:auto}`;

const paragraphs = [
  "A buyer who sees every quotation in the same unit, with freight and duty in it, can compare them in minutes. Where each supplier writes in a form of their own, the same work takes days, and the cheapest line is often not the cheapest delivery.",
  "Requests reach the team by mail, by message and by word of mouth. Sorted in the first hour, most of them never become urgent; left alone, they turn into orders that nobody has approved and nobody can find again.",
  "An event with clear rules, a start and an end brings suppliers to their best price without a single call. What was asked, what was answered and why one was chosen stays on record for whoever asks in a year.",
  "Good terms are worth more than a low price when money is dear. Thirty more days of credit on a yearly contract pay for a clerk, and early payment against a discount pays for the bank.",
];

const page = (hero: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="description" content="The least that a page can be."><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<style>${style}</style></head>
<body><main>${hero}<h1>What a purchase costs in the end</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join("\n")}</main></body></html>`;

/** A JPEG of at most 44 KB at the best quality that fits: blurred noise, as busy as a photograph. */
async function heroImage(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const background = { r: 90, g: 120, b: 160 };
  const small = await sharp({
    create: { width: WIDTH / 6, height: HEIGHT / 6, channels: 3, background, noise },
  })
    .png()
    .toBuffer();
  const image = sharp(small).resize(WIDTH, HEIGHT).removeAlpha();
  for (let quality = 95; quality > 20; quality -= 1) {
    const jpeg = await image.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= IMAGE_BYTES) return jpeg;
  }
  throw new Error("The floor's image can't be made small enough.");
}

/**
 * The least that a page can be: written by hand, styles inlined, no script, once of text and once with
 * an image of 44 KB above it. What the site's pages take is read against these, in the same run.
 */
export async function floorFiles(): Promise<Map<string, ServedFile>> {
  const image = `<img src="${IMAGE}" width="${WIDTH}" height="${HEIGHT}" alt="" fetchpriority="high">`;
  return new Map([
    [FLOOR_TEXT, await served("text.html", Buffer.from(page("")))],
    [FLOOR_IMAGE, await served("image.html", Buffer.from(page(image)))],
    [IMAGE, await served(IMAGE, await heroImage())],
  ]);
}
