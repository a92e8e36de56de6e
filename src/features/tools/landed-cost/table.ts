import { writeCsv } from "../shared/csv";
import type { ToolRegion } from "../shared/tool-props";
import type { Ranked } from "./rank";
import { basisLabels, fieldLabels, lineLabels } from "./fields";
import { landedCost, nameOf, numberKeys, type Figures, type Supplier } from "./figures";
import { lineKeys } from "./cost";

/** Labels of the rows above the quotations, in files. */
const settingLabels = {
  item: "Item",
  quantity: "Quantity",
  unit: "Unit",
  interest: "Cost of money, % a year",
  standardDays: "Standard credit days",
  taxCredit: "Tax claimed back",
} as const;
/** A field above the quotations. */
export type Setting = keyof typeof settingLabels;
/** Those fields, in the order of a file. */
export const settingKeys = [
  "item",
  "quantity",
  "unit",
  "interest",
  "standardDays",
  "taxCredit",
] as const satisfies readonly Setting[];

/** Labels of the fields of a quotation that are no numbers, in files. */
export const otherLabels = {
  name: "Supplier",
  term: "Incoterm",
  origin: "Origin",
  currency: "Currency",
} as const;

/** Rows of results in a file. They are written for readers, and skipped when the file is read again. */
export const RESULT = "Result: ";

/** The figures as rows of a file, with the results where there are some. */
export function rowsOf(
  figures: Figures,
  region: ToolRegion,
  ranking: readonly Ranked[] = [],
): readonly (readonly string[])[] {
  const { suppliers } = figures;
  const labels = fieldLabels(region);
  const settings = settingKeys.map((key) => {
    const value = key === "taxCredit" ? (figures.taxCredit ? "yes" : "no") : figures[key];
    return [settingLabels[key], value];
  });
  const row = (label: string, value: (supplier: Supplier, index: number) => string) => [
    label,
    ...suppliers.map(value),
  ];
  const places = suppliers.map((_, index) =>
    ranking.find(({ quotation }) => quotation.index === index),
  );
  const results = [
    ...lineKeys.map((key) => [
      lineLabels(region)[key],
      ...places.map((place) => place?.cost.lines[key].toFixed() ?? ""),
    ]),
    ["Landed cost", ...places.map((place) => place?.cost.total.toFixed() ?? "")],
    ["Landed cost per unit", ...places.map((place) => place?.perUnit.toFixed(2) ?? "")],
  ].map(([label = "", ...cells]) => [RESULT + label, ...cells]);
  return [
    ...settings,
    row(otherLabels.name, nameOf),
    row(otherLabels.term, ({ term }) => term),
    row(otherLabels.origin, ({ origin }) => origin),
    row(otherLabels.currency, ({ currency }) => currency),
    ...numberKeys.map((key) => row(labels[key], ({ numbers }) => numbers[key])),
    ...figures.extras.map(({ label, basis }, line) =>
      row(`${label} (${basisLabels[basis]})`, ({ extras }) => extras[line] ?? ""),
    ),
    ...(ranking.length === 0 ? [] : results),
  ];
}

/** The figures as a CSV file, which `importTable` reads again. */
export function csvOf(
  figures: Figures,
  region: ToolRegion,
  ranking: readonly Ranked[] = [],
): string {
  return writeCsv(rowsOf(figures, region, ranking));
}

/** The template that the build writes: the worked example without results. */
export function templateOf(figures: unknown): string {
  return csvOf(landedCost.parse(figures, "in"), "in");
}
