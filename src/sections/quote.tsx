import { Initials } from "../ui/initials";
import { SampleLabel } from "../ui/sample-label";
import * as styles from "./quote.module.css";

interface QuoteProps {
  readonly text: string;
  readonly name: string;
  readonly title: string;
  readonly company: string;
  readonly sample: boolean;
}

/** A customer's words with their source, in a full-width band. CSS adds the quotation marks. */
export function Quote({ text, name, title, company, sample }: QuoteProps) {
  return (
    <figure className={styles.quote} data-surface="sand" data-bleed="">
      <blockquote className={styles.words}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.source}>
        <Initials name={name} />
        <span>
          <strong>{name}</strong>, {`${title}, ${company}`} {sample && <SampleLabel />}
        </span>
      </figcaption>
    </figure>
  );
}
