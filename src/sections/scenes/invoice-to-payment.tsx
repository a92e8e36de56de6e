import type { SectionProps } from "../section-props";
import { DAYS_OF_YEAR, daysBetween, shortDay } from "../../lib/calendar";
import { columnFormatter, formatNumber } from "../../lib/format-number";
import { EarlyPayment } from "./early-payment";
import { Scene } from "./scene";
import * as styles from "./scene.module.css";
import { SceneTable, type SceneRow } from "./scene-table";

/** An invoice from its date to its due date, paid early at a discount. */
export function InvoiceToPayment(props: SectionProps<"InvoiceToPayment">) {
  const { title, status, caption, currency, amount, rate, days, discount, payout } = props;
  const { invoiced, received, approved, paid, due } = props;
  const format = columnFormatter([amount, payout]);
  const row = (heading: string, day: string, cell: string): SceneRow => ({
    heading,
    cells: [<time dateTime={day}>{shortDay(day)}</time>, cell],
  });
  const duration = daysBetween(invoiced, due);
  const timeOf = (day: string) => daysBetween(invoiced, day) / duration;
  return (
    <Scene module="Contracts" title={title} status={status} tone="approved" caption={caption}>
      <EarlyPayment
        events={[invoiced, received, approved].map(timeOf)}
        paid={timeOf(paid)}
        gained={`${formatNumber(days)} days early`}
        first={shortDay(invoiced)}
        payout={{ day: shortDay(paid), amount: `${currency}${format(payout)}` }}
        due={{ day: shortDay(due), amount: `${currency}${format(amount)}` }}
      />
      <SceneTable
        label={title}
        columns={["Step", "Day", currency]}
        rows={[
          row("Invoice raised", invoiced, format(amount)),
          row("Goods received", received, "–"),
          row("Buyer approves", approved, format(amount)),
          row(`Discount for ${formatNumber(days)} days`, paid, format(-discount)),
          { ...row("Supplier is paid", paid, format(payout)), isTotal: true, highlight: [1] },
          row("Buyer pays the lender", due, format(amount)),
        ]}
      />
      <p className={styles.sum}>
        {format(amount)} × {formatNumber(rate)}% × {formatNumber(days)} ÷ {DAYS_OF_YEAR} ={" "}
        <strong>
          {currency}
          {format(discount)}
        </strong>
      </p>
    </Scene>
  );
}
