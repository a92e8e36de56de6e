import type Big from "big.js";
import { showMoney, showNumber, showPercent } from "../shared/show";
import type { ToolRegion } from "../shared/tool-props";
import type { BreakEven } from "./break-even";
import type { Quotation } from "./cost";
import { fieldLabels } from "./fields";
import type { NumberKey } from "./figures";
import type { DetailProps } from "./part-props";
import * as shared from "../shared/tools.module.css";
import * as styles from "./landed-cost.module.css";

/** A value of a field with its unit. */
function valueText(
  key: NumberKey,
  value: Big,
  { isForeign }: Quotation,
  currency: string,
  region: ToolRegion,
): string {
  switch (key) {
    case "insurance":
    case "duty":
    case "surcharge":
    case "tax":
    case "rejects":
      return showPercent(value);
    case "creditDays":
      return `${showNumber(value, region)}\u00A0days`;
    case "price":
      return isForeign
        ? `${currency.toUpperCase()}\u00A0${showNumber(value, region)}`
        : showMoney(value, region);
    default:
      return showMoney(value, region);
  }
}

/** The change from one value to another, in words. */
function changeText({ key, now, needed }: BreakEven, region: ToolRegion): string {
  if (needed === null) return "";
  const change = needed.minus(now);
  if (key === "creditDays") return `${showNumber(change.abs(), region)} days more`;
  if (now.eq(0)) return "";
  const percent = showPercent(change.div(now).times(100).abs());
  return `${percent} ${change.lt(0) ? "less" : "more"}`;
}

/** What would make the second win: one change at a time. */
export function BreakEvens({ id, tool, comparison }: DetailProps) {
  const { region, state } = tool;
  const [first, second] = comparison.ranking;
  if (first === undefined || second === undefined) return null;
  const { quotation } = second;
  const currency = state.suppliers[quotation.index]?.currency ?? "";
  const labels = fieldLabels(region);
  const show = (key: NumberKey, value: Big) => valueText(key, value, quotation, currency, region);
  return (
    <section className={styles.part} aria-labelledby={`${id}-break-even`}>
      <h2 id={`${id}-break-even`}>{`What would make ${quotation.name} win`}</h2>
      <p className={styles.note}>
        One change at a time, all else as it is. Each value is the nearest that costs less than{" "}
        <span>{first.quotation.name}</span>: (its landed cost − what doesn&rsquo;t depend on the
        line) ÷ what one unit of the line costs.
      </p>
      <div className={shared.scroller} role="group" aria-label="Break-even" tabIndex={0}>
        <table className={styles.breakEvens}>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Now</th>
              <th scope="col">Wins at</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {comparison.breakEvens.map((breakEven) => {
              const { key, now, needed } = breakEven;
              return (
                <tr key={key}>
                  <th scope="row">{labels[key]}</th>
                  <td>{show(key, now)}</td>
                  <td>
                    {needed === null ? (
                      "Not by this line alone"
                    ) : (
                      <strong>{show(key, needed)}</strong>
                    )}
                  </td>
                  <td>{changeText(breakEven, region)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
