import { figureOf } from "../lib/page-figure";
import * as styles from "./page-figure.module.css";

interface PageFigureProps {
  readonly url: string;
}

/** The guilloche figure of a page. It is decoration: screen readers skip it. */
export function PageFigure({ url }: PageFigureProps) {
  return (
    <span className={styles.figure} aria-hidden>
      <img src={figureOf(url)} alt="" width={800} height={800} decoding="async" />
    </span>
  );
}
