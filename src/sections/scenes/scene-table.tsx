import type { ReactNode } from "react";
import * as styles from "./scene.module.css";

/** A row: its heading and its cells. */
export interface SceneRow {
  readonly heading: ReactNode;
  readonly cells: readonly ReactNode[];
  /** Sets the row apart from those above it. */
  readonly isTotal?: boolean;
}

interface SceneTableProps {
  /** What the table is called where it has to be scrolled. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly SceneRow[];
  /** Whether a cell is the one that the scene wants its reader to find. */
  readonly isBest: (row: number, cell: number) => boolean;
}

/** A table of a scene. Where it is too wide it scrolls by itself, also by keyboard. */
export function SceneTable({ label, columns, rows, isBest }: SceneTableProps) {
  return (
    <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
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
          {rows.map(({ heading, cells, isTotal }, row) => (
            <tr key={row} className={isTotal === true ? styles.total : undefined}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                <td key={index} className={isBest(row, index) ? styles.best : undefined}>
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
