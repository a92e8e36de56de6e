import { Initials } from "../ui/initials";
import { SampleLabel } from "../ui/sample-label";
import * as styles from "./case-parts.module.css";

interface CaseFiguresProps {
  readonly figures: readonly {
    readonly value: string;
    readonly label: string;
    readonly basis: string;
  }[];
}

/** The figures of a case study in display type, each with its basis. */
export function CaseFigures({ figures }: CaseFiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label, basis }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.basis}>{basis}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CaseQuoteProps {
  readonly quote: { readonly text: string; readonly name: string; readonly title: string };
  readonly customer: string;
  readonly sample: boolean;
}

/** The customer's words across the page. */
export function CaseQuote({ quote, customer, sample }: CaseQuoteProps) {
  const { text, name, title } = quote;
  return (
    <figure className={styles.quote} data-surface="sand" data-bleed="">
      <blockquote className={styles.words}>
        <p>“{text}”</p>
      </blockquote>
      <figcaption className={styles.source}>
        <Initials name={name} />
        <span>
          <strong>{name}</strong>, {title}, {customer} {sample && <SampleLabel />}
        </span>
      </figcaption>
    </figure>
  );
}
