import { figureOf } from "../lib/page-figure";
import * as styles from "./page-figure.module.css";

interface PageFigureProps {
  readonly url: string;
  /** Whether it is large, and mostly behind a window or a certificate. */
  readonly isBehind?: boolean;
}

/** The guilloche figure of a page, drawn at build. It is decoration: screen readers skip it. */
export function PageFigure({ url, isBehind = false }: PageFigureProps) {
  return (
    <span className={`${styles.figure} ${isBehind ? styles.behind : ""}`} aria-hidden>
      <img src={figureOf(url)} alt="" width={800} height={800} decoding="async" />
    </span>
  );
}
