import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { readTokens } from "../design-tokens";

const FONT = "src/styles/fonts/plain-ledger.woff2";
const TOKENS = "src/styles/tokens.css";

/** What the paper is set in: the site's font in two weights and the site's inks. */
export interface Faces {
  readonly regular: Font;
  readonly bold: Font;
  readonly colours: Readonly<Record<"--ink" | "--ink-soft" | "--rule", string>>;
}

const REGULAR = 400;
const BOLD = 700;

/** Every character of the writing systems that the font may have: those it lacks are passed over. */
const CHARACTERS = String.fromCodePoint(...Array.from({ length: 0x3000 }, (_, code) => code));

/** fontkit reads a glyph's head at the end of the table also where the glyph, a space, is empty. */
const padded = (font: Buffer) => Buffer.concat([font, Buffer.alloc(32)]);

async function readFaces(): Promise<Faces> {
  const [font, css] = await Promise.all([readFile(FONT), readFile(TOKENS, "utf8")]);
  const cut = async (wght: number) => {
    const options = { targetFormat: "truetype", variationAxes: { wght } } as const;
    const face = create(padded(await subsetFont(font, CHARACTERS, options)));
    if (!("layout" in face)) throw new Error(`${FONT} holds several fonts; it has to be one.`);
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
 * The site's font as one face a weight, since PDF knows no variable font. Made and opened once for all
 * papers: reading its tables anew took a third of the time of each.
 */
export async function loadFaces(): Promise<Faces> {
  faces ??= readFaces();
  return faces;
}
