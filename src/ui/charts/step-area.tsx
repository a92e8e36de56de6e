import * as styles from "./step-area.module.css";

/**
 * A line of steps (`stepPath`) over its area, small and without an axis. Hidden from screen readers: show its ends
 * beside it as text.
 */
export function StepArea({ line }: { readonly line: string }) {
  return (
    <svg
      className={styles.area}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`${line}V100H0z`} />
      <path className={styles.line} d={line} />
    </svg>
  );
}
