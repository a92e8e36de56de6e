import Big from "big.js";
import { longDay } from "../../../lib/calendar";
import { keysIn, type SingleField } from "../kit/fields";
import { textIn } from "../kit/region";
import {
  moneyCell,
  type ResultCell,
  type ResultRow,
  type Results,
  type ResultText,
  type VerdictText,
} from "../kit/results";
import { nameOf, showMoney } from "../kit/show";
import { withUnit } from "../kit/state";
import { unusedReason, type Comparison } from "./comparison";
import type { Ranked } from "./cost";
import { supplierFields } from "./supplier-fields";
import { showPerUnit, today, unitOf, usedLines, wholeOf } from "./words";

/** Where there is no figure. */
const NONE = "–";

/** Makes rows with a cell for each supplier, in the order of the table. One that is left out has no result. */
function rowsBySupplier({ state, ranking }: Comparison) {
  const ranked = state.suppliers.map((_, at) => ranking.find((own) => own.quotation.index === at));
  return (label: string, cellOf: (own: Ranked) => ResultCell): ResultRow => ({
    label,
    cells: ranked.map((own) => (own === undefined ? NONE : cellOf(own))),
  });
}

/** What each quotation comes to: its total, the total for a unit and the gap to the lowest. */
export function totalRows(comparison: Comparison): readonly ResultRow[] {
  const { region, ranking } = comparison;
  const gapText = (gap: Big) =>
    gap.gt(0) ? showMoney(gap, region) : ranking.length > 1 ? "Lowest" : NONE;
  const row = rowsBySupplier(comparison);
  return [
    { ...row("Landed cost", ({ cost }) => moneyCell(cost.total, region)), isTotal: true },
    row(`Per ${unitOf(comparison)}`, ({ perUnit }) => ({
      text: showPerUnit(perUnit, comparison),
      value: perUnit,
    })),
    row("Above the lowest", ({ gap }) => ({ text: gapText(gap), value: gap })),
  ];
}

/** What each quotation comes to, line by line, with a column for each supplier. */
export function costTable(comparison: Comparison): Results {
  const { state, region, ranking } = comparison;
  const row = rowsBySupplier(comparison);
  const rank = (own: Ranked) => ranking.indexOf(own) + 1;
  return {
    caption: "Landed cost by supplier",
    columns: ["Supplier", ...state.suppliers.map(({ name }, at) => nameOf(name, "Supplier", at))],
    rows: [
      ...usedLines(comparison).map(({ label, amountOf }) =>
        row(label, ({ cost }) => {
          const value = amountOf(cost) ?? new Big(0);
          return value.eq(0) ? { text: NONE, value } : moneyCell(value, region);
        }),
      ),
      ...totalRows(comparison),
      row("Rank", (own) => ({ text: String(rank(own)), value: new Big(rank(own)) })),
    ],
  };
}

/** What was quoted and counts, as typed. Amounts for the quantity are among the cost lines. */
function quotedRows({ state, region }: Comparison): readonly ResultRow[] {
  return keysIn(supplierFields, region).flatMap((key): ResultRow[] => {
    if (key === "name" || key === "extras") return [];
    const field: SingleField = supplierFields[key];
    if (field.kind === "number" && field.measure === "total") return [];
    const cells = state.suppliers.map((own) => {
      const text = unusedReason(key, own, region) === null ? own[key] : "";
      return withUnit(field, text, region) || NONE;
    });
    const isEmpty = cells.every((cell) => cell === NONE);
    return isEmpty ? [] : [{ label: textIn(field.label, region), cells }];
  });
}

/**
 * What was compared, for paper.
 *
 * @param winning The price at which the runner-up would win, as a sentence.
 */
export function statementOf(
  comparison: Comparison,
  winning: string | null,
): Omit<ResultText, keyof VerdictText> {
  const { ranking, region } = comparison;
  if (ranking.length === 0) return { tables: [] };
  const costs = costTable(comparison);
  return {
    tables: [{ ...costs, rows: [...quotedRows(comparison), ...costs.rows] }],
    notes: [
      ...(winning === null ? [] : [winning]),
      `Compared on ${longDay(today())}. Each line is rounded to the nearest ${wholeOf(region)}.`,
    ],
  };
}
