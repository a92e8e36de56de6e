import { DataTable } from "./data-table";
import type { Results } from "./results";

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
