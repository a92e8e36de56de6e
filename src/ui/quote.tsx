import * as styles from "./quote.module.css";

interface QuoteProps {
  /** The words, without quotation marks. */
  readonly text: string;
  readonly name: string;
  readonly title: string;
  readonly company: string;
}

/** A customer's words and who said them. */
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
