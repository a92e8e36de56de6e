import { currencies, formatMoney } from "../../../lib/currency";
import { required } from "../../../lib/required";
import { choice, type StateOf, type ToolFields } from "../kit/fields";
import { readNumber } from "../kit/read-number";
import type { ToolRegion } from "../kit/region";
import { parseState } from "../kit/state";
import type { Inputs, SavingsContent } from "./estimate";

/** The fields of the savings calculator. Authors give the bounds, the processes and the first values. */
export function savingsCalculator(content: SavingsContent, region: ToolRegion) {
  const { spend, share, processes } = content;
  const currency = currencies[region];
  const { sign, unit } = currency;
  const bound = (units: number) => formatMoney(units * unit.size, currency);
  return {
    name: "savings-calculator",
    fields: {
      spend: {
        kind: "number",
        label: `Annual spend, ${sign}\u00A0${unit.name}`,
        hint: "Goods and services you buy in a year.",
        start: String(spend.start),
        rule: {
          what: "an annual spend",
          least: spend.least,
          most: spend.most,
          unit: unit.size,
          message: `Enter an amount between ${bound(spend.least)} and ${bound(spend.most)}.`,
        },
      },
      share: {
        kind: "number",
        isSlider: true,
        label: "Share through sourcing events",
        hint: "{share}%",
        start: String(share),
        rule: { what: "a share", least: 0, most: 100, step: 5 },
      },
      process: choice<string>({
        label: "Current process",
        options: processes.map(({ id, label }) => ({ value: id, label })),
      }),
    },
    lists: {},
  } satisfies ToolFields;
}

/** The savings calculator of a home page. */
export type SavingsFields = ReturnType<typeof savingsCalculator>;
export type State = StateOf<SavingsFields>;

/** The inputs as numbers; null while the spend can't be used. */
export function readInputs(
  { fields }: SavingsFields,
  { spend, share, process }: State,
  region: ToolRegion,
): Inputs | null {
  const [spent, shared] = [
    readNumber(spend, fields.spend.rule, region).value,
    readNumber(share, fields.share.rule, region).value,
  ];
  if (spent === null || shared === null) return null;
  // More decimals would not change a result by a rupee or a cent.
  return { spend: spent.round(4).toNumber(), share: shared.toNumber(), process };
}

/** The inputs that it starts with. */
export function startOf(definition: SavingsFields, region: ToolRegion): Inputs {
  const start = readInputs(definition, parseState(definition, {}, region), region);
  return required(start, "The first inputs of the savings calculator");
}
