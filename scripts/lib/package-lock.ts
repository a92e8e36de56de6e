import { z } from "zod";

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

/** A package of the lockfile, by its name and version. */
interface LockedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** What is wrong with its entry, or null. */
  readonly fault: string | null;
  readonly hasInstallScript: boolean;
}

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

function faultOf({ resolved, integrity, link }: z.infer<typeof entry>): string | null {
  if (link === true) return "is a link to a folder";
  // npm takes an entry without an address from the registry that it is set to.
  if (resolved !== undefined) return `has the address ${resolved}`;
  return integrity?.startsWith("sha512-") === true ? null : "has no sha512 hash";
}

/** Reads `package-lock.json`. @throws {Error} If it has another format. */
export function readLockfile(text: string): readonly LockedPackage[] {
  const { packages } = lockfile.parse(JSON.parse(text));
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, locked]) => {
      const name = path.split("node_modules/").at(-1) ?? path;
      return {
        name,
        version: locked.version ?? "",
        license: locked.license ?? READ[name] ?? "none",
        fault: faultOf(locked),
        hasInstallScript: locked.hasInstallScript === true,
      };
    });
}

/** Whether an SPDX expression without exceptions, such as `(MIT OR CC0-1.0) AND ISC`, is allowed. */
export function isAllowed(expression: string): boolean {
  const parts = expression.split(/\s+AND\s+/u).map((part) => part.replaceAll(/[()]/gu, "").trim());
  return parts.every((part) => part.split(/\s+OR\s+/u).some((id) => ALLOWED.has(id)));
}

/** What is wrong with the packages, one line each: address, hash, licence, or an install script that is not denied. */
export function packageFaults(
  packages: readonly LockedPackage[],
  manifestText: string,
): readonly string[] {
  const { allowScripts } = manifest.parse(JSON.parse(manifestText));
  return packages.flatMap(({ name, version, license, fault, hasInstallScript }) => {
    const faults = [
      fault,
      isAllowed(license) ? null : `has the licence ${license}`,
      hasInstallScript && allowScripts[name] !== false ? "may run an install script" : null,
    ];
    return faults.flatMap((one) => (one === null ? [] : [`${name}@${version} ${one}`]));
  });
}

/** How many packages have each licence, the most frequent first. */
export function countLicenses(
  packages: readonly LockedPackage[],
): readonly (readonly [license: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { license } of packages) counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
