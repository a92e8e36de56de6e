import { useMemo, useRef, useState } from "react";
import { formatNumber } from "../../../lib/format-number";
import { reveal } from "../../../lib/reduced-motion";
import type { Problems } from "../kit/fields";
import { Fold } from "../kit/fold";
import { withoutNewRows } from "../kit/paths";
import type { ToolProps } from "../kit/place";
import type { Results } from "../kit/results";
import { ToolWindow } from "../kit/tool-window";
import { useTool } from "../kit/use-tool";
import { Purchase } from "./chain-view";
import { bandResults, exceptionResults, findingResults, Findings, roleResults } from "./details";
import { approvalMatrix } from "./fields";
import { Exceptions, Grid, Roles } from "./grid";
import { readMatrix, type Reading } from "./reading";
import { taskText, verdictOf } from "./words";
import * as kit from "../kit/kit.module.css";
import * as styles from "./approval-matrix.module.css";

/** Who is asked about the purchase in order, who approves in each band, and the exceptions and roles. */
function tablesOf(reading: Reading): readonly Results[] {
  const { matrix, tested, region } = reading;
  const steps = tested?.outcome.kind === "chain" ? tested.outcome.steps : [];
  const chain = {
    caption: "Who is asked",
    columns: ["Role", "Task", "Working days"],
    words: ["Task"],
    rows: steps.map((step) => ({
      label: step.role.name,
      cells: [taskText(step), formatNumber(step.role.days.toNumber())],
      isMarked: step.task === "approve",
    })),
  };
  if (matrix === null) return [];
  const tables = [
    chain,
    findingResults(reading),
    bandResults(matrix, region),
    exceptionResults(matrix),
    roleResults(matrix, region),
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

/** The mistakes to show: what was never filled in is missing, not wrong. */
function problemsOf({ state, problems }: Reading, own: ReadonlySet<string> = new Set()): Problems {
  const entered = [...problems].filter(
    ([path]) => path !== "amount" || state.amount !== "" || own.has(path),
  );
  return withoutNewRows(approvalMatrix, state, new Map(entered));
}

/** The approval matrix builder. In a text it is the matrix and the test of a purchase. */
export function ApprovalMatrix({ title, place }: ToolProps) {
  const tool = useTool(approvalMatrix, place);
  const { state, region } = tool;
  const reading = useMemo(() => readMatrix(state, region), [state, region]);
  const isPage = place.kind === "page";
  const isUnnamed = isPage && state.roles.every(({ name }) => name === "");
  // They stay first while the matrix is built, so that nothing moves under the pointer.
  const [areRolesFirst, setAreRolesFirst] = useState(false);
  const isFirst = isUnnamed || (areRolesFirst && tool.origin !== "start");
  if (isFirst !== areRolesFirst) setAreRolesFirst(isFirst);
  const bands = useRef<HTMLDivElement>(null);
  const showBands = () => {
    bands.current?.focus({ preventScroll: true });
    reveal(bands.current);
  };
  const roles = <Roles tool={tool} isFirst={isFirst} onMade={showBands} />;
  return (
    <ToolWindow
      title={title}
      place={place}
      tool={tool}
      problems={problemsOf(reading, tool.own)}
      result={{ ...verdictOf(reading), tables: tablesOf(reading) }}
      statement="matrix"
      heading="Approval matrix for purchases"
      details={
        isPage ? (
          <>
            {isFirst ? null : <Fold title="Roles and limits">{() => roles}</Fold>}
            <Exceptions tool={tool} />
          </>
        ) : null
      }
    >
      {isFirst ? <div className={kit.part}>{roles}</div> : null}
      <div className={styles.sides}>
        <Purchase reading={reading} />
        <div ref={bands} className={styles.bands} role="group" aria-label="Bands" tabIndex={-1}>
          <Findings reading={reading} />
          <Grid tool={tool} reading={reading} isPage={isPage} />
        </div>
      </div>
    </ToolWindow>
  );
}
