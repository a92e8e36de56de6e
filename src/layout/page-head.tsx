import type { ReactNode } from "react";
import * as styles from "./page-head.module.css";

interface PageHeadProps {
  readonly heading: string;
  readonly intro?: string | null;
  readonly actions?: ReactNode;
  /** A scene, shown beside the heading on wide screens. */
  readonly evidence?: ReactNode;
}

/** The main heading of a page, its intro and calls to action. */
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
