import * as styles from "./draft-mark.module.css";

/** Tells a writer that visitors can't see an entry yet; shown in `gatsby develop` alone. */
export function DraftMark() {
  return <strong className={styles.mark}>Draft</strong>;
}
