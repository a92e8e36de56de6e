import type { DrawnLine, PlotDrawing } from "../../content-model/chart-model";
import * as styles from "./plot.module.css";

const LINE_HEIGHT = 1.25;

/** The name at a line's end, centred on its height. Its last line is the last value. */
function EndName({ name: { y, lines } }: Pick<DrawnLine, "name">) {
  const first = 0.35 - ((lines.length - 1) / 2) * LINE_HEIGHT;
  return (
    <text y={`${y}%`}>
      {lines.map((line, index) => (
        <tspan
          key={index}
          x="0"
          dy={`${index === 0 ? first : LINE_HEIGHT}em`}
          className={index === lines.length - 1 ? styles.value : undefined}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/**
 * Lines over time. The plot is stretched to its box, so that text keeps its size: axis labels are HTML
 * around it, and names are in a drawing of their own beside it.
 */
export function Plot({ ticks, lines, ends, moment }: Omit<PlotDrawing, "shape">) {
  const rules = ticks.map((_, index) => `M0 ${(index / (ticks.length - 1)) * 100}H100`).join("");
  return (
    <div className={styles.plot}>
      <div className={styles.ticks}>
        {ticks.map((tick, index) => (
          <span key={index}>{tick}</span>
        ))}
      </div>
      <svg
        className={styles.lines}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.rules} d={rules} />
        {moment !== undefined && <path className={styles.moment} d={`M${moment.x} 0V100`} />}
        {lines.map(({ path, dots, tone }, index) => (
          <g key={index} data-tone={tone}>
            {tone === "marked" && <path className={styles.highlight} d={path} />}
            <path d={path} />
            <path className={styles.dots} d={dots} />
          </g>
        ))}
      </svg>
      {moment !== undefined && (
        <svg className={styles.overlay} aria-hidden="true">
          <text
            x={`${moment.x}%`}
            y={moment.isLow ? "97%" : "7%"}
            dx={moment.x > 50 ? -6 : 6}
            textAnchor={moment.x > 50 ? "end" : "start"}
          >
            {moment.label}
          </text>
        </svg>
      )}
      <svg className={styles.names} aria-hidden="true">
        {lines.map(({ name }, index) => (
          <EndName key={index} name={name} />
        ))}
      </svg>
      <p className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
