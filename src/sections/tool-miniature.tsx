import type { Miniature } from "../features/tools/kit/miniature";
import { Bar } from "../ui/charts/bar";
import { Rows } from "../ui/charts/rows";
import { StepArea } from "../ui/charts/step-area";
import * as shared from "../styles/shared.module.css";
import * as styles from "./tool-miniature.module.css";

function Drawing({ drawing }: Pick<Miniature, "drawing">) {
  switch (drawing.kind) {
    case "bars":
      return <Rows rows={drawing.rows} />;
    case "curve":
      return (
        <div className={styles.curve}>
          <span>{drawing.start}</span>
          <StepArea line={drawing.line} />
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
          <Bar parts={drawing.parts} />
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
