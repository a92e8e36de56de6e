import type { ReactNode } from "react";
import { RowLabel } from "../notes";
import * as styles from "./scene-table.module.css";

/** A row of a scene's table. */
export interface SceneRow {
  readonly heading: ReactNode;
  readonly cells: readonly ReactNode[];
  readonly isTotal?: boolean;
  readonly highlight?: readonly number[];
}

interface SceneTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly SceneRow[];
  /** Whether the rows are a ranking, whose places are shown. */
  readonly isRanked?: boolean;
}

/** A scene's table. It scrolls sideways where it is too wide, also by keyboard. */
export function SceneTable({ label, columns, rows, isRanked = false }: SceneTableProps) {
  return (
    <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
      <table className={isRanked ? `${styles.table} ${styles.ranked}` : styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ heading, cells, isTotal = false, highlight = [] }, row) => (
            <tr key={row} className={isTotal ? styles.total : undefined}>
              <th scope="row">
                {typeof heading === "string" ? <RowLabel>{heading}</RowLabel> : heading}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className={highlight.includes(index) ? styles.best : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
