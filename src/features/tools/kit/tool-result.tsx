import { ResultTable } from "./result-table";
import type { Results, VerdictText } from "./results";
import * as shared from "../../../styles/shared.module.css";
import * as styles from "./kit.module.css";

/** The result of a tool without its fields: a sentence and a table. */
export interface ToolResultText extends VerdictText {
  readonly results: Results | null;
}

interface ToolResultProps {
  readonly result: ToolResultText;
  readonly onOpen: () => void;
}

/** The result of a tool inside a page, until the visitor opens its fields. */
export function ToolResult({ result: { headline, detail, results }, onOpen }: ToolResultProps) {
  return (
    <div className={styles.resultOnly}>
      <p className={shared.display}>{headline}</p>
      {detail === "" ? null : <p>{detail}</p>}
      {results === null ? null : <ResultTable results={results} showsCaption={false} />}
      <div className={styles.scripted}>
        <button type="button" className={styles.button} onClick={onOpen}>
          Try it with your figures
        </button>
      </div>
    </div>
  );
}
