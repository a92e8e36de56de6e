import { useState } from "react";
import { DataTable, type DataGroup, type DataRow } from "../kit/data-table";
import { pathOf } from "../kit/fields";
import { inputAt } from "../kit/input";
import { AddButton, itemsAsColumns, useList } from "../kit/list-table";
import { RowHeader } from "../kit/row-header";
import { nameOf, showMoney } from "../kit/show";
import { useRows } from "../kit/use-rows";
import type { Tool } from "../kit/use-tool";
import { unusedReason, type Comparison } from "./comparison";
import type { landedCost } from "./fields";
import * as kit from "../kit/kit.module.css";
import * as styles from "./landed-cost.module.css";
import { unitOf } from "./words";

interface QuotationsProps {
  readonly tool: Tool<typeof landedCost>;
  readonly comparison: Comparison;
}

/** The table of quotations: price, freight and credit first, more costs on demand, results below. */
export function Quotations({ tool, comparison }: QuotationsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const suppliers = useList(tool, "suppliers");
  const extras = useRows(tool, "extras");
  const { state, region, problems, ranking } = comparison;

  const { columns, rows } = itemsAsColumns(suppliers, (key, index) => {
    const own = state.suppliers[index];
    const reason = own === undefined ? null : unusedReason(key, own, region);
    return reason ?? { path: pathOf("suppliers", index, key) };
  });
  const extraRows = state.extras.map(({ label }, line): DataRow => {
    return {
      label: nameOf(label, "Added cost", line),
      header: (
        <RowHeader
          path={pathOf("extras", line, "label")}
          rowName="Added cost"
          text={label}
          index={line}
          basis={pathOf("extras", line, "basis")}
          onRemove={() => extras.remove(line)}
        />
      ),
      cells: state.suppliers.map((_, index) => ({
        path: pathOf("suppliers", index, `extras.${line}`),
      })),
    };
  });
  const more = [...rows.filter(({ group }) => group !== undefined), ...extraRows];
  const paths = more.flatMap(({ cells }) =>
    cells.flatMap((cell) => (typeof cell === "object" && "path" in cell ? [cell.path] : [])),
  );
  const filled = paths.filter((path) => {
    const { field, text } = inputAt(suppliers.context, path);
    return field.kind === "number" && text.trim() !== "";
  }).length;
  const hasProblem = paths.some((path) => problems.has(path) && tool.typing !== path);
  // What a problem opened stays open when it is solved: the visitor is still typing there.
  if (hasProblem && !isOpen) setIsOpen(true);
  const result = (show: (own: (typeof ranking)[number]) => string) =>
    state.suppliers.map((_, index) => {
      const own = ranking.find(({ quotation }) => quotation.index === index);
      return own === undefined ? "–" : show(own);
    });
  const groups: readonly DataGroup[] = [
    { rows: rows.filter(({ group }) => group === undefined) },
    {
      title: "More costs",
      rows: more,
      fold: {
        isOpen: isOpen || hasProblem,
        note: filled === 0 ? "None filled in" : `${filled} filled in`,
        onToggle: () => setIsOpen(!isOpen),
      },
    },
    {
      rows: [
        {
          label: "Landed cost",
          isTotal: true,
          cells: result(({ cost }) => showMoney(cost.total, region)),
        },
        {
          label: `Per ${unitOf(comparison)}`,
          cells: result(({ perUnit }) => showMoney(perUnit, region, 2)),
        },
        {
          label: "Above the lowest",
          cells: result(({ gap }) => (gap.eq(0) ? "Lowest" : showMoney(gap, region))),
        },
      ],
    },
  ];
  const addLine = () => {
    extras.add();
    setIsOpen(true);
  };
  return (
    <>
      <div className={styles.quotations}>
        <DataTable
          caption="Quotations"
          corner="Supplier"
          narrow="one-column"
          columns={columns}
          groups={groups}
          marked={ranking.length > 1 ? ranking[0]?.quotation.index : undefined}
        />
      </div>
      <div className={kit.toolbar}>
        <AddButton label="Add a supplier" list={suppliers} />
        <AddButton label="Add a cost line" list={{ ...extras, add: addLine }} />
      </div>
    </>
  );
}
