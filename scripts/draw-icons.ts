import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { readPalette } from "../src/build/palette";
import { brandMark, smallMark, type BrandMark } from "../src/lib/brand-mark";
import { runMain } from "./lib/main";

const FOLDER = "static";
const SIDE = 32;

const colorOf = readPalette();
const ink = colorOf("ink");
const paper = colorOf("paper").light;
const marigold = colorOf("marigold").light;

const draw = ({ line, width, dot }: BrandMark) =>
  `<path class="l" fill="none" stroke="${paper}" stroke-width="${width}" d="${line}"/><circle cx="16" cy="16" r="${dot}" fill="${marigold}"/>`;

/**
 * The mark on a ground of ink.
 *
 * @param share How much of the side the mark fills.
 * @param corner Radius of the corners. Phones round the corners of an icon themselves.
 */
function onInk(mark: BrandMark, share: number, corner = 0): Buffer {
  const move = (SIDE * (1 - share)) / 2;
  const ground = `<rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${ink.light}"/>`;
  const place = `<g transform="translate(${move} ${move}) scale(${share})">${draw(mark)}</g>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${ground}${place}</svg>`,
  );
}

const toPng = (svg: Buffer, side: number) =>
  sharp(svg, { density: (72 * side) / SIDE })
    .resize(side)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A small mark without a ground. Its line is ink, or light where the system is dark. */
function favicon(): string {
  const style = `.l{stroke:${ink.light}}@media(prefers-color-scheme:dark){.l{stroke:${ink.dark}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><style>${style}</style>${draw(smallMark)}</svg>\n`;
}

/** Wraps a PNG in the ICO format: a header, one directory entry, and the image. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(SIDE, 6);
  head.writeUInt8(SIDE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** `npm run draw-icons`: draws the icons of browsers and home screens from the logo's mark. */
runMain(async () => {
  const full = onInk(brandMark, 0.74);
  const files: Record<string, string | Buffer> = {
    "favicon.svg": favicon(),
    "favicon.ico": toIco(await toPng(onInk(smallMark, 0.9, 6), SIDE)),
    "apple-touch-icon.png": await toPng(full, 180),
    "icon-192.png": await toPng(onInk(brandMark, 0.8, 6), 192),
    "icon-512.png": await toPng(onInk(brandMark, 0.8, 6), 512),
    // Android cuts a maskable icon to a circle of 80 % of its side.
    "icon-maskable-512.png": await toPng(onInk(brandMark, 0.6), 512),
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(FOLDER, name), content);
    console.log(`${path.join(FOLDER, name)}: ${content.length} bytes`);
  }
  return 0;
});
