import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { isAllowed, packageFaults, readLockfile } from "./package-lock";

const good = { version: "1.0.0", integrity: "sha512-abc", license: "MIT" };

const faultsOf = (locked: object, allowScripts = {}) =>
  packageFaults(
    readLockfile(
      JSON.stringify({
        lockfileVersion: 3,
        packages: { "": {}, "node_modules/a/node_modules/@b/c": locked },
      }),
    ),
    JSON.stringify({ allowScripts }),
  );

test.each([
  [
    "the address of another server",
    { ...good, resolved: "git+ssh://a/b.git" },
    "has the address git+ssh://a/b.git",
  ],
  ["no hash", { ...good, integrity: undefined }, "has no sha512 hash"],
  ["a weak hash", { ...good, integrity: "sha1-abc" }, "has no sha512 hash"],
  ["a folder in place of a package", { ...good, link: true }, "is a link to a folder"],
  ["a licence that is not allowed", { ...good, license: "AGPL-3.0" }, "has the licence AGPL-3.0"],
  ["no licence", { ...good, license: undefined }, "has the licence none"],
  ["an install script", { ...good, hasInstallScript: true }, "may run an install script"],
])("%s is a fault", (_, locked, fault) => {
  expect(faultsOf(locked)).toEqual([`@b/c@1.0.0 ${fault}`]);
});

test("a denied install script is no fault, an allowed one is", () => {
  const scripted = { ...good, hasInstallScript: true };
  expect(faultsOf(scripted, { "@b/c": false })).toEqual([]);
  expect(faultsOf(scripted, { "@b/c": true })).toHaveLength(1);
});

test.each([
  ["MIT", true],
  ["(GPL-3.0 OR MIT)", true],
  ["Apache-2.0 AND GPL-3.0", false],
  ["(AGPL-3.0 OR GPL-3.0) AND MIT", false],
  ["SEE LICENSE IN x", false],
])("%s is allowed: %s", (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

test("the packages of this project have no fault", () => {
  const packages = readLockfile(readFileSync("package-lock.json", "utf8"));
  expect(packages.length).toBeGreaterThan(100);
  expect(packageFaults(packages, readFileSync("package.json", "utf8"))).toEqual([]);
});

test("npm runs no install script of any package, whatever its version", () => {
  expect(readFileSync(".npmrc", "utf8")).toContain("ignore-scripts=true");
});
