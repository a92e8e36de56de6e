import type { SectionProps } from "./section-props";
import { NotedLabels, Notes } from "./notes";
import * as styles from "./wide-scene.module.css";

/** A product window over the whole grid, with numbered notes on the rows that matter. */
export function WideScene({ notes, children }: SectionProps<"WideScene">) {
  return (
    <div className={styles.wide} data-wide="">
      <NotedLabels.Provider value={notes.map(({ at }) => at)}>{children}</NotedLabels.Provider>
      <Notes texts={notes.map(({ text }) => text)} />
    </div>
  );
}
