import { ImportPanel } from "../shared/import-panel";
import type { ToolViewProps } from "../shared/tool-props";
import { ToolWindow } from "../shared/tool-window";
import { useToolState } from "../shared/use-tool-state";
import { BandsPart } from "./bands-part";
import { approvalChain } from "./chain";
import { ExceptionsPart } from "./exceptions-part";
import { approvalMatrix, type Figures } from "./figures";
import { FindingsPart, findingsSentence } from "./findings-part";
import { PurchasePart } from "./purchase-part";
import { matrixOf, purchaseOf } from "./readings";
import { resultOf } from "./result";
import { RolesPart } from "./roles-part";
import { Statement } from "./statement";
import { readMatrix, writeMatrix } from "./table";
import type { PartViewProps } from "./view";
import { VolumePart } from "./volume-part";
import { outcomeSentence } from "./words";
import * as styles from "./approval-matrix.module.css";

/** Who approves the purchase, and what the check found. */
function announcementOf(figures: Figures, region: "in" | "us"): string {
  const matrix = matrixOf(figures, region);
  const purchase = purchaseOf(figures, region);
  const found = findingsSentence(figures, region);
  if (matrix === null || purchase === null) return found;
  const outcome = approvalChain(matrix, purchase);
  return `${outcomeSentence(outcome, matrix, purchase.amount, region)} ${found}`;
}

/** The approval matrix tool. In a text it is the matrix and the test of a purchase. */
export function ApprovalMatrix({ title, place, visitorRegion }: ToolViewProps) {
  const tool = useToolState(approvalMatrix, place, visitorRegion);
  const { state, region } = tool;
  const isPage = place.kind === "page";
  const props: PartViewProps = {
    tool,
    id: place.kind === "embed" ? place.id : "approval-matrix",
    level: isPage ? 2 : 3,
  };
  const onImport = (text: string) => {
    const outcome = readMatrix(text, state);
    if (outcome.kind === "read") tool.change(outcome.figures);
    return outcome.message;
  };
  return (
    <ToolWindow
      name="approval-matrix"
      title={title}
      place={place}
      tool={tool}
      announcement={announcementOf(state, region)}
      csv={() => writeMatrix(state)}
      statement="matrix"
      result={() => resultOf(state, region)}
    >
      <div className={styles.screen}>
        {isPage && (
          <ImportPanel
            id={props.id}
            hint="Rows that start with Role, Band or Exception, as in the CSV template."
            isReady={tool.isReady}
            onImport={onImport}
          />
        )}
        <PurchasePart {...props} />
        <BandsPart {...props} />
        <FindingsPart {...props} />
        {isPage && (
          <>
            <RolesPart {...props} />
            <ExceptionsPart {...props} />
            <VolumePart {...props} />
          </>
        )}
      </div>
      {isPage && <Statement figures={state} region={region} />}
    </ToolWindow>
  );
}
