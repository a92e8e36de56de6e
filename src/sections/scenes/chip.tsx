import * as styles from "./scene.module.css";

interface ChipProps {
  readonly children: string;
  /** Highlights it: what the scene wants its reader to find. */
  readonly isMarked?: boolean;
}

/** A state in a word or two. */
export function Chip({ children, isMarked = false }: ChipProps) {
  return (
    <span className={isMarked ? `${styles.chip} ${styles.marked}` : styles.chip}>{children}</span>
  );
}
