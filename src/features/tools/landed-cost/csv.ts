import { writeCsv } from "../shared/csv";
import type { Figures } from "./figures";

/** The figures as a CSV file. */
export function csvOf({ suppliers }: Figures): string {
  return writeCsv([
    ["Supplier", ...suppliers.map(({ name }) => name)],
    ["Price", ...suppliers.map(({ price }) => price)],
  ]);
}
