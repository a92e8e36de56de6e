import { parseArgs } from "node:util";
import { SetupError } from "../lib/ports";

const SIZES = "500,2000,5000";
const MOST_ENTRIES = 50_000;

/**
 * Reads `--sizes=500,2000`: numbers of entries that are added to the site's own, each once, in rising
 * order.
 *
 * @throws {SetupError} For another option or a number that can't be used.
 */
export function readSizes(args: readonly string[]): number[] {
  const options = { sizes: { type: "string", default: SIZES } } as const;
  const { sizes } = (() => {
    try {
      return parseArgs({ args: [...args], options }).values;
    } catch (error) {
      throw new SetupError(error instanceof Error ? error.message : String(error));
    }
  })();
  const numbers = [...new Set(sizes.split(",").map(Number))].toSorted((a, b) => a - b);
  if (numbers.some((size) => !Number.isInteger(size) || size < 10 || size > MOST_ENTRIES)) {
    throw new SetupError(
      `--sizes takes whole numbers from 10 to ${MOST_ENTRIES}: --sizes=500,2000`,
    );
  }
  return numbers;
}
