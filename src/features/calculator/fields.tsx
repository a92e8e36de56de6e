import * as styles from "./calculator.module.css";
import { formatFull, formatMoney, type Currency } from "./currency";
import { startInputs, type CalculatorContent, type Inputs } from "./model";

interface FieldsProps {
  readonly content: CalculatorContent;
  readonly currency: Currency;
  readonly inputs: Inputs;
  /** Whether the spend in the field can't be used. */
  readonly isWrong: boolean;
}

/** How a spend has to be written. */
function spendError({ spend }: CalculatorContent, currency: Currency): string {
  const bound = (units: number) => formatMoney(units * currency.unit.size, currency);
  return `Please enter an amount between ${bound(spend.least)} and ${bound(spend.most)}`;
}

/** Ids are fixed, not `useId`'s: the browser takes the fields over in a root of their own. */
function SpendField({ content, currency, inputs, isWrong }: FieldsProps) {
  const { sign, unit } = currency;
  return (
    <div className={styles.field}>
      <label htmlFor="calculator-spend">
        Annual spend, {sign} {unit.name}
      </label>
      <input
        id="calculator-spend"
        className={styles.control}
        name="spend"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        defaultValue={content.spend.start}
        aria-describedby={`${isWrong ? "calculator-spend-error " : ""}calculator-spend-hint`}
        aria-invalid={isWrong || undefined}
      />
      {isWrong && (
        <p id="calculator-spend-error" role="alert" className={styles.error}>
          {spendError(content, currency)}
        </p>
      )}
      <p id="calculator-spend-hint" className={styles.hint}>
        Goods and services bought in a year. Counted:{" "}
        {formatFull(inputs.spend * unit.size, currency)}
      </p>
    </div>
  );
}

/** The three inputs, uncontrolled, so that what is changed before the script runs counts. */
export function Fields(props: FieldsProps) {
  const { content, inputs } = props;
  const start = startInputs(content);
  return (
    <>
      <SpendField {...props} />
      <div className={styles.field}>
        <label htmlFor="calculator-share">
          Share through sourcing events: <span>{inputs.share}%</span>
        </label>
        <input
          id="calculator-share"
          className={styles.range}
          name="share"
          type="range"
          min={0}
          max={100}
          step={5}
          defaultValue={start.share}
          aria-valuetext={`${inputs.share}%`}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="calculator-process">Current process</label>
        <select
          id="calculator-process"
          className={styles.control}
          name="process"
          defaultValue={start.process}
        >
          {content.processes.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
