import type { SectionProps } from ".";
import { SampleLabel } from "../ui/sample-label";
import * as styles from "./quote.module.css";

/** Letters for a person's picture: the first of the first and of the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = "") => /^./u.exec(word)?.[0]).join("");
}

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
        <span className={styles.avatar} data-initials={initialsOf(name)} />
        <span>
          {[name, title, company].filter((part) => part !== undefined).join(", ")}{" "}
          {sample && <SampleLabel />}
        </span>
      </figcaption>
    </figure>
  );
}
