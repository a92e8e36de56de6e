import { formatCount, formatMoney, type Currency } from "../../../lib/currency";
import { Bar } from "../../../ui/charts/bar";
import { levels, processOf, rangeParts, type Estimate, type Inputs } from "./estimate";
import type { Range, SavingsContent } from "./estimate";
import * as shared from "../../../styles/shared.module.css";
import * as styles from "./savings-calculator.module.css";

const inOneLine = (text: string) => text.replaceAll(" ", "\u00A0");

const names = { low: "Low", base: "Base", high: "High" } as const;

interface KindProps {
  readonly title: string;
  readonly figures: Range;
  readonly show: (value: number) => string;
  /** The kind that is shown large. */
  readonly isMain?: boolean;
}

/** One kind of benefit: its base figure, and from low to high as a bar. */
function Kind({ title, figures, show, isMain = false }: KindProps) {
  return (
    <div className={styles.kind} data-main={isMain ? true : undefined}>
      <h3>{title}</h3>
      <dl>
        {levels.map((level) => (
          <div key={level} data-level={level}>
            <dt>{names[level]}</dt>
            <dd>
              <span>{show(figures[level])}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Bar parts={rangeParts(figures)} />
    </div>
  );
}

interface FormulasProps {
  readonly title: string;
  readonly figures: Range;
  readonly show: (value: number) => string;
  /** The calculation of a level's figure. */
  readonly formula: (level: (typeof levels)[number]) => string;
  readonly assumption: string;
}

/** How each figure of a kind is calculated, and what it assumes. */
function Formulas({ title, figures, show, formula, assumption }: FormulasProps) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {levels.map((level) => (
          <li key={level}>{`${names[level]}: ${formula(level)} = ${show(figures[level])}`}</li>
        ))}
      </ul>
      <p>{assumption}</p>
    </div>
  );
}

interface ResultsProps {
  readonly content: SavingsContent;
  readonly currency: Currency;
  readonly inputs: Inputs;
  readonly result: Estimate;
}

/** The three kinds of benefit, which are never added up. */
function kindsOf({ hard, avoidance, hours }: Estimate, currency: Currency) {
  const money = (value: number) => inOneLine(formatMoney(value, currency));
  return {
    hard: { title: "Hard savings a year", figures: hard, show: money },
    avoidance: { title: "Cost avoidance a year", figures: avoidance, show: money },
    hours: {
      title: "Buyer time a year",
      figures: hours,
      show: (value: number) => inOneLine(`${formatCount(value, currency)} hours`),
    },
  };
}

/** The estimate: one large figure, two more, and the spend that they start from. */
export function Results({ content, currency, inputs, result }: ResultsProps) {
  const money = (value: number) => inOneLine(formatMoney(value, currency));
  const { spend, inEvents, outside } = result;
  const kinds = kindsOf(result, currency);
  return (
    <>
      <Kind {...kinds.hard} isMain />
      <Kind {...kinds.avoidance} />
      <Kind {...kinds.hours} />
      <p>
        <strong>{money(inEvents)}</strong> goes through events: <span>{inputs.share}</span>% ×{" "}
        <span>{money(spend)}</span>. <span>{money(outside)}</span> is bought without one.
      </p>
      <p className={shared.paper}>
        {`Current process: ${processOf(content, inputs.process).label}.`}
      </p>
    </>
  );
}

/** The calculation of each figure, on demand; it works without script. */
export function Calculation({ content, currency, inputs, result }: ResultsProps) {
  const process = processOf(content, inputs.process);
  const { assumptions, eventSpend, hourCost, sample } = content;
  const money = (value: number) => inOneLine(formatMoney(value, currency));
  const { inEvents, events, hoursCost } = result;
  const count = inOneLine(formatCount(events, currency));
  const kinds = kindsOf(result, currency);
  return (
    <>
      <details className={styles.formulas}>
        <summary>How these figures are calculated</summary>
        <p>
          <strong>{`${count} events`}</strong>: <span>{money(inEvents)}</span> ÷{" "}
          <span>{money(eventSpend)}</span>. <span>{assumptions.events}</span>
        </p>
        <Formulas
          {...kinds.hard}
          formula={(level) => `${process.hard[level]}% × ${money(inEvents)}`}
          assumption={assumptions.hard}
        />
        <Formulas
          {...kinds.avoidance}
          formula={(level) => `${process.avoidance[level]}% × ${money(inEvents)}`}
          assumption={assumptions.avoidance}
        />
        <Formulas
          {...kinds.hours}
          formula={(level) => `${count} events × ${process.hours[level]} hours`}
          assumption={`${assumptions.time} At ${money(hourCost)} an hour, the base is worth ${money(hoursCost.base)}.`}
        />
        <p>
          Amounts are rounded to the nearest{" "}
          <span>{currency.sign === "₹" ? "rupee" : "dollar"}</span>, events to the whole event, and
          shown to two decimals.
        </p>
      </details>
      <p className={shared.quiet}>
        These are different benefits, so we don’t add them up.
        {sample && <span> All percentages, hours and rates are sample figures.</span>}
      </p>
    </>
  );
}
