import type { Font } from "fontkit";
import sharp from "sharp";
import { SHARE_SIZE } from "../lib/share-image";
import { faceFor, loadFaces } from "./case-pdf/faces";
import { readPalette } from "./palette";

/** What a link preview image shows. */
export interface ShareCard {
  readonly url: string;
  readonly brand: string;
  readonly title: string;
  /** Path of a photo or of a drawing in SVG. */
  readonly picture: string;
}

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const MARGIN = 72;

/** Width of the picture at the right. */
const PICTURE = 540;
const TEXT_WIDTH = WIDTH - PICTURE - 2 * MARGIN;

/** The largest share image in bytes. */
const MOST_BYTES = 100_000;

/** Font sizes of a title in pixels, the first that fits. */
const SIZES = [84, 76, 68, 60, 52, 46, 40];
const LINE_HEIGHT = 1.12;
const TEXT_HEIGHT = 400;

/** A line of text as an SVG path. */
function textPath(
  font: Font,
  text: string,
  [x, y, size]: readonly [number, number, number],
): string {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let at = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = glyph.advanceWidth } = positions[index] ?? {};
    const outline = glyph.path.translate(at + xOffset, yOffset).toSVG();
    at += xAdvance;
    return outline;
  });
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${outlines.join("")}"/>`;
}

/** Width of a line in pixels. */
const widthOf = (font: Font, line: string, size: number) =>
  (font.layout(line).advanceWidth / font.unitsPerEm) * size;

/** A text in lines of at most the text's width. A longer word has a line of its own. */
function wrap(font: Font, text: string, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length === 0 || widthOf(font, longer, size) > TEXT_WIDTH) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The title in the largest size in which it fits. */
function drawTitle(font: Font, title: string): string {
  const fits = (size: number) => {
    const lines = wrap(font, title, size);
    const isHigh = lines.length * size * LINE_HEIGHT > TEXT_HEIGHT;
    return !isHigh && lines.every((line) => widthOf(font, line, size) <= TEXT_WIDTH);
  };
  const size = SIZES.find(fits) ?? Math.min(...SIZES);
  return wrap(font, title, size)
    .map((line, index) =>
      textPath(font, line, [MARGIN, MARGIN + size * (0.8 + index * LINE_HEIGHT), size]),
    )
    .join("");
}

/** A photo fills the right side; a drawing is shown whole. */
async function placePicture(file: string): Promise<sharp.OverlayOptions> {
  const upright = sharp(file, { density: 144 }).autoOrient();
  const placed = file.endsWith(".svg")
    ? upright.resize(PICTURE - MARGIN / 2)
    : upright.resize(PICTURE, HEIGHT, { fit: "cover" });
  const { data, info } = await placed.png().toBuffer({ resolveWithObject: true });
  return { input: data, left: WIDTH - PICTURE, top: Math.round((HEIGHT - info.height) / 2) };
}

/**
 * Draws the link preview image of a page: its title, the brand, and a picture. Text is drawn as paths, so
 * the image is the same on every machine.
 *
 * @returns A JPEG file of at most 100 KB.
 * @throws {Error} If the image can't be made that small.
 */
export async function drawShareCard({ url, brand, title, picture }: ShareCard): Promise<Buffer> {
  const palette = readPalette();
  const colorOf = (name: string) => palette(name).light;
  const faces = await loadFaces();
  const titleFont = faces[faceFor(faces, "display", title)];
  const brandFont = faces[faceFor(faces, "bold", brand)];
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${colorOf("paper")}"/>`,
    `<g fill="${colorOf("ink")}">${drawTitle(titleFont, title)}</g>`,
    `<rect x="${MARGIN}" y="${HEIGHT - MARGIN - 44}" width="56" height="4" fill="${colorOf("leaf")}"/>`,
    `<g fill="${colorOf("leaf-strong")}">${textPath(brandFont, brand, [MARGIN, HEIGHT - MARGIN, 30])}</g>`,
    "</svg>",
  ].join("");
  const drawn = sharp(Buffer.from(svg)).composite([await placePicture(picture)]);
  const flat = await drawn.flatten().png({ compressionLevel: 0 }).toBuffer();
  for (const quality of [80, 70, 55, 40]) {
    const image = await sharp(flat).jpeg({ quality, progressive: true }).toBuffer();
    if (image.length <= MOST_BYTES) return image;
  }
  throw new Error(`The share image of ${url} is larger than ${MOST_BYTES} bytes.`);
}
