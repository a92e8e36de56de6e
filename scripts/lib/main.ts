import { ConfigError } from "../../src/lib/parse-config";
import { SetupError } from "./ports";

/** Runs a command. A configuration or setup error is printed as one line, without a stack trace. */
export function runMain(main: () => number | Promise<number | undefined>): void {
  Promise.resolve()
    .then(main)
    .then(
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
