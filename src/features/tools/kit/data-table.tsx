import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { ColumnChoice, NextColumn, shownColumn } from "./column-choice";
import { Cell, Hint, type DataCell } from "./data-cell";
import { useWantedColumn } from "./wanted";
import * as shared from "../../../styles/shared.module.css";
import * as styles from "./kit.module.css";

export interface DataRow {
  /** The name in accessible names. */
  readonly label: string;
  /** Shown in place of the label, such as a field for the name. */
  readonly header?: ReactNode;
  /** The unit, or how the line is calculated. */
  readonly hint?: string;
  readonly cells: readonly DataCell[];
  /** Buttons at its end. */
  readonly actions?: ReactNode;
  readonly isTotal?: boolean;
  readonly isMarked?: boolean;
}

export interface DataColumn {
  readonly label: string;
  readonly header?: ReactNode;
  readonly hint?: string;
  /** Buttons at its end. */
  readonly actions?: ReactNode;
  /** Words, which begin at the start of the column. Figures end at its end. */
  readonly hasWords?: boolean;
}

export interface DataGroup {
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
  readonly columns: readonly (string | DataColumn)[];
  /** Rows in one group, or in several with headings. */
  readonly rows?: readonly DataRow[];
  readonly groups?: readonly DataGroup[];
  /** Position of the column that is the result. */
  readonly marked?: number | undefined;
  /** Position of the column that narrow screens show at first. */
  readonly first?: number | undefined;
  /** What narrow screens show: one column at a time, each row as a list, or all with a scroll bar. */
  readonly narrow: "one-column" | "stack" | "scroll";
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
  const { caption, showsCaption = false, corner, rows = [], groups = [{ rows }], narrow } = props;
  const columns = props.columns.map((own) => (typeof own === "string" ? { label: own } : own));
  const [choice, setChoice] = useState({ shown: props.first ?? 0, count: columns.length });
  const shown = shownColumn(columns.length, choice, props.first);
  if (columns.length !== choice.count) setChoice({ shown, count: columns.length });
  const allRows = groups.flatMap((group) => group.rows);
  const hasRowActions = allRows.some(({ actions }) => actions !== undefined);
  const allCells = allRows.flatMap(({ cells }) => cells);
  const hasFields = allCells.some((cell) => typeof cell !== "string" && "path" in cell);
  const isOne = narrow === "one-column" && columns.length > 1;
  const show = (index: number) => setChoice({ shown: index, count: columns.length });
  const table = useRef<HTMLTableElement>(null);
  useWantedColumn(table, show);
  const fillInNext = () => {
    flushSync(() => show(shown + 1));
    table.current?.querySelector<HTMLElement>("thead th:not([data-other]) input")?.focus();
  };
  const attributes = (index: number, isMarked = false) => ({
    "data-other": isOne && index !== shown ? true : undefined,
    "data-marked": isMarked || index === props.marked ? true : undefined,
    "data-words": columns[index]?.hasWords === true ? true : undefined,
    "data-label": narrow === "stack" ? columns[index]?.label : undefined,
  });
  return (
    <div>
      {isOne ? (
        <ColumnChoice corner={corner} columns={columns} shown={shown} onShow={show} />
      ) : null}
      {/* A keyboard scrolls a table of inputs by moving through them. */}
      <div
        className={styles.scroller}
        role="group"
        aria-label={caption}
        tabIndex={hasFields ? undefined : 0}
      >
        <table ref={table} className={styles.table} data-narrow={narrow}>
          <caption className={showsCaption ? undefined : shared.unseen}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map(({ label, header, hint }: DataColumn, index) => (
                <th key={index} scope="col" {...attributes(index)}>
                  {header ?? <span>{label}</span>}
                  <Hint text={hint} />
                </th>
              ))}
              {hasRowActions ? <td /> : null}
            </tr>
          </thead>
          {groups.map((group, at) => (
            <tbody key={at}>
              <GroupHeading group={group} span={columns.length + 1} />
              {group.fold?.isOpen === false
                ? null
                : group.rows.map(
                    ({ label, header, hint, cells, actions, isTotal, isMarked }, row) => (
                      <tr key={row} data-total={isTotal === true ? true : undefined}>
                        <th scope="row" data-marked={isMarked === true ? true : undefined}>
                          {header ?? <span>{label}</span>}
                          <Hint text={hint} />
                        </th>
                        {columns.map((column, index) => {
                          const cell = cells[index] ?? "";
                          return (
                            <td key={index} {...attributes(index, isMarked)}>
                              <Cell cell={cell} name={`${label}, ${column.label}`} />
                            </td>
                          );
                        })}
                        {hasRowActions ? <td>{actions}</td> : null}
                      </tr>
                    ),
                  )}
            </tbody>
          ))}
          {columns.some(({ actions }) => actions !== undefined) ? (
            <tfoot>
              <tr>
                <th scope="row">Remove</th>
                {columns.map(({ actions }, index) => (
                  <td key={index} {...attributes(index)}>
                    {actions}
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
      {isOne && columns[shown]?.header !== undefined ? (
        <NextColumn corner={corner} label={columns[shown + 1]?.label} onNext={fillInNext} />
      ) : null}
    </div>
  );
}
