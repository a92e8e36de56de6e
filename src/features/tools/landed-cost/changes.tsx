import type Big from "big.js";
import { textIn } from "../kit/region";
import { ResultTable } from "../kit/result-table";
import { showMoney, showNumber, showPercent } from "../kit/show";
import { breakEvens, type BreakEven } from "./break-even";
import type { Comparison } from "./comparison";
import type { NumberKey } from "./fields";
import { supplierFields } from "./supplier-fields";
import type { Ranked } from "./cost";
import { sensitivities, type Driver, type Sensitivity } from "./sensitivity";
import { valueText } from "./words";
import * as kit from "../kit/kit.module.css";

interface ChangesProps {
  readonly comparison: Comparison;
}

interface SecondProps extends ChangesProps {
  readonly first: Ranked;
  readonly second: Ranked;
}

/** The change from one value to another, in words. */
function changeText({ key, now, needed }: BreakEven, { region }: Comparison): string {
  if (needed === null) return "";
  const change = needed.minus(now);
  if (key === "creditDays") return `${showNumber(change.abs(), region)} days more`;
  if (now.eq(0)) return "";
  const percent = showPercent(change.div(now).times(100).abs());
  return `${percent} ${change.lt(0) ? "less" : "more"}`;
}

/** What would make the runner-up win: one change at a time. */
export function BreakEvens(props: SecondProps) {
  const { comparison, first, second } = props;
  const { terms, region } = comparison;
  const show = (key: NumberKey, value: Big) => valueText(key, value, second.quotation, comparison);
  if (terms === null) return null;
  const lines = breakEvens(second.quotation, terms, first.cost.total);
  return (
    <>
      <p className={kit.note}>
        Each row changes one line and leaves the rest as entered. “Wins at” is the nearest value
        that is enough.
      </p>
      <ResultTable
        showsCaption={false}
        results={{
          caption: "Break-even",
          columns: ["Line", "Now", "Wins at", "Change"],
          rows: lines.map((line) => ({
            label: textIn(supplierFields[line.key].label, region),
            cells: [
              show(line.key, line.now),
              line.needed === null ? "Not with this line alone" : show(line.key, line.needed),
              changeText(line, comparison),
            ],
          })),
        }}
      />
    </>
  );
}

const driverLabels: Readonly<Record<Driver, string>> = {
  freight: "Freight and delivery",
  rate: "Exchange rate",
  rejects: "Rejects",
};

const percentText = (change: number) =>
  change === 0 ? "As entered" : `${change > 0 ? "+" : "−"}${Math.abs(change)}%`;

/** The change at which the award goes to another supplier. */
function turnText({ turn, hasEffect }: Sensitivity): string {
  if (!hasEffect) return "No supplier is affected";
  if (turn === null) return "Never";
  const size = showPercent(turn.change.abs());
  return `${size} ${turn.change.lt(0) ? "lower" : "higher"}: ${turn.winner.name}`;
}

/** Who would win if freight, exchange rate or rejects were not as entered. */
export function SensitivityTable({ comparison }: ChangesProps) {
  const { terms, quotations, ranking, region } = comparison;
  const winner = ranking[0]?.quotation.index;
  const gap = ranking[1]?.gap;
  if (terms === null || winner === undefined || gap === undefined) return null;
  const rows = sensitivities(quotations, terms, winner);
  const changes = rows[0]?.outcomes.map(({ change }) => percentText(change)) ?? [];
  return (
    <>
      <p className={kit.note}>
        Each row changes one assumption for all suppliers. A cell names who costs the least, and by
        how much.
      </p>
      <ResultTable
        showsCaption={false}
        results={{
          caption: "Sensitivity",
          columns: ["Assumption", ...changes, "Winner changes at"],
          rows: rows.map((row) => ({
            label: driverLabels[row.driver],
            cells: [
              ...row.outcomes.map(({ change, winner: own, lead }) =>
                row.hasEffect
                  ? {
                      text: own.name,
                      // The ranking adds rounded lines, so its gap may differ by one.
                      detail: `by ${showMoney(change === 0 ? gap : lead, region)}`,
                      isMarked: own.index !== winner,
                    }
                  : "",
              ),
              turnText(row),
            ],
          })),
        }}
      />
    </>
  );
}
