import { TimeAxis } from "./time-axis";
import * as styles from "./time-axis.module.css";

interface EarlyPaymentProps {
  /** Events before the payment. All times are 0 to 1. */
  readonly events: readonly number[];
  /** Time of the payment. The time from there to the due date is filled. */
  readonly paid: number;
  /** Labels of the start and the end. */
  readonly ends: readonly [string, string];
}

const WIDTH = 400;
const HEIGHT = 28;

const x = (time: number) => Math.round(time * WIDTH);

/** The time to the due date, with the days gained by an early payment. */
export function EarlyPayment({ events, paid, ends }: EarlyPaymentProps) {
  const ticks = [...events, paid, 1].map((time) => `M${x(time)} 0V${HEIGHT}`).join("");
  return (
    <TimeAxis width={WIDTH} height={HEIGHT} ends={ends} className={styles.payment}>
      <path className={styles.gained} d={`M${x(paid)} 4H${WIDTH}V${HEIGHT - 4}H${x(paid)}z`} />
      <path className={styles.line} d={`M0 ${HEIGHT / 2}H${x(paid)}${ticks}`} />
    </TimeAxis>
  );
}
