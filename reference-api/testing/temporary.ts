import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach } from "@jest/globals";

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

/** Runs a function after the current test; the last one registered runs first. */
export function afterThisTest(cleanUp: () => unknown): void {
  cleanups.push(cleanUp);
}

/** Creates a folder for the current test. Returns its path. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "reference-api-"));
  afterThisTest(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
