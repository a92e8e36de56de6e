import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { readTokens } from "../design-tokens";

const FONT = "src/styles/fonts/plain-ledger.woff2";
const TOKENS = "src/styles/tokens.css";

/** The site's font in two weights, and the colours of its text. */
export interface Faces {
  readonly regular: Font;
  readonly bold: Font;
  readonly colours: Readonly<Record<"--ink" | "--ink-soft" | "--rule", string>>;
}

const REGULAR = 400;
const BOLD = 700;

/** Every character that the font may have. Characters it lacks are ignored. */
const CHARACTERS = String.fromCodePoint(...Array.from({ length: 0x3000 }, (_, code) => code));

/** fontkit reads past the end of the glyph table if the last glyph is empty, as a space is. */
const padded = (font: Buffer) => Buffer.concat([font, Buffer.alloc(32)]);

async function readFaces(): Promise<Faces> {
  const [font, css] = await Promise.all([readFile(FONT), readFile(TOKENS, "utf8")]);
  const cut = async (wght: number) => {
    const options = { targetFormat: "truetype", variationAxes: { wght } } as const;
    const face = create(padded(await subsetFont(font, CHARACTERS, options)));
    if (!("layout" in face))
      throw new Error(`${FONT} contains several fonts; it must contain one.`);
    return face;
  };
  const tokens = new Map(readTokens(css).map(({ name, value }) => [name, value]));
  const colour = (name: string) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`${TOKENS} has no ${name}.`);
    return value;
  };
  return {
    regular: await cut(REGULAR),
    bold: await cut(BOLD),
    colours: {
      "--ink": colour("--ink"),
      "--ink-soft": colour("--ink-soft"),
      "--rule": colour("--rule"),
    },
  };
}

let faces: Promise<Faces> | undefined;

/**
 * The site's font as one face per weight, because PDF has no variable fonts. They are made once:
 * reading the font's tables took a third of the time of each PDF.
 */
export async function loadFaces(): Promise<Faces> {
  faces ??= readFaces();
  return faces;
}
