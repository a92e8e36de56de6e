import { useState } from "react";
import { incotermNames, isIncoterm } from "../../../lib/incoterms";
import type { CellInput, FieldKind } from "../shared/cell";
import { InputTable, type InputRow } from "../shared/input-table";
import { showMoney } from "../shared/show";
import { ExtraHeader } from "./extra-header";
import { fieldGroups, fieldHints, fieldLabels, numberRules } from "./fields";
import {
  emptySupplier,
  FEWEST_SUPPLIERS,
  MOST_EXTRAS,
  MOST_SUPPLIERS,
  nameOf,
  numberKeys,
  type Supplier,
} from "./figures";
import type { PartProps } from "./part-props";
import * as shared from "../shared/tools.module.css";
import * as styles from "./landed-cost.module.css";
import { extraKey, fieldKey, unusedReason } from "./read-figures";
import { SupplierHeader } from "./supplier-header";

const originLabels = { home: "Domestic", import: "Imported" } as const;

/** The table of quotations, with their landed cost below. */
export function Quotations({ id, tool, comparison }: PartProps) {
  const [shown, setShown] = useState(0);
  const { state, region, typing, isReady } = tool;
  const { suppliers, extras } = state;
  const labels = fieldLabels(region);
  const hints = fieldHints(region, state.unit);

  const setSuppliers = (next: readonly Supplier[], field?: string) =>
    tool.change({ ...state, suppliers: next }, field);
  const set = (index: number, part: Partial<Supplier>, field?: string) =>
    setSuppliers(
      suppliers.map((own, at) => (at === index ? { ...own, ...part } : own)),
      field,
    );
  const remove = (index: number) => {
    setSuppliers(suppliers.filter((_, at) => at !== index));
    setShown(Math.max(0, Math.min(shown, suppliers.length - 2)));
  };

  const typed = (
    key: string,
    kind: FieldKind,
    value: string,
    onType: (value: string) => void,
  ): CellInput => {
    const problem = typing === key ? null : (comparison.problems.get(key) ?? null);
    return { kind, value, problem, onType };
  };

  const cell = (row: string, index: number): CellInput => {
    const supplier = suppliers[index] ?? emptySupplier;
    const key = fieldKey(row, index);
    if (row === "term") {
      const options = incotermNames.map((term) => ({ value: term, label: term }));
      return {
        kind: "choice",
        value: supplier.term,
        options,
        onChoose: (term) => isIncoterm(term) && set(index, { term }),
      };
    }
    if (row === "origin") {
      const options = (["home", "import"] as const).map((value) => ({
        value,
        label: originLabels[value],
      }));
      return {
        kind: "choice",
        value: supplier.origin,
        options,
        onChoose: (origin) => set(index, { origin: origin === "import" ? "import" : "home" }),
      };
    }
    if (row === "currency") {
      return typed(key, "text", supplier.currency, (currency) =>
        set(index, { currency: currency.slice(0, 3) }, key),
      );
    }
    const field = numberKeys.find((own) => own === row);
    if (field !== undefined) {
      const reason = unusedReason(field, supplier);
      if (reason !== null) return { kind: "fixed", text: reason };
      const kind = numberRules[field].least < 0 ? "signed" : "number";
      return typed(key, kind, supplier.numbers[field], (value) =>
        set(index, { numbers: { ...supplier.numbers, [field]: value } }, key),
      );
    }
    const line = extras.findIndex((_, at) => extraKey(at) === row);
    return typed(key, "number", supplier.extras[line] ?? "", (value) => {
      const own = extras.map((_, at) => (at === line ? value : (supplier.extras[at] ?? "")));
      set(index, { extras: own }, key);
    });
  };

  const rows = (keys: (typeof fieldGroups)[number]["keys"]): InputRow[] =>
    keys.map((key) => ({ key, label: labels[key], hint: hints[key] }));
  const [quotation, ...others] = fieldGroups;
  const extraRows = extras.map((extra, line) => ({
    key: extraKey(line),
    label: extra.label.trim() === "" ? `Added cost ${line + 1}` : extra.label,
    header: <ExtraHeader id={`${id}-${extraKey(line)}`} line={line} tool={tool} />,
  }));
  const groups = [
    {
      title: "Quotation",
      rows: [
        { key: "term", label: "Incoterm", hint: "what the price includes" },
        { key: "origin", label: "Origin" },
        {
          key: "currency",
          label: "Currency",
          hint: region === "in" ? "INR if empty" : "USD if empty",
        },
        ...rows(quotation?.keys ?? []),
      ],
    },
    ...others.map(({ title, keys }) => ({ title, rows: rows(keys) })),
    ...(extraRows.length > 0 ? [{ title: "Added costs", rows: extraRows }] : []),
  ];
  const resultOf = (index: number) =>
    comparison.ranking.find(({ quotation: own }) => own.index === index);
  const result = (show: (ranked: NonNullable<ReturnType<typeof resultOf>>) => string) =>
    suppliers.map((_, index) => {
      const ranked = resultOf(index);
      return ranked === undefined ? "–" : show(ranked);
    });
  const columns = suppliers.map((supplier, index) => ({
    key: String(index),
    label: nameOf(supplier, index),
    header: (
      <SupplierHeader
        id={`${id}-name-${index}`}
        index={index}
        supplier={supplier}
        isReady={isReady}
        onName={(name) => set(index, { name }, fieldKey("name", index))}
        onRemove={suppliers.length > FEWEST_SUPPLIERS ? () => remove(index) : null}
      />
    ),
  }));
  return (
    <>
      <InputTable
        id={id}
        caption="Quotations"
        columnName="Supplier"
        columns={columns}
        groups={groups}
        cell={cell}
        results={[
          {
            label: "Landed cost",
            cells: result(({ cost }) => showMoney(cost.total, region)),
          },
          {
            label: `Per ${state.unit.trim() || "unit"}`,
            cells: result(({ perUnit }) => showMoney(perUnit, region)),
          },
          {
            label: "Above the lowest",
            cells: result(({ gap }) => (gap.eq(0) ? "Lowest" : showMoney(gap, region))),
          },
        ]}
        marked={comparison.ranking[0]?.quotation.index}
        shown={Math.min(shown, suppliers.length - 1)}
        onShow={setShown}
        isReady={isReady}
      />
      <div className={`${shared.adders} ${styles.adders}`}>
        <button
          type="button"
          disabled={!isReady || suppliers.length >= MOST_SUPPLIERS}
          onClick={() => {
            setSuppliers([...suppliers, emptySupplier]);
            setShown(suppliers.length);
          }}
        >
          Add a supplier
        </button>
        <button
          type="button"
          disabled={!isReady || extras.length >= MOST_EXTRAS}
          onClick={() =>
            tool.change({ ...state, extras: [...extras, { label: "", basis: "total" }] })
          }
        >
          Add a cost line
        </button>
      </div>
    </>
  );
}
