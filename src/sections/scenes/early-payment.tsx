import * as styles from "./early-payment.module.css";

interface Payment {
  readonly day: string;
  readonly amount: string;
}

interface EarlyPaymentProps {
  /** Events before the payment. All times are 0 to 1. */
  readonly events: readonly number[];
  /** Time of the payment. The time from there to the due date is filled. */
  readonly paid: number;
  /** What the filled time is, such as `46 days early`. */
  readonly gained: string;
  /** The first day. */
  readonly first: string;
  readonly payout: Payment;
  readonly due: Payment;
}

const percent = (time: number) => `${(2 + time * 96).toFixed(1)}%`;

/** The days to the due date with the money paid on them. Hidden from screen readers, as in a table. */
export function EarlyPayment(props: EarlyPaymentProps) {
  const { events, paid, gained, first, payout, due } = props;
  const start = percent(paid);
  return (
    <svg className={styles.axis} aria-hidden="true">
      <line x1="2%" x2={start} y1="62" y2="62" />
      <rect x={start} y="52" width={`${((1 - paid) * 96).toFixed(1)}%`} height="20" rx="4" />
      {[...events, paid, 1].map((time, index) => (
        <circle key={index} cx={percent(time)} cy="62" r="6" />
      ))}
      <text className={styles.gained} x={percent((1 + paid) / 2)} y="67" textAnchor="middle">
        {gained}
      </text>
      <text className={styles.amount} x={start} y="36" dx="-6">
        {payout.amount}
      </text>
      <text x="2%" y="94" dx="-6">
        {first}
      </text>
      <text x={start} y="94" dx="-6">
        {payout.day}
      </text>
      <text className={styles.due} x="98%" y="36" textAnchor="end" dx="6">
        {due.amount}
      </text>
      <text x="98%" y="94" textAnchor="end" dx="6">
        {due.day}
      </text>
    </svg>
  );
}
