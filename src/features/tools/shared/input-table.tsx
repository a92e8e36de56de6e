import { useRef, type ReactNode } from "react";
import { Cell, type CellOf } from "./cell";
import * as styles from "./tools.module.css";

/** A row of inputs. */
export interface InputRow {
  readonly key: string;
  /** The name in accessible names. */
  readonly label: string;
  /** Shown in place of the label, such as a field for the name. */
  readonly header?: ReactNode;
  /** The unit, or how the line is calculated. */
  readonly hint?: string;
}

/** A row of results below the inputs. */
export interface ResultRow {
  readonly label: string;
  readonly cells: readonly string[];
}

/** A column of inputs. */
export interface InputColumn {
  readonly key: string;
  /** The name in headers and accessible names. */
  readonly label: string;
  /** Shown in place of the label, such as a field for the name. */
  readonly header?: ReactNode;
}

interface InputTableProps {
  /** Start of the ids of its fields. */
  readonly id: string;
  readonly caption: string;
  /** What a column is, such as `Supplier`: the name of the choice on narrow screens. */
  readonly columnName: string;
  readonly columns: readonly InputColumn[];
  readonly groups: readonly { readonly title: string; readonly rows: readonly InputRow[] }[];
  readonly cell: CellOf;
  readonly results?: readonly ResultRow[];
  /** Index of the column that is the result, such as the supplier that costs least. */
  readonly marked?: number | undefined;
  readonly isReady: boolean;
  /** Index of the one column that narrow screens show. */
  readonly shown: number;
  readonly onShow: (column: number) => void;
}

/** Chooses the column that narrow screens show. Wide ones show all, and hide this. */
function ColumnChoice({ id, columnName, columns, shown, onShow, isReady }: InputTableProps) {
  const step = (by: number) => onShow((shown + by + columns.length) % columns.length);
  return (
    <div className={styles.columnChoice}>
      <button type="button" disabled={!isReady} onClick={() => step(-1)}>
        <span className={styles.unseen}>{`Previous ${columnName.toLowerCase()}`}</span>
        <span aria-hidden>←</span>
      </button>
      <label>
        <span className={styles.unseen}>{`${columnName} shown`}</span>
        <select
          id={`${id}-shown`}
          className={styles.field}
          value={shown}
          disabled={!isReady}
          onChange={({ target }) => onShow(Number(target.value))}
        >
          {columns.map(({ key, label }, index) => (
            <option key={key} value={index}>
              {`${index + 1} of ${columns.length}: ${label}`}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={!isReady} onClick={() => step(1)}>
        <span className={styles.unseen}>{`Next ${columnName.toLowerCase()}`}</span>
        <span aria-hidden>→</span>
      </button>
    </div>
  );
}

/** A table of fields with headers for rows and columns. Narrow screens show one column at a time. */
export function InputTable(props: InputTableProps) {
  const { id, caption, columnName, columns, groups, cell, isReady, results = [] } = props;
  const latest = useRef(cell);
  latest.current = cell;
  const attributes = (index: number) => ({
    "data-other": index === props.shown ? undefined : true,
    "data-marked": index === props.marked ? true : undefined,
  });
  return (
    <div>
      <ColumnChoice {...props} />
      <div className={styles.scroller} role="group" aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.unseen}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columnName}</th>
              {columns.map(({ key, label, header = label }, index) => (
                <th key={key} scope="col" {...attributes(index)}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {title}
                </th>
              </tr>
              {rows.map(({ key, label, header = label, hint }) => (
                <tr key={key}>
                  <th scope="row">
                    {header}
                    {hint !== undefined && <small>{hint}</small>}
                  </th>
                  {columns.map((column, index) => (
                    <td key={column.key} {...attributes(index)}>
                      <Cell
                        id={`${id}-${key}-${index}`}
                        label={`${label}, ${column.label}`}
                        row={key}
                        column={index}
                        input={cell(key, index)}
                        latest={latest}
                        isReady={isReady}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          {results.length > 0 && (
            <tfoot>
              {results.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((text, index) => (
                    // The cells of a row are those of the columns, in their order.
                    <td key={columns[index]?.key} {...attributes(index)}>
                      {text}
                    </td>
                  ))}
                </tr>
              ))}
            </tfoot>
          )}
        </table>
      </div>
    </div>
  );
}
