import * as styles from "./scene.module.css";

/** A state in a word or two. */
export function Chip({ children }: { readonly children: string }) {
  return <span className={styles.chip}>{children}</span>;
}
