import type { ReactNode } from "react";
import * as styles from "./bar.module.css";
import { percent, type BarPart } from "./scale";
import * as tones from "./tones.module.css";

interface BarProps {
  /** From below to above. */
  readonly parts: readonly BarPart[];
  /** Position of a tick, in percent. */
  readonly tick?: number | undefined;
  /** Lines below the parts. */
  readonly children?: ReactNode;
}

/** A bar. Hidden from screen readers: show its amounts beside it as text. Its height is `--bar`. */
export function Bar({ parts, tick, children }: BarProps) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      {children}
      {parts.map(({ x, width, tone }, index) => (
        <rect
          key={index}
          className={tones[tone]}
          x={percent(x)}
          width={percent(width)}
          height="100%"
        />
      ))}
      {tick !== undefined && (
        <line className={styles.tick} x1={percent(tick)} x2={percent(tick)} y2="100%" />
      )}
    </svg>
  );
}
