import type Big from "big.js";
import { DataTable } from "./data-table";
import type { ToolRegion } from "./region";
import { showMoney } from "./show";
import { RESULT, type SheetRow } from "./sheet";

/** A result: a text, or one with more below it and the number that it shows. */
export type ResultCell =
  string | { readonly text: string; readonly detail?: string; readonly value?: Big };

/** A row of results. */
export interface ResultRow {
  readonly label: string;
  readonly detail?: string;
  readonly cells: readonly ResultCell[];
  readonly isTotal?: boolean;
  readonly isMarked?: boolean;
}

/** Results of a tool, for screens, paper and files. */
export interface Results {
  readonly caption: string;
  /** Headings, that of the rows' names first. */
  readonly columns: readonly string[];
  readonly rows: readonly ResultRow[];
}

/** An amount as a cell. */
export function moneyCell(value: Big, region: ToolRegion, decimals: 0 | 2 = 0): ResultCell {
  return { text: showMoney(value, region, decimals), value };
}

/** A line of a calculation: its name, how it is calculated, and what it comes to. */
export function workingsLine(
  label: string,
  calculation: string,
  result: ResultCell,
  isTotal = false,
): ResultRow {
  return { label, cells: [calculation, result], isTotal };
}

/** The headings of a calculation. */
export const workingsColumns = ["Line", "Calculation", "Result"] as const;

/** Results as rows of a file, which are skipped when it is read again. */
export function resultRows({ columns, rows }: Results): readonly SheetRow[] {
  return [
    [RESULT + (columns[0] ?? ""), ...columns.slice(1)],
    ...rows.map(({ label, cells }): SheetRow => [
      RESULT + label,
      ...cells.map((cell) => (typeof cell === "string" ? cell : (cell.value ?? cell.text))),
    ]),
  ];
}

interface ResultTableProps {
  readonly results: Results;
  readonly showsCaption?: boolean;
}

/** A table of results, which narrow screens show as lists. */
export function ResultTable({ results, showsCaption = true }: ResultTableProps) {
  const [corner = "", ...columns] = results.columns;
  return (
    <DataTable
      caption={results.caption}
      showsCaption={showsCaption}
      corner={corner}
      narrow="stack"
      columns={columns.map((label) => ({ key: label, label }))}
      groups={[
        {
          key: "results",
          rows: results.rows.map(({ label, detail, cells, isTotal, isMarked }, index) => ({
            key: String(index),
            label,
            ...(detail === undefined ? {} : { hint: detail }),
            ...(isTotal === undefined ? {} : { isTotal }),
            cells: cells.map((cell) => {
              const own = typeof cell === "string" ? { text: cell } : cell;
              return isMarked === true ? { ...own, isMarked } : own;
            }),
          })),
        },
      ]}
    />
  );
}
