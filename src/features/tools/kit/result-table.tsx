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
      columns={columns}
      showsCaption={showsCaption}
      narrow="stack"
    />
  );
}

/** Tables of results, below each other. */
export function ResultTables({ tables }: { readonly tables: readonly Results[] }) {
  return (
    <>
      {tables.map((results) => (
        <ResultTable key={results.caption} results={results} />
      ))}
    </>
  );
}
