import { memo, useMemo } from "react";
import type { ToolPlace } from "../shared/tool-props";
import type { Tool } from "../shared/use-tool-state";
import { BreakEvens } from "./break-evens";
import { compare } from "./comparison";
import type { Figures } from "./figures";
import * as styles from "./landed-cost.module.css";
import { Ranking } from "./ranking";
import { SensitivityTable } from "./sensitivity-table";
import { Statement } from "./statement";

interface DetailsProps {
  readonly id: string;
  readonly tool: Tool<Figures>;
  readonly place: ToolPlace["kind"];
}

/**
 * What explains the result: waterfalls, break-even, sensitivity, and the statement on paper. It renders
 * after the ranking, with a tool that is deferred, so that typing is never slow.
 */
export const Details = memo(function Details({ id, tool, place }: DetailsProps) {
  const { state, region } = tool;
  const comparison = useMemo(() => compare(state, region), [state, region]);
  const parts = { id, tool, comparison };
  // Inside a text the full tool is a link away.
  if (place === "embed") return <Ranking {...parts} level={3} />;
  return (
    <>
      <div className={styles.screen}>
        <Ranking {...parts} level={2} />
        <BreakEvens {...parts} />
        <SensitivityTable {...parts} />
      </div>
      <Statement figures={state} region={region} comparison={comparison} />
    </>
  );
});
