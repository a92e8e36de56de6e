import Big from "big.js";
import { columnRows, RESULT, settingRows, type SheetCell, type SheetRow } from "../kit/sheet";
import { parseNumber } from "../kit/read-number";
import { homeCurrency } from "../kit/region";
import { nameOf } from "../kit/show";
import { labelOf } from "../kit/state";
import type { Comparison } from "./comparison";
import { landedCost } from "./fields";
import { supplierFields } from "./supplier-fields";
import { namedLines, today, unitOf, verdictOf } from "./words";

/** The comparison as a table to take away, with suppliers as columns, and its results below. */
export function sheetOf(comparison: Comparison): readonly SheetRow[] {
  const { state, region, ranking } = comparison;
  const suppliers = state.suppliers.map((own, index) => ({
    ...own,
    name: nameOf(own.name, "Supplier", index),
  }));
  const { basis: bases } = landedCost.lists.extras.fields;
  const extras = state.extras.map(({ label, basis }, line): SheetRow => {
    const cells = suppliers.map((own): SheetCell => {
      const text = own.extras[line] ?? "";
      return parseNumber(text) ?? text;
    });
    return [`${label} (${labelOf(bases, basis, region)})`, ...cells];
  });
  const ranked = suppliers.map((_, index) =>
    ranking.find(({ quotation }) => quotation.index === index),
  );
  const { headline, detail } = verdictOf(comparison);
  const results = [
    [`${RESULT}Comparison`, `${headline}. ${detail}`],
    [`${RESULT}Compared on`, today()],
    ...namedLines(comparison).map(({ label, amountOf }): SheetRow => [
      RESULT + label,
      ...ranked.map((own) => (own && amountOf(own.cost)) ?? ""),
    ]),
    [
      `${RESULT}Landed cost, ${homeCurrency[region]}`,
      ...ranked.map((own) => own?.cost.total ?? ""),
    ],
    [`${RESULT}Landed cost per ${unitOf(comparison)}`, ...ranked.map((own) => own?.perUnit ?? "")],
    [`${RESULT}Above the lowest`, ...ranked.map((own) => own?.gap ?? "")],
    [`${RESULT}Rank`, ...ranked.map((own) => (own ? new Big(ranking.indexOf(own) + 1) : ""))],
  ];
  return [
    ...settingRows(landedCost, state, region),
    ...columnRows(supplierFields, suppliers, region),
    ...extras,
    ...(ranking.length === 0 ? [] : results),
  ];
}
