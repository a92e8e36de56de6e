import { useId } from "react";
import type { SectionProps } from "../section-props";
import { SceneTable, type SceneRow } from "../scenes/scene-table";
import * as styles from "./chart.module.css";
import { Plot } from "./plot";
import { Rows } from "./rows";
import { Tiles } from "./tiles";

type ChartProps = SectionProps<"Chart">;

function Drawing({ drawing }: Pick<ChartProps, "drawing">) {
  switch (drawing.shape) {
    case "rows":
      return <Rows {...drawing} />;
    case "plot":
      return <Plot {...drawing} />;
    case "tiles":
      return <Tiles {...drawing} />;
  }
}

const toRow = ([heading, ...cells]: readonly string[], isTotal = false): SceneRow => ({
  heading,
  cells,
  isTotal,
});

/** A chart: its drawing, which a sentence describes, and its data as a table. */
export function Chart({ title, unit, caption, summary, table, drawing }: ChartProps) {
  const id = useId();
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}, <span>{unit}</span>
      </p>
      <div role="img" aria-label={summary}>
        <Drawing drawing={drawing} />
      </div>
      <figcaption>
        <p className={styles.caption}>{caption}</p>
        <details className={styles.data}>
          <summary>Show the data</summary>
          <SceneTable
            label={title}
            columns={table.columns}
            rows={[
              ...table.rows.map((row) => toRow(row)),
              ...(table.total === undefined ? [] : [toRow(table.total, true)]),
            ]}
          />
        </details>
      </figcaption>
    </figure>
  );
}
