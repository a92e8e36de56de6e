import type { ReactNode } from "react";
import type { Crumb } from "../lib/trail";
import { SampleNote } from "../ui/sample-label";
import { Breadcrumbs } from "./breadcrumbs";
import { PageDrawing } from "./page-drawing";
import { RupeeNote } from "./rupee-note";
import * as styles from "./page-head.module.css";

interface PageHeadProps {
  readonly heading: string;
  readonly intro?: string | null;
  /** Shown above the heading. */
  readonly mark?: ReactNode;
  /** Calls to action, or more about the page. */
  readonly actions?: ReactNode;
  /** What is invented on the page, if anything. */
  readonly sample?: string | false | undefined;
  /** A scene, shown beside the heading on wide screens. */
  readonly evidence?: ReactNode;
  /** Whether the scene is below the heading on wide screens too, over the whole width. */
  readonly isWide?: boolean;
  /** Address of the page, whose figure is drawn behind the head. */
  readonly url?: string | undefined;
  /** The breadcrumbs of the page. */
  readonly trail?: readonly Crumb[] | undefined;
  /** A head of a few lines, above something to work with. */
  readonly isCompact?: boolean;
}

/** The main heading of a page, its intro and calls to action. */
export function PageHead(props: PageHeadProps) {
  const { url, trail, heading, intro, mark, actions, sample, evidence } = props;
  const { isWide = false, isCompact = false } = props;
  const note = sample && <SampleNote>{sample}</SampleNote>;
  return (
    <div
      className={evidence ? styles.opening : styles.head}
      data-compact={isCompact || undefined}
      data-wide={isWide || undefined}
    >
      {/* A scene takes its place, and the heading above a tool would run into it. */}
      {url !== undefined && !evidence && !isCompact && <PageDrawing url={url} />}
      <div className={styles.text}>
        {trail && <Breadcrumbs trail={trail} />}
        {mark}
        <h1 className={styles.heading}>
          {/* Each sentence begins a line. */}
          {heading.split(/(?<=\.) /u).map((sentence, index) => (
            <span key={sentence}>{index === 0 ? sentence : ` ${sentence}`}</span>
          ))}
        </h1>
        {intro != null && <p className={styles.intro}>{intro}</p>}
        <RupeeNote />
        {actions}
        {!evidence && note}
      </div>
      {evidence && (
        <div>
          {evidence}
          {note && <div className={styles.note}>{note}</div>}
        </div>
      )}
    </div>
  );
}
