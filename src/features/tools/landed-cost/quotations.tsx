import { useState } from "react";
import { InputCell } from "../kit/data-cell";
import { DataTable, type DataRow } from "../kit/data-table";
import { pathOf } from "../kit/fields";
import { ImportFigures } from "../kit/import/import-figures";
import { FieldInputs, inputAt } from "../kit/input";
import { AddButton, itemsAsColumns, useList } from "../kit/list-table";
import { RowActions, RowHeader } from "../kit/row-header";
import { nameOf } from "../kit/show";
import type { ToolContextValue } from "../kit/tool-context";
import { useRows } from "../kit/use-rows";
import type { Tool } from "../kit/use-tool";
import { unusedReason, type Comparison } from "./comparison";
import { importTarget, type landedCost } from "./fields";
import * as kit from "../kit/kit.module.css";
import * as styles from "./landed-cost.module.css";
import { totalRows } from "./tables";

interface QuotationsProps {
  readonly tool: Tool<typeof landedCost>;
  readonly comparison: Comparison;
  readonly isPage: boolean;
}

/** The table of quotations: price, freight and credit first, more costs on demand, results below; then what changes it. */
export function Quotations({ tool, comparison, isPage }: QuotationsProps) {
  const suppliers = useList(tool, "suppliers");
  const extras = useRows(tool, "extras");
  const { state, region, ranking } = comparison;
  const { columns, rows } = itemsAsColumns(suppliers, (key, index) => {
    const own = state.suppliers[index];
    const reason = own === undefined ? null : unusedReason(key, own, region);
    return reason ?? { path: pathOf("suppliers", index, key) };
  });
  const more = [
    ...rows.filter(({ group }) => group !== undefined),
    ...extraRows(comparison, extras.remove),
  ];
  const fold = useCostsFold(more, suppliers.context);
  const addLine = () => {
    extras.add();
    fold.open();
  };
  const buttons = (
    <>
      <AddButton label="Add a supplier" list={suppliers} />
      <AddButton label="Add a cost line" list={{ ...extras, add: addLine }} />
    </>
  );
  return (
    <>
      <div className={styles.quotations}>
        <DataTable
          caption="Quotations"
          corner="Supplier"
          narrow="one-column"
          columns={columns}
          groups={[
            { rows: rows.filter(({ group }) => group === undefined) },
            { title: "More costs", rows: more, fold },
            { rows: totalRows(comparison) },
          ]}
          marked={ranking.length > 1 ? ranking[0]?.quotation.index : undefined}
        />
      </div>
      <FieldInputs paths={["standardDays", "taxCredit"]} />
      {isPage ? (
        <ImportFigures tool={tool} target={importTarget} beside={buttons} />
      ) : (
        <div className={kit.toolbar}>{buttons}</div>
      )}
    </>
  );
}

/** The costs that the visitor added, a row for each. */
function extraRows({ state }: Comparison, onRemove: (line: number) => void): readonly DataRow[] {
  return state.extras.map(({ label }, line) => ({
    label: nameOf(label, "Added cost", line),
    header: (
      <RowHeader path={pathOf("extras", line, "label")} rowName="Added cost" index={line}>
        <InputCell
          path={pathOf("extras", line, "basis")}
          name={`Basis of added cost ${line + 1}`}
        />
        <RowActions
          name={nameOf(label, "Added cost", line)}
          list="extras"
          onRemove={() => onRemove(line)}
        />
      </RowHeader>
    ),
    cells: state.suppliers.map((_, index) => ({
      path: pathOf("suppliers", index, `extras.${line}`),
    })),
  }));
}

/** The fold of the costs beside price, freight and credit. A problem in it opens it. */
function useCostsFold(rows: readonly DataRow[], context: ToolContextValue) {
  const { problems, typing } = context;
  const [isOpen, setIsOpen] = useState(false);
  const paths = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => (typeof cell === "object" && "path" in cell ? [cell.path] : [])),
  );
  const filled = paths.filter((path) => {
    const { field, text } = inputAt(context, path);
    return field.kind === "number" && text.trim() !== "";
  }).length;
  const hasProblem = paths.some((path) => problems.has(path) && typing !== path);
  // What a problem opened stays open when it is solved: the visitor is still typing there.
  if (hasProblem && !isOpen) setIsOpen(true);
  return {
    isOpen: isOpen || hasProblem,
    note: filled === 0 ? "None filled in" : `${filled} filled in`,
    onToggle: () => setIsOpen(!isOpen),
    open: () => setIsOpen(true),
  };
}
