import type { Miniature, MiniatureBar } from "../features/tools/kit/miniature";
import * as shared from "../styles/shared.module.css";
import * as styles from "./tool-miniature.module.css";

const percent = (share: number) => (share * 100).toFixed(1);

function Bar({ label, value, to, added = 0, isMarked }: MiniatureBar) {
  return (
    <li className={shared.spread} data-marked={isMarked}>
      <span>{label}</span> <strong>{value}</strong>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
        <rect width={percent(to)} height="4" />
        <rect className={styles.first} width={percent(added)} height="4" />
      </svg>
    </li>
  );
}

function Drawing({ drawing }: Pick<Miniature, "drawing">) {
  switch (drawing.kind) {
    case "bars":
      return (
        <ul className={styles.bars}>
          {drawing.bars.map((bar) => (
            <Bar key={bar.label} {...bar} />
          ))}
        </ul>
      );
    case "curve":
      return (
        <div className={styles.curve}>
          <span>{drawing.start}</span>
          <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden>
            <path className={styles.area} d={`${drawing.line}V40H0z`} />
            <path className={styles.line} d={drawing.line} />
          </svg>
          <strong>{drawing.end}</strong>
        </div>
      );
    case "chain":
      return (
        <ol className={styles.chain}>
          {drawing.steps.map(({ name, task }) => (
            <li key={name} className={shared.spread}>
              <span>{name}</span> <strong>{task}</strong>
            </li>
          ))}
        </ol>
      );
    case "range":
      return (
        <div className={styles.range}>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
            <rect className={styles.track} width="100" height="4" />
            <rect x={percent(drawing.from)} width={percent(1 - drawing.from)} height="4" />
            <rect className={styles.first} x={percent(drawing.base)} width="1" height="4" />
          </svg>
          <span>{drawing.low}</span> <span>{drawing.high}</span>
        </div>
      );
  }
}

/** A tool's worked example in small: its result, and a drawing of its figures. */
export function ToolMiniature({ headline, caption, drawing }: Miniature) {
  return (
    <figure className={styles.miniature}>
      <p className={styles.headline}>{headline}</p>
      <Drawing drawing={drawing} />
      <figcaption>{`Worked example: ${caption.charAt(0).toLowerCase()}${caption.slice(1)}`}</figcaption>
    </figure>
  );
}
