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
      {...results}
      corner={corner}
      columns={columns.map((label) => ({
        label,
        hasWords: results.words?.includes(label) ?? false,
      }))}
      showsCaption={showsCaption}
      narrow="stack"
    />
  );
}
