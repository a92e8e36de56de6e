import type { ReactNode } from "react";
import type { Crumb } from "../lib/trail";
import { SampleNote } from "../ui/sample-label";
import { Breadcrumbs } from "./breadcrumbs";
import { PageFigure } from "./page-figure";
import * as styles from "./page-head.module.css";

interface PageHeadProps {
  readonly heading: string;
  readonly intro?: string | null;
  /** Shown above the heading. */
  readonly mark?: ReactNode;
  readonly actions?: ReactNode;
  /** What is invented on the page, if anything. */
  readonly sample?: string | false;
  /** A scene, shown beside the heading on wide screens. */
  readonly evidence?: ReactNode;
  /** Address of the page, whose figure is drawn behind the head. */
  readonly url?: string;
  /** The breadcrumbs of the page. */
  readonly trail?: readonly Crumb[];
  /** A head of a few lines, above something to work with. */
  readonly isCompact?: boolean;
}

/** The main heading of a page, its intro and calls to action. */
export function PageHead(props: PageHeadProps) {
  const {
    url,
    trail,
    heading,
    intro,
    mark,
    actions = false,
    sample = false,
    evidence = false,
    isCompact = false,
  } = props;
  return (
    <div
      className={evidence === false ? styles.head : styles.opening}
      data-compact={isCompact ? true : undefined}
    >
      {url !== undefined && <PageFigure url={url} />}
      <div className={styles.text}>
        {trail && <Breadcrumbs trail={trail} />}
        {mark}
        <h1 className={styles.heading}>{heading}</h1>
        {intro != null && <p className={styles.intro}>{intro}</p>}
        {actions}
        {sample !== false && <SampleNote>{sample}</SampleNote>}
      </div>
      {evidence}
    </div>
  );
}
