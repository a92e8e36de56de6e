import { readFile } from "node:fs/promises";
import path from "node:path";

/** Fonts of the build only: no visitor loads them. Their licence is SIL OFL 1.1. */
const PACKAGES = ["noto-sans", "noto-sans-arabic", "noto-sans-sc"].map(
  (name) => `node_modules/@fontsource-variable/${name}`,
);

/** A font file with some of the characters of its family. */
export interface FontFile {
  readonly file: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** The file and characters of each `@font-face` of a package. */
async function readPackage(folder: string): Promise<readonly FontFile[]> {
  const css = await readFile(path.join(folder, "index.css"), "utf8");
  const faces = css.matchAll(/url\((?<file>[^)]+)\)[^}]*unicode-range:(?<list>[^;]+);/gu);
  return [...faces].map(({ groups: { file = "", list = "" } = {} }) => ({
    file: path.join(folder, file),
    ranges: [...list.matchAll(/U\+(?<first>\w+)(?:-(?<last>\w+))?/giu)].map(({ groups }) => {
      const first = groups?.first ?? "";
      return [Number.parseInt(first, 16), Number.parseInt(groups?.last ?? first, 16)] as const;
    }),
  }));
}

let files: Promise<readonly FontFile[]> | undefined;

/** The files for some characters: Devanagari, Arabic, Greek, Cyrillic, Chinese and more Latin. */
export async function fallbackFiles(characters: Iterable<string>): Promise<readonly FontFile[]> {
  files ??= Promise.all(PACKAGES.map(readPackage)).then((all) => all.flat());
  const all = await files;
  const found = Array.from(characters, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return all.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last));
  });
  return [...new Set(found.filter((file) => file !== undefined))];
}
