import type { ReactNode } from "react";
import * as styles from "./scene.module.css";

interface WindowFrameProps {
  /** What the title bar says. */
  readonly title: string;
  /** What stands at the end of the title bar. */
  readonly status: ReactNode;
  /** What the scene shows. */
  readonly caption: string;
  readonly children: ReactNode;
}

/** A scene's frame: a window of the product, and under it what it shows. */
export function WindowFrame({ title, status, caption, children }: WindowFrameProps) {
  return (
    <figure className={styles.scene}>
      <div className={styles.window}>
        <div className={styles.bar}>
          <span>{title}</span>
          {status}
        </div>
        {children}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
