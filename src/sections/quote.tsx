import type { SectionProps } from "./section-props";
import { Initials } from "../ui/initials";
import { SampleLabel } from "../ui/sample-label";
import * as styles from "./quote.module.css";

/** A person's words, one paragraph, with their source. CSS adds the quotation marks. */
export function Quote(props: SectionProps<"Quote">) {
  const { name, title, company, surface, sample, children } = props;
  return (
    <figure
      className={`${styles.quote} ${surface ? styles.band : ""}`}
      data-surface={surface}
      data-bleed={surface && ""}
    >
      <blockquote className={styles.words}>{children}</blockquote>
      <figcaption className={styles.source}>
        <Initials name={name} />
        <span>
          <strong>{name}</strong>, {company === undefined ? title : `${title}, ${company}`}{" "}
          {sample && <SampleLabel />}
        </span>
      </figcaption>
    </figure>
  );
}
