import * as styles from "./calculator.module.css";
import { formatCount, formatMoney, type Currency } from "../../lib/currency";
import type { Estimate } from "./estimate";
import { levels, processOf, type CalculatorContent, type Inputs, type Range } from "./model";

const inOneLine = (text: string) => text.replaceAll(" ", "\u00A0");

const names = { low: "Low", base: "Base", high: "High" } as const;

interface KindProps {
  readonly title: string;
  readonly assumption: string;
  readonly figures: Range;
  readonly show: (value: number) => string;
  /** The calculation of a level's figure, in one or two lines. */
  readonly formula: (level: (typeof levels)[number]) => readonly string[];
}

/** One kind of benefit: three figures with their formulas, and the assumption. */
function Kind({ title, assumption, figures, show, formula }: KindProps) {
  return (
    <div className={styles.kind}>
      <h3>{title}</h3>
      <dl className={styles.figures}>
        {levels.map((level) => (
          <div key={level} className={level === "base" ? styles.base : undefined}>
            <dt>{names[level]}</dt>
            <dd className={styles.value}>{show(figures[level])}</dd>
            {formula(level).map((text) => (
              <dd key={text} className={styles.formula}>
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className={styles.assumption}>{assumption}</p>
    </div>
  );
}

interface ResultsProps {
  readonly content: CalculatorContent;
  readonly currency: Currency;
  readonly inputs: Inputs;
  readonly result: Estimate;
}

/** The estimate: what it starts from, and three kinds of benefit that are never added up. */
export function Results({ content, currency, inputs, result }: ResultsProps) {
  const process = processOf(content, inputs.process);
  const { assumptions, eventSpend, hourCost } = content;
  const money = (value: number) => inOneLine(formatMoney(value, currency));
  const count = (value: number) => inOneLine(formatCount(value, currency));
  const { spend, inEvents, outside, events, hard, avoidance, hours, hoursCost } = result;
  const ofEvents = (percent: number) => [`${percent}% × ${money(inEvents)}`];
  return (
    <>
      <div className={styles.basis}>
        <p>
          <strong>{money(inEvents)}</strong> through events: <span>{inputs.share}</span>% ×{" "}
          <span>{money(spend)}</span>. <span>{money(outside)}</span> is bought without one.
        </p>
        <p>
          <strong>{`${count(events)} events`}</strong>: <span>{money(inEvents)}</span> ÷{" "}
          <span>{money(eventSpend)}</span>. <span>{assumptions.events}</span>
        </p>
        <p>{`Current process: ${process.label}.`}</p>
      </div>
      <Kind
        title="Hard savings a year"
        assumption={assumptions.hard}
        figures={hard}
        show={money}
        formula={(level) => ofEvents(process.hard[level])}
      />
      <Kind
        title="Cost avoidance a year"
        assumption={assumptions.avoidance}
        figures={avoidance}
        show={money}
        formula={(level) => ofEvents(process.avoidance[level])}
      />
      <Kind
        title="Buyer time a year"
        assumption={assumptions.time}
        figures={hours}
        show={(value) => inOneLine(`${count(value)} hours`)}
        formula={(level) => [
          `${count(events)} events × ${process.hours[level]} hours`,
          `at ${money(hourCost)} an hour: ${money(hoursCost[level])}`,
        ]}
      />
      <p className={styles.note}>
        Hard savings, cost avoidance and time are different benefits, so we don't add them up.
        Amounts are rounded to the whole <span>{currency.sign === "₹" ? "rupee" : "dollar"}</span>,
        events to the whole event, and shown to two decimals.
        {content.sample === true && (
          <span> All percentages, hours and rates are sample figures.</span>
        )}
      </p>
    </>
  );
}
