import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import fontverter from "fontverter";
import subsetFont from "subset-font";
import { fontStyles } from "./lib/font-styles";
import { runMain } from "./lib/main";
import { SetupError } from "./lib/ports";
import { rename, Sfnt } from "./lib/sfnt";

/** Where the font comes from (docs/decisions/0021-font.md). */
const PACKAGE = "@ibm/plex-sans-variable@0.2.0";
const INTEGRITY =
  "sha512-S8xew9E8CPPKFvitbu2gDtwNFVWwwhClheaIBeykDYg7DrVK3cV5Xq5MjMrWPP5Os0xyiRFjMOmtGBLzz3urTQ==";
const SOURCE = "package/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf";
const LICENSE = "package/LICENSE.txt";
const FOLDER = "src/styles/fonts";

/** Most that the font may weigh, in bytes: one file beside a page of 14 KB. */
const MOST_BYTES = 21_000;

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const CHARACTERS = `${basicLatin.join("")}\u00a0£§©°·×÷éàèüöñ–—‘’“”•…₹€←→−≤≥½`;
const WEIGHTS = { min: 400, max: 700 };

/** The licence reserves the font's own name: what is derived from it bears another. */
const NAMES = {
  0: "Copyright © 2017 IBM Corp. A modified version.",
  1: "Plain Ledger",
  2: "Regular",
  4: "Plain Ledger",
  6: "PlainLedger",
  13: "SIL Open Font License 1.1",
};

const run = promisify(execFile);

/** The font's files from its package, in a folder that is removed afterwards. */
async function withPackage<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "font-"));
  try {
    const { stdout } = await run("npm", ["pack", PACKAGE, "--json"], { cwd: folder });
    if (!stdout.includes(INTEGRITY)) throw new SetupError(`${PACKAGE} is not what it was.`);
    await run("sh", ["-c", "tar xzf *.tgz"], { cwd: folder });
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** `npm run subset-font`: makes the site's font, its licence and its `@font-face` rules anew. */
runMain(async () => {
  const [source, license] = await withPackage((folder) =>
    Promise.all([
      readFile(path.join(folder, SOURCE)),
      readFile(path.join(folder, LICENSE), "utf8"),
    ]),
  );
  const options = {
    variationAxes: { wght: WEIGHTS, wdth: 100 },
    keepFeatures: ["kern", "mark", "ccmp"],
    noHinting: true,
    dropTables: ["STAT", "gasp"],
  };
  const subset = await subsetFont(source, CHARACTERS, options);
  const font = await fontverter.convert(rename(subset, NAMES), "woff2");
  const plain = new Sfnt(subset);
  const boldest = { ...options, variationAxes: { wght: WEIGHTS.max, wdth: 100 } };
  const bold = new Sfnt(await subsetFont(source, CHARACTERS, boldest));
  if (font.length > MOST_BYTES) throw new SetupError(`The font has ${font.length} bytes.`);
  const missing = Array.from(CHARACTERS).filter(
    (character) => !plain.glyphs.has(character.codePointAt(0) ?? 0),
  );
  if (missing.length > 0) throw new SetupError(`The font lacks ${missing.join(" ")}`);
  await writeFile(path.join(FOLDER, "plain-ledger.woff2"), font);
  await writeFile(path.join(FOLDER, "plain-ledger-license.txt"), license);
  await writeFile("src/styles/font.css", fontStyles({ plain, bold, weights: WEIGHTS }));
  console.log(`${font.length} bytes, ${plain.glyphs.size} characters`);
  return 0;
});
