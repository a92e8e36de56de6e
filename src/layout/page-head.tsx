import * as styles from "./page-head.module.css";

interface PageHeadProps {
  readonly heading: string;
  readonly intro?: string | null;
}

/** The main heading of a page and what the page does for whom. */
export function PageHead({ heading, intro }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={styles.heading}>{heading}</h1>
      {intro != null && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
