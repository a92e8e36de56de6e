import { useState, type ReactNode } from "react";
import { Input, inputAt } from "./input";
import { useToolContext } from "./tool-context";
import * as styles from "./kit.module.css";

/** A cell: a text, a text with another below it, or the input of a field. */
export type DataCell =
  | string
  | { readonly text: string; readonly detail?: string; readonly isMarked?: boolean }
  | { readonly path: string };

export interface DataRow {
  readonly key: string;
  /** The name in accessible names. */
  readonly label: string;
  /** Shown in place of the label, such as a field for the name. */
  readonly header?: ReactNode;
  /** The unit, or how the line is calculated. */
  readonly hint?: string;
  readonly cells: readonly DataCell[];
  readonly isTotal?: boolean;
}

export interface DataColumn {
  readonly key: string;
  readonly label: string;
  readonly header?: ReactNode;
  readonly hint?: string;
}

export interface DataGroup {
  readonly key: string;
  readonly title?: string;
  readonly rows: readonly DataRow[];
  /** A group that opens and closes, with a note such as `3 filled in`. */
  readonly fold?: {
    readonly isOpen: boolean;
    readonly note: string;
    readonly onToggle: () => void;
  };
}

interface DataTableProps {
  readonly caption: string;
  /** Shown above the table; without it the caption is for screen readers only. */
  readonly showsCaption?: boolean;
  /** The heading of the first column. */
  readonly corner: string;
  readonly columns: readonly DataColumn[];
  readonly groups: readonly DataGroup[];
  /** Key of the column that is the result. */
  readonly marked?: string | undefined;
  /** What narrow screens show: one column at a time, each row as a list, or all with a scroll bar. */
  readonly narrow: "one-column" | "stack" | "scroll";
}

/** A cell with an input. Its accessible name has the row's and the column's name. */
function InputCell({ path, name }: { readonly path: string; readonly name: string }) {
  return <Input {...inputAt(useToolContext(), path)} name={name} />;
}

function Cell({ cell, name }: { readonly cell: DataCell; readonly name: string }) {
  if (typeof cell === "string") return <span>{cell}</span>;
  if ("path" in cell) return <InputCell path={cell.path} name={name} />;
  return (
    <>
      <span>{cell.text}</span>
      {cell.detail === undefined ? null : <small>{cell.detail}</small>}
    </>
  );
}

interface ColumnChoiceProps {
  readonly corner: string;
  readonly columns: readonly DataColumn[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/** Chooses the column that narrow screens show. Wide ones show all, and hide this. */
function ColumnChoice({ corner, columns, shown, onShow }: ColumnChoiceProps) {
  const step = (by: number) => onShow((shown + by + columns.length) % columns.length);
  const name = corner.toLowerCase();
  return (
    <div className={styles.columnChoice}>
      <button type="button" className={styles.button} onClick={() => step(-1)}>
        <span className={styles.unseen}>{`Previous ${name}`}</span>
        <span aria-hidden>←</span>
      </button>
      <select
        className={styles.input}
        aria-label={`${corner} shown`}
        value={shown}
        onChange={({ target }) => onShow(Number(target.value))}
      >
        {columns.map(({ key, label }, index) => (
          <option key={key} value={index}>
            {`${index + 1} of ${columns.length}: ${label}`}
          </option>
        ))}
      </select>
      <button type="button" className={styles.button} onClick={() => step(1)}>
        <span className={styles.unseen}>{`Next ${name}`}</span>
        <span aria-hidden>→</span>
      </button>
    </div>
  );
}

/** The heading of a group of rows, which may open and close it. */
function GroupHeading({ group, span }: { readonly group: DataGroup; readonly span: number }) {
  const { title, fold } = group;
  if (title === undefined) return null;
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={span}>
        {fold === undefined ? (
          <span>{title}</span>
        ) : (
          <button type="button" aria-expanded={fold.isOpen} onClick={fold.onToggle}>
            <span>{title}</span>
            <small>{fold.note}</small>
          </button>
        )}
      </th>
    </tr>
  );
}

/** A table of inputs, results or both, with headers for its rows and columns. */
export function DataTable(props: DataTableProps) {
  const { caption, showsCaption = false, corner, columns, groups, marked, narrow } = props;
  const [choice, setChoice] = useState({ shown: 0, count: columns.length });
  // A column that was just added is the one to fill in.
  const isLonger = columns.length > choice.count;
  const shown = isLonger ? columns.length - 1 : Math.min(choice.shown, columns.length - 1);
  if (columns.length !== choice.count) setChoice({ shown, count: columns.length });
  const isOne = narrow === "one-column" && columns.length > 1;
  const isMarked = (index: number, cell: DataCell) =>
    columns[index]?.key === marked ||
    (typeof cell === "object" && "isMarked" in cell && cell.isMarked);
  const attributes = (index: number, cell: DataCell = "") => ({
    "data-other": isOne && index !== shown ? true : undefined,
    "data-marked": isMarked(index, cell) ? true : undefined,
    "data-label": narrow === "stack" ? columns[index]?.label : undefined,
  });
  return (
    <div>
      {isOne ? (
        <ColumnChoice
          corner={corner}
          columns={columns}
          shown={shown}
          onShow={(index) => setChoice({ shown: index, count: columns.length })}
        />
      ) : null}
      <div className={styles.scroller} role="group" aria-label={caption} tabIndex={0}>
        <table className={styles.table} data-narrow={narrow}>
          <caption className={showsCaption ? undefined : styles.unseen}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map(({ key, label, header, hint }, index) => (
                <th key={key} scope="col" {...attributes(index)}>
                  {header ?? <span>{label}</span>}
                  {hint === undefined || hint === "" ? null : <small>{hint}</small>}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.key}>
              <GroupHeading group={group} span={columns.length + 1} />
              {group.fold?.isOpen === false
                ? null
                : group.rows.map(({ key, label, header = label, hint, cells, isTotal }) => (
                    <tr key={key} data-total={isTotal === true ? true : undefined}>
                      <th scope="row">
                        {typeof header === "string" ? <span>{header}</span> : header}
                        {hint === undefined || hint === "" ? null : <small>{hint}</small>}
                      </th>
                      {columns.map((column, index) => (
                        <td key={column.key} {...attributes(index, cells[index])}>
                          <Cell cell={cells[index] ?? ""} name={`${label}, ${column.label}`} />
                        </td>
                      ))}
                    </tr>
                  ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}
