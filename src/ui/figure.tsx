import * as styles from "./figure.module.css";

interface FigureProps {
  readonly figure: { readonly value: string; readonly label: string; readonly basis: string };
  readonly className?: string | undefined;
}

/**
 * A figure in display type with its label and basis, inside a `dl`. Around it, `--figure-size` and
 * `--figure-color` change the value.
 */
export function Figure({ figure, className = "" }: FigureProps) {
  return (
    <div className={`${styles.figure} ${className}`}>
      <dt className={styles.label}>{figure.label}</dt>
      <dd className={styles.value}>{figure.value}</dd>
      <dd className={styles.basis}>{figure.basis}</dd>
    </div>
  );
}
