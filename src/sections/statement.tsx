import type { SectionProps } from "./section-props";
import { Figure } from "../ui/figure";
import { GuillocheBand } from "../ui/guilloche-band";
import * as styles from "./statement.module.css";

/** One sentence across the whole width, perhaps with a figure. */
export function Statement(props: SectionProps<"Statement">) {
  const { surface = "ink", figure, guilloche, children } = props;
  return (
    <div className={styles.statement} data-surface={surface} data-bleed="">
      {guilloche && <GuillocheBand />}
      <div className={styles.words}>{children}</div>
      {figure && (
        <dl className={styles.figure}>
          <Figure figure={figure} />
        </dl>
      )}
    </div>
  );
}
