import type { ReactNode } from "react";
import type { Crumb } from "../lib/trail";
import { Cover, type CoverImage } from "../ui/cover";
import { SampleNote } from "../ui/sample-label";
import { Breadcrumbs } from "./breadcrumbs";
import { PageDrawing } from "./page-drawing";
import { RupeeNote } from "./rupee-note";
import * as styles from "./article-head.module.css";

interface ArticleHeadProps {
  readonly heading: string;
  /** A summary, shown large. */
  readonly intro: string;
  /** A line above the heading. */
  readonly kicker?: ReactNode;
  readonly cover?: CoverImage | undefined;
  /** The colours of its full-width band. */
  readonly surface: "leaf" | "sand";
  /** Address of the page whose figure is drawn behind the head. */
  readonly url?: string;
  /** From the home page to the page. */
  readonly trail?: readonly Crumb[];
  /** What is invented in the article, if anything. */
  readonly sample?: string | false;
  /** Byline or links, below the summary. */
  readonly children?: ReactNode;
  /** What the article is about, beside its heading. The cover is then beside the figures. */
  readonly evidence?: ReactNode;
  /** Figures below the head, across the page. */
  readonly figures?: ReactNode;
}

/** The head of an article, a case study or an error page, with its cover beside it on wide screens. */
export function ArticleHead(props: ArticleHeadProps) {
  const { heading, intro, kicker, cover, surface, sample } = props;
  const { children, evidence, figures, url, trail } = props;
  return (
    <div className={styles.band} data-surface={surface} data-bleed="">
      {url !== undefined && <PageDrawing url={url} />}
      <div className={styles.text}>
        {trail && <Breadcrumbs trail={trail} isUntitled />}
        {kicker !== undefined && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.intro}>{intro}</p>
        <RupeeNote />
        {children}
        {sample && <SampleNote>{sample}</SampleNote>}
      </div>
      {evidence}
      {figures}
      {cover && <Cover {...cover} />}
    </div>
  );
}
