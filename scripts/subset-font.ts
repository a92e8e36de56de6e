import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { create, type Font } from "fontkit";
import fontverter from "fontverter";
import subsetFont from "subset-font";
import { fontStyles } from "./lib/font-styles";
import { runMain } from "./lib/main";
import { SetupError } from "./lib/ports";
import { renameFont } from "./lib/rename-font";

/** The package is not a dependency: its install script reports to its maker. */
const PACKAGE = "@ibm/plex-sans-variable@0.2.0";
const INTEGRITY =
  "sha512-S8xew9E8CPPKFvitbu2gDtwNFVWwwhClheaIBeykDYg7DrVK3cV5Xq5MjMrWPP5Os0xyiRFjMOmtGBLzz3urTQ==";
const SOURCE = "package/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf";
const LICENSE = "package/LICENSE.txt";
const FOLDER = "src/styles/fonts";

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const CHARACTERS = `${basicLatin.join("")}\u00a0£§©°·×÷éàèüöñ–—‘’“”•…₹€←→−≤≥½`;

const NAMES = {
  0: "Copyright © 2017 IBM Corp. A modified version.",
  1: "Plain Ledger",
  2: "Regular",
  4: "Plain Ledger",
  6: "PlainLedger",
  13: "SIL Open Font License 1.1",
};

const run = promisify(execFile);

/** The font and its licence, downloaded from npm. */
async function download(): Promise<{ font: Buffer; license: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), "font-"));
  try {
    const { stdout } = await run("npm", ["pack", PACKAGE, "--json"], { cwd: folder });
    if (!stdout.includes(INTEGRITY)) throw new SetupError(`${PACKAGE} has another checksum.`);
    await run("sh", ["-c", "tar xzf *.tgz"], { cwd: folder });
    return {
      font: await readFile(path.join(folder, SOURCE)),
      license: await readFile(path.join(folder, LICENSE), "utf8"),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The characters of the site, at one weight or as a variable font. */
async function subset(font: Buffer, wght: number | { min: number; max: number }): Promise<Buffer> {
  return subsetFont(font, CHARACTERS, {
    variationAxes: { wght, wdth: 100 },
    keepFeatures: ["kern", "mark", "ccmp"],
    noHinting: true,
    dropTables: ["STAT", "gasp"],
  });
}

/** fontkit reads beyond the end of the file for the empty glyph of the space, hence the padding. */
function open(font: Buffer): Font {
  const opened = create(Buffer.concat([font, Buffer.alloc(32)]));
  if (!("glyphForCodePoint" in opened)) throw new Error("A collection instead of one font.");
  return opened;
}

/** `npm run subset-font`: regenerates the site's font, its licence and its `@font-face` rules. */
runMain(async () => {
  const { font, license } = await download();
  const variable = await subset(font, { min: 400, max: 700 });
  const [regular, bold] = [open(await subset(font, 400)), open(await subset(font, 700))];
  const missing = Array.from(CHARACTERS).filter(
    (character) => !regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  if (missing.length > 0) throw new SetupError(`The font lacks ${missing.join(" ")}`);
  const compressed = await fontverter.convert(renameFont(variable, NAMES), "woff2");
  await writeFile(path.join(FOLDER, "plain-ledger.woff2"), compressed);
  await writeFile(path.join(FOLDER, "plain-ledger-license.txt"), license);
  await writeFile("src/styles/font.css", fontStyles(regular, bold));
  console.log(`${compressed.length} bytes, ${CHARACTERS.length} characters`);
  return 0;
});
