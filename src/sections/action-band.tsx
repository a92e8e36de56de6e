import type { SectionProps } from "./section-props";
import { GuillocheBand } from "../ui/guilloche-band";
import * as styles from "./action-band.module.css";

/** The end of a page: what to do next, on ink. */
export function ActionBand({ id, title, text, children }: SectionProps<"ActionBand">) {
  return (
    <section className={styles.band} aria-labelledby={id} data-surface="ink" data-bleed="">
      <GuillocheBand />
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
