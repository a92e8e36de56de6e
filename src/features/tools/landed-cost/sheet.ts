import { cellOf, columnRows, RESULT, settingRows, type SheetRow } from "../kit/sheet";
import { homeCurrency } from "../kit/region";
import { resultRows } from "../kit/results";
import { nameOf } from "../kit/show";
import { labelOf } from "../kit/state";
import type { Comparison } from "./comparison";
import { landedCost } from "./fields";
import { supplierFields } from "./supplier-fields";
import { costTable } from "./tables";
import { today, verdictOf } from "./words";

/** The comparison as a table to take away, with suppliers as columns, and its results below. */
export function sheetOf(comparison: Comparison): readonly SheetRow[] {
  const { state, region, ranking } = comparison;
  const suppliers = state.suppliers.map((own, index) => ({
    ...own,
    name: nameOf(own.name, "Supplier", index),
  }));
  const { basis: bases } = landedCost.lists.extras.fields;
  const extras = state.extras.map(({ label, basis }, line): SheetRow => {
    const cells = suppliers.map((own) =>
      cellOf(supplierFields.extras.of, own.extras[line] ?? "", region),
    );
    return [`${label} (${labelOf(bases, basis, region)})`, ...cells];
  });
  const { headline, detail } = verdictOf(comparison);
  const results = [
    [`${RESULT}Comparison`, `${headline}. ${detail}`],
    [`${RESULT}Compared on`, today()],
    [`${RESULT}Amounts in`, homeCurrency[region]],
    ...resultRows(costTable(comparison)),
  ];
  return [
    ...settingRows(landedCost, state, region),
    ...columnRows(supplierFields, suppliers, region),
    ...extras,
    ...(ranking.length === 0 ? [] : results),
  ];
}
