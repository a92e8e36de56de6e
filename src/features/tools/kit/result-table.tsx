import { DataTable } from "./data-table";
import type { ResultText, Results } from "./results";
import * as shared from "../../../styles/shared.module.css";
import * as styles from "./kit.module.css";

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

interface EmbeddedResultProps {
  readonly result: ResultText;
  readonly onOpen: () => void;
}

/** The result inside a page, until the visitor opens the fields. */
export function EmbeddedResult({ result, onOpen }: EmbeddedResultProps) {
  const [table] = result.tables;
  return (
    <div className={styles.resultOnly}>
      <p className={shared.display}>{result.headline}</p>
      {result.detail === "" ? null : <p>{result.detail}</p>}
      {table === undefined ? null : <ResultTable results={table} showsCaption={false} />}
      <div className={styles.scripted}>
        <button type="button" className={styles.button} onClick={onOpen}>
          Try it with your figures
        </button>
      </div>
    </div>
  );
}

/** The result in words. It stays on the screen while the visitor changes the fields. */
export function Verdict({ headline, detail }: ResultText) {
  return (
    <div className={styles.verdict} data-surface="ink">
      <p className={shared.display}>{headline}</p>
      <p>{detail}</p>
    </div>
  );
}
