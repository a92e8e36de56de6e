import { readFileSync } from "node:fs";
import { runMain } from "./lib/main";
import { countLicenses, packageFaults, readLockfile } from "./lib/package-lock";
import { table } from "./lib/table";

/**
 * `npm run check:packages`: lists the licences of all packages in the lockfile. Exits with 1 if one is
 * not allowed, if an entry has no hash or an address of its own, or if a package may run an install script.
 */
runMain(() => {
  const packages = readLockfile(readFileSync("package-lock.json", "utf8"));
  const faults = packageFaults(packages, readFileSync("package.json", "utf8"));
  const rows = countLicenses(packages).map(([license, count]) => [license, String(count)]);
  console.log(table(["licence", "packages"], rows));
  const scripts = packages.filter(({ hasInstallScript }) => hasInstallScript);
  console.log(`\nInstall scripts, all of them denied unless listed below: ${scripts.length}`);
  console.log(`Faults: ${faults.length}`);
  for (const fault of faults) console.log(`  ${fault}`);
  return faults.length === 0 ? 0 : 1;
});
