import { useContext } from "react";
import type { SectionProps } from "../section-props";
import { columnFormatter, localeOf } from "../../lib/format-number";
import { Bar } from "../../ui/charts/bar";
import { barScale } from "../../ui/charts/scale";
import { Initials } from "../../ui/initials";
import { InWindow } from "./in-window";
import { Pill, toneOf } from "./pill";
import { Ranking } from "./ranking";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./table.module.css";

type TableProps = SectionProps<"Table"> & {
  /** Names the table for screen readers; without it the window's title does. */
  readonly label?: string;
  /** Whether only screen readers find it, because a drawing shows the same. */
  readonly isUnseen?: boolean;
};
type Row = TableProps["rows"][number];
type Cell = number | string;

const isProduct = (is: string | undefined) => is !== undefined && /[×÷]/u.test(is);

/** Shows a cell. Amounts in one unit have the same decimals; a product has decimals of its own. */
function cellFormatter({ unit, columns, rows }: TableProps) {
  const locale = localeOf([unit, ...columns.map(({ label }) => label)].join(""));
  const groupOf = (row: Row, column: number) => {
    if (isProduct(row.is)) return `row ${rows.indexOf(row)}`;
    return unit === undefined || isProduct(columns[column]?.is) ? `column ${column}` : unit;
  };
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    for (const [column, cell] of row.cells.entries()) {
      const group = groupOf(row, column);
      if (typeof cell === "number") groups.set(group, [...(groups.get(group) ?? []), cell]);
    }
  }
  return (cell: Cell, row: Row, column: number) =>
    typeof cell === "string"
      ? cell
      : columnFormatter(groups.get(groupOf(row, column)) ?? [], locale)(cell);
}

/** A table whose columns are in the order of their ranking, the lowest first. */
function inOrder(table: TableProps): TableProps {
  const { columns, rows, ranking } = table;
  if (ranking === undefined) return table;
  const cells = rows.find(({ label }) => label === ranking)?.cells ?? [];
  const sort = <Item,>(items: readonly Item[]) =>
    [...items.entries()]
      .sort(([one], [other]) => Number(cells[one]) - Number(cells[other]))
      .map(([, item]) => item);
  return {
    ...table,
    columns: sort(columns),
    rows: rows.map((row) => ({ ...row, cells: sort(row.cells) })),
  };
}

/** Rows of amounts or text. A wide table scrolls sideways, also by keyboard. */
export function Table(given: TableProps) {
  const windowTitle = useContext(InWindow);
  const props = inOrder(given);
  const {
    unit,
    head = unit,
    columns,
    rows,
    ranked = false,
    ranking,
    bars,
    label = windowTitle ?? "Table",
    isUnseen = false,
  } = props;
  const format = cellFormatter(props);
  return (
    <>
      {ranking !== undefined && <Ranking {...{ unit, columns, rows, by: ranking }} />}
      <div
        className={isUnseen ? shared.unseen : styles.scroller}
        role="group"
        aria-label={label}
        tabIndex={isUnseen ? undefined : 0}
      >
        <table className={ranked ? `${styles.table} ${styles.ranked}` : styles.table}>
          <thead>
            <tr>
              <th scope="col">
                {head}
                {bars && (
                  <span className={styles.shows} aria-hidden="true">
                    Bar: {bars.shows}
                  </span>
                )}
              </th>
              {columns.map((column) => (
                <th key={column.label} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <TableRow key={index} {...props} row={row} format={format} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface TableRowProps extends TableProps {
  readonly row: Row;
  readonly format: ReturnType<typeof cellFormatter>;
}

function TableRow({ row, format, people, ...table }: TableRowProps) {
  const { columns, bars } = table;
  const { label, detail, cells, is, mark, selected } = row;
  const text = detail === undefined ? label : [`${label} `, <small key="">{detail}</small>];
  return (
    <tr className={is === "sum" ? styles.total : undefined} data-selected={selected && ""}>
      <th scope="row">
        {people || bars ? (
          <span className={bars ? styles.barred : styles.label}>
            {people && <Initials name={label} />}
            <span>{text}</span>
            {bars && is === undefined && <RowBar {...table} row={row} bars={bars} />}
          </span>
        ) : (
          text
        )}
      </th>
      {cells.map((cell, index) => {
        const shown = format(cell, row, index);
        const column = columns[index];
        return (
          <td key={index}>
            {column?.status ? (
              <Pill tone={toneOf(shown)}>{shown}</Pill>
            ) : column?.label === mark ? (
              <mark>{shown}</mark>
            ) : (
              shown
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface RowBarProps extends Pick<TableProps, "rows" | "columns"> {
  readonly row: Row;
  readonly bars: NonNullable<TableProps["bars"]>;
}

/** The bar of a row: its part of the whole. Nothing is drawn for an amount of zero. */
function RowBar({ bars, rows, row, columns }: RowBarProps) {
  const amountIn = ({ cells }: Row, heading: string) => {
    const cell = cells[columns.findIndex(({ label }) => label === heading)];
    return typeof cell === "number" ? cell : 0;
  };
  const { part, of, tick } = bars;
  const shareOf = (one: Row) =>
    amountIn(one, part) / (typeof of === "number" ? of : amountIn(one, of) || 1);
  // Each bar is a part of its own whole, so all wholes have the same length.
  const longest = Math.max(1, ...rows.filter(({ is }) => is === undefined).map(shareOf));
  const share = shareOf(row);
  if (share === 0) return null;
  const { at, between } = barScale([longest], 0);
  return (
    <Bar
      parts={[
        between(0, 1, "rest"),
        between(0, Math.min(1, share), "leaf"),
        ...(share > 1 ? [between(1, share, "over")] : []),
      ]}
      {...(tick !== undefined && typeof of === "number" && { tick: at(tick / of) })}
    />
  );
}
