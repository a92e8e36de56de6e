import { SelectField, TextField } from "../../ui/field";
import * as styles from "./calculator.module.css";
import { formatFull, formatMoney, type Currency } from "../../lib/currency";
import { startInputs, type CalculatorContent, type Inputs } from "./model";

interface FieldsProps {
  readonly content: CalculatorContent;
  readonly currency: Currency;
  readonly inputs: Inputs;
  /** Whether the spend in the field is unusable. */
  readonly isWrong: boolean;
}

function spendError({ spend }: CalculatorContent, currency: Currency): string {
  const bound = (units: number) => formatMoney(units * currency.unit.size, currency);
  return `Please enter an amount between ${bound(spend.least)} and ${bound(spend.most)}`;
}

/**
 * The three inputs. They are uncontrolled, so that changes made before the script runs count, and have
 * fixed ids, since an island is hydrated in a React root of its own.
 */
export function Fields({ content, currency, inputs, isWrong }: FieldsProps) {
  const start = startInputs(content);
  const { sign, unit } = currency;
  const counted = formatFull(inputs.spend * unit.size, currency).replaceAll(" ", "\u00A0");
  return (
    <>
      <TextField
        id="calculator-spend"
        name="spend"
        label={`Annual spend, ${sign}\u00A0${unit.name}`}
        autoComplete="off"
        hint={`Goods and services you buy in a year. Calculated with ${counted}`}
        error={isWrong ? spendError(content, currency) : undefined}
        errorRole="alert"
        input={{ inputMode: "decimal", defaultValue: start.spend }}
      />
      <div>
        <label className={styles.label} htmlFor="calculator-share">
          Share through sourcing events: <span>{`${inputs.share}%`}</span>
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
      <SelectField
        id="calculator-process"
        name="process"
        label="Current process"
        select={{ defaultValue: start.process }}
        options={content.processes.map(({ id, label }) => ({ value: id, label }))}
      />
    </>
  );
}
