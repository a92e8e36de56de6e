import type { SectionProps } from "..";
import { DAYS_OF_YEAR, daysBetween, shortDay } from "../../lib/calendar";
import { formatNumber, sharedDecimals } from "../../lib/format-number";
import { Chip } from "./chip";
import { GainedDays } from "./gained-days";
import * as styles from "./scene.module.css";
import { SceneTable, type SceneRow } from "./scene-table";
import { WindowFrame } from "./window-frame";

/** An invoice from the goods receipt to its due date, paid early for a discount. */
export function InvoiceToPayment(props: SectionProps<"InvoiceToPayment">) {
  const { title, status, caption, currency, amount, rate, days, discount, payout } = props;
  const { received, invoiced, approved, paid, due } = props;
  const format = (value: number) => formatNumber(value, sharedDecimals([amount, payout]));
  const row = (heading: string, day: string, shown: string): SceneRow => ({
    heading,
    cells: [<time dateTime={day}>{shortDay(day)}</time>, shown],
  });
  const rows: readonly SceneRow[] = [
    row("Goods received", received, "–"),
    row("Invoice raised", invoiced, format(amount)),
    row("Buyer approves", approved, format(amount)),
    row(`Discount for ${formatNumber(days)} days`, paid, format(-discount)),
    { ...row("Supplier is paid", paid, format(payout)), isTotal: true },
    row("Buyer pays the lender", due, format(amount)),
  ];
  const length = daysBetween(received, due);
  const along = (day: string) => daysBetween(received, day) / length;
  return (
    <WindowFrame title={title} status={<Chip>{status}</Chip>} caption={caption}>
      <GainedDays
        marks={[received, invoiced, approved].map(along)}
        paid={along(paid)}
        ends={[
          shortDay(received),
          `${shortDay(paid)} → ${shortDay(due)}: ${formatNumber(days)} days`,
        ]}
      />
      <SceneTable
        label={title}
        columns={["Step", "Day", currency]}
        rows={rows}
        isBest={(index, cell) => rows[index]?.isTotal === true && cell === 1}
      />
      <p className={styles.sum}>
        {format(amount)} × {formatNumber(rate)}% × {formatNumber(days)} ÷ {DAYS_OF_YEAR} ={" "}
        <strong>
          {currency}
          {format(discount)}
        </strong>
      </p>
    </WindowFrame>
  );
}
