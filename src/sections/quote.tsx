import type { SectionProps } from ".";
import { SampleLabel } from "../ui/sample-label";
import * as styles from "./quote.module.css";

/** A person's words, one paragraph, with their source. CSS adds the quotation marks. */
export function Quote({ name, title, company, sample, children }: SectionProps<"Quote">) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>{children}</blockquote>
      <figcaption>
        {[name, title, company].filter((part) => part !== undefined).join(", ")}{" "}
        {sample && <SampleLabel />}
      </figcaption>
    </figure>
  );
}
