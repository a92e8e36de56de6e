import type { ReactNode } from "react";
import * as shared from "./tools.module.css";
import * as styles from "./part.module.css";

interface PartProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  /** What the part is for, in a sentence. */
  readonly about?: ReactNode;
  /** Level of the heading: 2 on the page of the tool, 3 inside a text. */
  readonly level: 2 | 3;
  readonly fields?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a tool with its own fields: they are beside the result where there is room. */
export function Part({ id, title, about, level, fields, children }: PartProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {about !== undefined && <p>{about}</p>}
      </div>
      {fields !== undefined && <div className={styles.fields}>{fields}</div>}
      <div className={fields === undefined ? styles.wide : styles.result}>{children}</div>
    </section>
  );
}

/** The result of a part in a sentence, in display type. */
export function Headline({ children }: { readonly children: ReactNode }) {
  return <p className={styles.headline}>{children}</p>;
}

/** In place of a result, while a field can't be used. */
export function Missing() {
  return <p className={styles.missing}>Correct the fields with a message to see the result.</p>;
}

/** A line of a calculation. */
export interface WorkingsLine {
  readonly label: string;
  readonly calculation: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

interface WorkingsProps {
  readonly caption: string;
  readonly lines: readonly WorkingsLine[];
}

/** How a result is calculated, line by line. */
export function Workings({ caption, lines }: WorkingsProps) {
  return (
    <div className={shared.scroller} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.workings}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Calculation</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, calculation, value, isTotal = false }) => (
            <tr key={label} className={isTotal ? styles.total : undefined}>
              <th scope="row">{label}</th>
              <td>{calculation}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A bar of a comparison. */
export interface BarLine {
  readonly label: string;
  readonly value: string;
  readonly size: number;
  readonly tone?: "highlight" | "quiet";
}

/** Bars from the same zero. Hidden from screen readers, since the workings have the same numbers. */
export function Bars({ lines }: { readonly lines: readonly BarLine[] }) {
  const most = Math.max(...lines.map(({ size }) => size), Number.MIN_VALUE);
  return (
    <div className={styles.bars} aria-hidden="true">
      {lines.map(({ label, value, size, tone = "plain" }) => (
        <div key={label} data-tone={tone}>
          <span>{label}</span>
          <span>{value}</span>
          <svg viewBox="0 0 1000 10" preserveAspectRatio="none">
            <path d="M0 5H1000" />
            <path className={styles.bar} d={`M0 5H${Math.round((size / most) * 1000)}`} />
          </svg>
        </div>
      ))}
    </div>
  );
}
