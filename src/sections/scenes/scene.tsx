import type { ReactNode } from "react";
import * as styles from "./scene.module.css";

interface SceneProps {
  readonly title: string;
  /** A word or two at the end of the title bar, or the time left. */
  readonly status: ReactNode;
  readonly caption: string;
  readonly children: ReactNode;
}

/** The frame of a product scene: a window with a title bar, and a caption below it. */
export function Scene({ title, status, caption, children }: SceneProps) {
  return (
    <figure className={styles.scene}>
      <div className={styles.window}>
        <div className={styles.bar}>
          <span>{title}</span>
          {typeof status === "string" ? <span className={styles.chip}>{status}</span> : status}
        </div>
        {children}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
