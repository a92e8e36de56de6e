import * as styles from "./draft-mark.module.css";

/** Marks a draft, which only `gatsby develop` shows. */
export function DraftMark() {
  return <strong className={styles.mark}>Draft</strong>;
}
