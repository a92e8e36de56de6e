import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { readTokens } from "../design-tokens";
import { fallbackFiles, type FontFile } from "../fallback-fonts";
import type { FontStack } from "../typeset";

const FONT = "src/styles/fonts/plain-ledger.woff2";
const DISPLAY_FONT = "src/styles/fonts/award-serif.woff2";
const TOKENS = "src/styles/tokens.css";

/** The site's fonts, one face for each weight, and its colours. */
export interface Faces {
  readonly regular: Font;
  readonly bold: Font;
  readonly display: Font;
  readonly colours: Readonly<
    Record<"--ink" | "--ink-soft" | "--rule" | "--leaf" | "--gold", string>
  >;
}

const REGULAR = 400;
const BOLD = 700;
/** Between the two, because a fallback stands in for both and for the display typeface. */
const FALLBACK = 550;

/** Every character that the font may have. Characters it lacks are ignored. */
const CHARACTERS = String.fromCodePoint(...Array.from({ length: 0x3000 }, (_, code) => code));

/** fontkit reads past the end of the glyph table if the last glyph is empty, as a space is. */
const padded = (font: Buffer) => Buffer.concat([font, Buffer.alloc(32)]);

/** Cuts one face from a font file. */
async function cutFace(
  file: string,
  variationAxes?: { wght: number },
  characters = CHARACTERS,
): Promise<Font> {
  const options = { targetFormat: "truetype", ...(variationAxes && { variationAxes }) } as const;
  const face = create(padded(await subsetFont(await readFile(file), characters, options)));
  if (!("layout" in face)) throw new Error(`${file} contains several fonts; it must contain one.`);
  return face;
}

async function readFaces(): Promise<Faces> {
  const css = await readFile(TOKENS, "utf8");
  const tokens = new Map(readTokens(css).map(({ name, value }) => [name, value]));
  const colour = (name: string) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`${TOKENS} has no ${name}.`);
    return value;
  };
  return {
    regular: await cutFace(FONT, { wght: REGULAR }),
    bold: await cutFace(FONT, { wght: BOLD }),
    display: await cutFace(DISPLAY_FONT),
    colours: {
      "--ink": colour("--ink"),
      "--ink-soft": colour("--ink-soft"),
      "--rule": colour("--rule"),
      "--leaf": colour("--leaf"),
      "--gold": colour("--gold"),
    },
  };
}

let faces: Promise<Faces> | undefined;

/**
 * The site's fonts as one face per weight, because PDF has no variable fonts. They are made once:
 * reading the font's tables took a third of the time of each PDF.
 */
export async function loadFaces(): Promise<Faces> {
  faces ??= readFaces();
  return faces;
}

const fallbacks = new Map<string, Promise<Font>>();

function loadFallback({ file, ranges }: FontFile): Promise<Font> {
  const codes = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  const font =
    fallbacks.get(file) ?? cutFace(file, { wght: FALLBACK }, String.fromCodePoint(...codes));
  fallbacks.set(file, font);
  return font;
}

/** White space and characters without a glyph of their own. */
const UNDRAWN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** A face with fallbacks for the characters of a text that it lacks. */
export async function stackFor(face: Font, text: string): Promise<FontStack> {
  const lacking = [...new Set(text)].filter(
    (one) => !UNDRAWN.test(one) && !face.hasGlyphForCodePoint(one.codePointAt(0) ?? 0),
  );
  if (lacking.length === 0) return [face];
  return [face, ...(await Promise.all((await fallbackFiles(lacking)).map(loadFallback)))];
}

/** The faces of a PDF, each with its fallbacks. */
export type Stacks = Readonly<Record<"regular" | "bold" | "display", FontStack>>;

/** The faces for everything that a text says. */
export async function stacksFor(text: string): Promise<Stacks> {
  const { regular, bold, display } = await loadFaces();
  return {
    regular: await stackFor(regular, text),
    bold: await stackFor(bold, text),
    display: await stackFor(display, text),
  };
}

/** The characters of a text that neither the headings' typeface nor a fallback can draw. */
export async function undrawable(text: string): Promise<readonly string[]> {
  const stack = await stackFor((await loadFaces()).display, text);
  return [...new Set(text)].filter(
    (one) =>
      !UNDRAWN.test(one) &&
      !stack.some((font) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)),
  );
}
