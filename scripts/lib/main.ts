import { ConfigError } from "../../src/lib/parse-config";
import { SetupError } from "./ports";

/** Runs a command; bad configuration and a missing prerequisite end it with one clear line. */
export function runMain(main: () => Promise<number | undefined>): void {
  main().then(
    (code) => {
      process.exitCode = code ?? 0;
    },
    (error: unknown) => {
      const isExpected = error instanceof ConfigError || error instanceof SetupError;
      console.error(isExpected ? error.message : error);
      process.exitCode = 1;
    },
  );
}
