import { DataTable } from "./data-table";
import type { ResultText, Results } from "./results";
import * as shared from "../../../styles/shared.module.css";
import * as styles from "./kit.module.css";

/** A table of results, which narrow screens show as lists. */
export function ResultTable({ results }: { readonly results: Results }) {
  const [corner = "", ...columns] = results.columns;
  return (
    <DataTable
      {...results}
      corner={corner}
      columns={columns.map((label) => ({
        label,
        hasWords: results.words?.includes(label) ?? false,
      }))}
      showsCaption
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

/**
 * The result in words. It stays on the screen while the visitor changes the fields. By its mark, the build finds
 * it for the feed and for Markdown.
 */
export function Verdict({ headline, detail }: ResultText) {
  return (
    <div className={styles.verdict} data-surface="ink" data-verdict>
      <p className={shared.display}>{headline}</p>
      <p>{detail}</p>
    </div>
  );
}
