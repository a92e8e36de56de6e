import type { ReactNode } from "react";
import * as styles from "./page-head.module.css";

interface PageHeadProps {
  readonly heading: string;
  readonly intro?: string | null;
  /** What to do next. */
  readonly actions?: ReactNode;
  /** The scene that shows what the heading says; it stands beside it where there is room. */
  readonly evidence?: ReactNode;
}

/** The main heading of a page and what the page does for whom. */
export function PageHead({ heading, intro, actions = false, evidence = false }: PageHeadProps) {
  return (
    <div className={evidence === false ? styles.head : styles.opening}>
      <div className={styles.text}>
        <h1 className={styles.heading}>{heading}</h1>
        {intro != null && <p className={styles.intro}>{intro}</p>}
        {actions}
      </div>
      {evidence}
    </div>
  );
}
