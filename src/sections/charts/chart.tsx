import { useContext, useId } from "react";
import type { SectionProps } from "../section-props";
import { InWindow } from "../window/in-window";
import { Table } from "../window/table";
import { barsParts } from "./bars";
import * as styles from "./chart.module.css";
import { daysParts } from "./days";
import { linesParts } from "./lines";
import type { ChartParts } from "./model";
import { treemapParts } from "./treemap";
import { waterfallParts } from "./waterfall";

type ChartProps = SectionProps<"Chart">;

function partsOf(chart: ChartProps): ChartParts {
  switch (chart.kind) {
    case "waterfall":
      return waterfallParts(chart);
    case "treemap":
      return treemapParts(chart);
    case "lines":
      return linesParts(chart);
    case "bars":
      return barsParts(chart);
    case "days":
      return daysParts(chart);
  }
}

/** A chart: its drawing, which a sentence describes, and its data as a table. */
export function Chart(chart: ChartProps) {
  const id = useId();
  const isInWindow = useContext(InWindow) !== null;
  const { title, unit, caption } = chart;
  const { summary, columns, rows, total, drawing } = partsOf(chart);
  const [head = "", ...headings] = columns;
  const table = (
    <Table
      label={title}
      head={head}
      isUnseen={isInWindow}
      columns={headings.map((label) => ({ label }))}
      rows={[
        ...rows.map(([label = "", ...cells]) => ({ label, cells })),
        ...(total === undefined
          ? []
          : [{ label: total[0] ?? "", cells: total.slice(1), is: "sum" }]),
      ]}
    />
  );
  if (isInWindow) {
    return (
      <div className={styles.inWindow}>
        <div role="img" aria-label={summary}>
          {drawing}
        </div>
        {table}
      </div>
    );
  }
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}, <span>{unit}</span>
      </p>
      <div role="img" aria-label={summary}>
        {drawing}
      </div>
      <figcaption>
        {caption !== undefined && <p className={styles.caption}>{caption}</p>}
        <details className={styles.data}>
          <summary>Show the data</summary>
          {table}
        </details>
      </figcaption>
    </figure>
  );
}
