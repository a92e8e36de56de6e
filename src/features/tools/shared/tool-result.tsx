import { Button } from "../../../ui/button";
import type { ToolResultText } from "./tool-props";
import * as shared from "./tools.module.css";
import * as styles from "./tool-result.module.css";

interface ToolResultProps {
  readonly title: string;
  readonly result: ToolResultText;
  readonly onOpen: () => void;
}

/** The result of a tool inside a page, until the visitor opens its fields. */
export function ToolResult({ title, result, onOpen }: ToolResultProps) {
  const { headline, detail, columns, rows, marked } = result;
  return (
    <div className={styles.result}>
      <p className={styles.headline}>{headline}</p>
      {detail !== undefined && <p>{detail}</p>}
      {rows.length > 0 && (
        <div className={shared.scroller} role="group" aria-label={title} tabIndex={0}>
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
              {rows.map(([label, ...cells], row) => (
                <tr key={row} data-marked={row === marked || undefined}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.open}>
        <Button type="button" variant="secondary" onClick={onOpen}>
          Try it with your figures
        </Button>
      </div>
    </div>
  );
}
