import { Workings } from "../shared/part";
import { readField } from "./read-fields";
import { lateYearOf } from "./readings";
import { moneyIn, showTypedRate, type PartViewProps } from "./view";
import * as styles from "./payment-terms.module.css";

/** India: what the offered credit would cost with a micro or small supplier, if it is over 45 days. */
export function LateYear({ tool: { state } }: Pick<PartViewProps, "tool">) {
  const year = lateYearOf(state);
  if (year === null) return null;
  const money = moneyIn("in");
  const rate = (key: "buyerRate" | "bankRate" | "taxRate") =>
    showTypedRate(readField(state, key, "in").value);
  return (
    <div className={styles.law}>
      <p>
        <strong>Is the supplier micro or small?</strong> Then the law allows 45 days at most,
        whatever you agree. A year of paying on day <span>{state.daysOffered}</span> would cost
        this:
      </p>
      <Workings
        caption="A year of paying a micro or small supplier after day 45"
        lines={[
          {
            label: "Interest you save after day 45",
            calculation: `${money(year.late)} × ${rate("buyerRate")}`,
            value: money(year.saved),
          },
          {
            label: "Interest you owe, before compounding",
            calculation: `${money(year.late)} × 3 × ${rate("bankRate")}`,
            value: money(year.owed),
          },
          {
            label: "Tax paid a year earlier",
            calculation: `${money(year.unpaid)} unpaid on 31 March × ${rate("taxRate")}`,
            value: money(year.tax),
          },
          {
            label: "Cost of that tax for a year",
            calculation: `${money(year.tax)} × ${rate("buyerRate")}`,
            value: money(year.taxCost),
          },
        ]}
      />
    </div>
  );
}
