import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { create } from "fontkit";
import fontverter from "fontverter";
import subsetFont from "subset-font";
import { runMain } from "./lib/main";
import { SetupError } from "./lib/setup-error";
import { renameFont } from "./lib/rename-font";

interface WebFont {
  /** npm package with the complete font. No dependency, since only this script needs it. */
  readonly package: string;
  readonly integrity: string;
  /** Path of the font in the package. */
  readonly source: string;
  readonly license: string;
  /** Name of the modified font. The original names are reserved by its licence. */
  readonly family: string;
  readonly copyright: string;
  /** Axes of a variable font. */
  readonly variationAxes?: Record<string, number | { min: number; max: number }>;
}

const fonts: readonly WebFont[] = [
  {
    package: "@ibm/plex-sans-variable@0.2.0",
    integrity:
      "sha512-S8xew9E8CPPKFvitbu2gDtwNFVWwwhClheaIBeykDYg7DrVK3cV5Xq5MjMrWPP5Os0xyiRFjMOmtGBLzz3urTQ==",
    source: "package/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf",
    license: "package/LICENSE.txt",
    family: "Plain Ledger",
    copyright: "Copyright © 2017 IBM Corp. A modified version.",
    variationAxes: { wght: { min: 400, max: 700 }, wdth: 100 },
  },
  {
    package: "source-serif@4.5.1",
    integrity:
      "sha512-NUAh5IzF7KiUu2gTpqE+ed9MNbMe4st7LIIXZ0OHHSPc6gg86H67j04M8sIhU2qqFd26btXaFQ2ge5u/p72j0Q==",
    source: "package/TTF/SourceSerif4Display-Semibold.ttf",
    license: "package/LICENSE.md",
    family: "Award Serif",
    copyright: "Copyright © 2014-2023 Adobe. A modified version.",
  },
];
const FOLDER = "src/styles/fonts";

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const CHARACTERS = `${basicLatin.join("")}\u00a0£§©°²³µ·×÷éàèüöñ–—‘’“”•…₹€←→−≤≥½`;

const run = promisify(execFile);

/** A font and its licence, downloaded from npm. */
async function download(web: WebFont): Promise<{ font: Buffer; license: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), "font-"));
  const options = { cwd: folder, maxBuffer: 16 * 1024 * 1024 };
  try {
    const { stdout } = await run("npm", ["pack", web.package, "--json"], options);
    if (!stdout.includes(web.integrity))
      throw new SetupError(`${web.package} has another checksum.`);
    await run("sh", ["-c", "tar xzf *.tgz"], options);
    return {
      font: await readFile(path.join(folder, web.source)),
      license: await readFile(path.join(folder, web.license), "utf8"),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** fontkit reads beyond the end of the file for the empty glyph of the space, hence the padding. */
function lacking(font: Buffer): readonly string[] {
  const opened = create(Buffer.concat([font, Buffer.alloc(32)]));
  if (!("hasGlyphForCodePoint" in opened)) throw new Error("A collection instead of one font.");
  return Array.from(CHARACTERS).filter(
    (character) => !opened.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}

/** Writes the subset of a font and its licence. */
async function writeFont(web: WebFont): Promise<void> {
  const { font, license } = await download(web);
  const { family, variationAxes } = web;
  const subset = await subsetFont(font, CHARACTERS, {
    ...(variationAxes !== undefined && { variationAxes }),
    keepFeatures: ["kern", "mark", "ccmp"],
    noHinting: true,
    dropTables: ["STAT", "gasp"],
  });
  const missing = lacking(subset);
  if (missing.length > 0) throw new SetupError(`${family} lacks ${missing.join(" ")}`);
  const names = {
    0: web.copyright,
    1: family,
    2: "Regular",
    4: family,
    6: family.replaceAll(" ", ""),
    13: "SIL Open Font License 1.1",
  };
  const compressed = await fontverter.convert(renameFont(subset, names), "woff2");
  const file = family.toLowerCase().replaceAll(" ", "-");
  await writeFile(path.join(FOLDER, `${file}.woff2`), compressed);
  await writeFile(path.join(FOLDER, `${file}-license.txt`), license);
  console.log(`${family}: ${compressed.length} bytes, ${CHARACTERS.length} characters`);
}

/** `npm run subset-font`: regenerates the site's fonts and their licences. */
runMain(async () => {
  for (const font of fonts) await writeFont(font);
  return 0;
});
