import { drawingOf } from "../lib/page-drawing";
import * as styles from "./page-drawing.module.css";

interface PageDrawingProps {
  readonly url: string;
}

/** The guilloche drawing of a page. It is decoration: screen readers skip it. */
export function PageDrawing({ url }: PageDrawingProps) {
  return (
    <span className={styles.drawing} aria-hidden>
      <img src={drawingOf(url)} alt="" width={800} height={800} decoding="async" />
    </span>
  );
}
