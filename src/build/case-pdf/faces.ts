import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

const FONT = "src/styles/fonts/plain-ledger.woff2";
const DISPLAY_FONT = "src/styles/fonts/award-serif.woff2";

/** Of the build only: no visitor loads it. Its licence is SIL OFL 1.1. */
const NOTO = "node_modules/@expo-google-fonts/noto-sans";

type Weight = "regular" | "bold" | "display";

/** A face of the site's fonts, or of Noto Sans in its place. */
export type FaceName = Weight | `noto-${Weight}`;

/** Each face, opened. */
export type Faces = Readonly<Record<FaceName, Font>>;

/** Every character that the font may have. Characters it lacks are ignored. */
const CHARACTERS = String.fromCodePoint(...Array.from({ length: 0x3000 }, (_, code) => code));

function open(file: string, font: Buffer): Font {
  // fontkit reads past the end of the glyph table if the last glyph is empty, as a space is.
  const face = create(Buffer.concat([font, Buffer.alloc(32)]));
  if (!("layout" in face)) throw new Error(`${file} contains several fonts; it must contain one.`);
  return face;
}

/** Cuts one face from a font file of the site: PDF has no variable fonts. */
async function cutFace(file: string, variationAxes?: { wght: number }): Promise<Font> {
  const options = { targetFormat: "truetype", ...(variationAxes && { variationAxes }) } as const;
  return open(file, await subsetFont(await readFile(file), CHARACTERS, options));
}

async function readNoto(style: "400Regular" | "600SemiBold"): Promise<Font> {
  const file = `${NOTO}/${style}/NotoSans_${style}.ttf`;
  return open(file, await readFile(file));
}

async function readFaces(): Promise<Faces> {
  const semiBold = await readNoto("600SemiBold");
  return {
    regular: await cutFace(FONT, { wght: 400 }),
    bold: await cutFace(FONT, { wght: 700 }),
    display: await cutFace(DISPLAY_FONT),
    "noto-regular": await readNoto("400Regular"),
    "noto-bold": semiBold,
    "noto-display": semiBold,
  };
}

let faces: Promise<Faces> | undefined;

/** The faces of PDFs and share images. They are made once: reading a font's tables takes a third of a PDF's time. */
export async function loadFaces(): Promise<Faces> {
  faces ??= readFaces();
  return faces;
}

/** White space and characters without a glyph of their own. */
const UNDRAWN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** The characters of a text that a face can't draw. */
const lackingIn = (face: Font, text: string) =>
  [...new Set(text)].filter(
    (one) => !UNDRAWN.test(one) && !face.hasGlyphForCodePoint(one.codePointAt(0) ?? 0),
  );

/** The face that draws a text: the site's own, or Noto Sans if that lacks a character of it. */
export const faceFor = (all: Faces, weight: Weight, text: string): FaceName =>
  lackingIn(all[weight], text).length === 0 ? weight : `noto-${weight}`;

/** The characters of a text that neither the headings' typeface nor Noto Sans can draw. */
export async function undrawable(text: string): Promise<readonly string[]> {
  const { display, "noto-display": noto } = await loadFaces();
  const lacking = new Set(lackingIn(display, text));
  return lacking.size === 0 ? [] : lackingIn(noto, text);
}
