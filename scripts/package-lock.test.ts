import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { z } from "zod";

/** Licences whose terms we keep. */
const ALLOWED = new Set([
  ...["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "ISC", "MIT", "MIT-0"],
  ...["CC0-1.0", "Python-2.0", "Unlicense", "WTFPL", "Zlib"],
  // Data: browser versions, and names of licence exceptions.
  ...["CC-BY-3.0", "CC-BY-4.0"],
  // Fonts that are drawn into images and PDFs.
  "OFL-1.1",
  // Used unchanged and never shipped to visitors: axe in tests, libvips in the build.
  ...["LGPL-3.0-or-later", "MPL-2.0"],
]);

/** Packages whose lockfile entry has no licence, read in their LICENSE files on 2026-11-24. */
const READ: Readonly<Record<string, string>> = {
  busboy: "MIT",
  linkfs: "Unlicense",
  not: "MIT",
  "parse-cache-control": "BSD-3-Clause",
  "png-js": "MIT",
  streamsearch: "MIT",
  "valid-url": "MIT",
  "xmlhttprequest-ssl": "MIT",
};

const entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const lockfile = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), entry),
});
const manifest = z.object({ allowScripts: z.record(z.string(), z.boolean()) });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const { packages } = lockfile.parse(readJson("package-lock.json"));
const { allowScripts } = manifest.parse(readJson("package.json"));

/** The packages of the lockfile of which something is true. */
const those = (isTrue: (name: string, locked: z.infer<typeof entry>) => boolean) =>
  Object.entries(packages)
    .map(([path, locked]) => [path.split("node_modules/").at(-1) ?? path, locked] as const)
    .filter(([name, locked]) => name !== "" && isTrue(name, locked))
    .map(([name, { version, license }]) => `${name}@${version} ${license}`);

/** Whether an SPDX expression without exceptions, such as `(MIT OR CC0-1.0) AND ISC`, is allowed. */
function isAllowed(expression: string): boolean {
  const parts = expression.split(/\s+AND\s+/u).map((part) => part.replaceAll(/[()]/gu, "").trim());
  return parts.every((part) => part.split(/\s+OR\s+/u).some((id) => ALLOWED.has(id)));
}

test("every package comes from the registry that npm is set to, and has a hash", () => {
  expect(those(() => true).length).toBeGreaterThan(100);
  expect(those((_, { link, resolved }) => link === true || resolved !== undefined)).toEqual([]);
  expect(those((_, { integrity }) => integrity?.startsWith("sha512-") !== true)).toEqual([]);
});

test("every package has a licence that is allowed", () => {
  expect(those((name, { license }) => !isAllowed(license ?? READ[name] ?? "none"))).toEqual([]);
  expect(["(GPL-3.0 OR MIT)", "MIT AND ISC"].every(isAllowed)).toBe(true);
  expect(["MIT AND GPL-3.0", "(AGPL-3.0 OR GPL-3.0) AND MIT"].some(isAllowed)).toBe(false);
});

test("no package runs an install script, whatever the version of npm", () => {
  const may = those(
    (name, { hasInstallScript }) => !!hasInstallScript && allowScripts[name] !== false,
  );
  expect(may).toEqual([]);
  expect(readFileSync(".npmrc", "utf8")).toContain("ignore-scripts=true");
});
