import { ConfigError } from "../../src/lib/parse-config";
import { isRecord } from "../../src/lib/json";
import { SetupError } from "./setup-error";

/** Whether an error is a mistake of whoever runs the command: in the configuration, setup or options. */
const isExpected = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof SetupError ||
  (isRecord(error) && String(error.code).startsWith("ERR_PARSE_ARGS_"));

/** Runs a command. An expected error is printed as one line, without a stack trace. */
export function runMain(main: () => number | Promise<number | undefined>): void {
  Promise.resolve()
    .then(main)
    .then(
      (code) => {
        process.exitCode = code ?? 0;
      },
      (error: unknown) => {
        console.error(isExpected(error) ? error.message : error);
        process.exitCode = 1;
      },
    );
}
