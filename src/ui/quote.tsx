import * as styles from "./quote.module.css";

interface QuoteProps {
  /** Without quotation marks. */
  readonly text: string;
  readonly name: string;
  readonly title: string;
  readonly company: string;
}

/** A customer quote with its source. */
export function Quote({ text, name, title, company }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>“{text}”</blockquote>
      <figcaption>
        {name}, {title}, {company}
      </figcaption>
    </figure>
  );
}
