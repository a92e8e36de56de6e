import type { ReactNode } from "react";
import { hintOf, inputAt } from "./input";
import { textIn } from "./region";
import { optionsIn } from "./state";
import { useToolContext } from "./tool-context";
import * as styles from "./kit.module.css";

/** Who signs a statement. */
const signatures = ["Prepared by", "Checked by", "Approved by"];

/** Inputs with their units, as a reader of the statement needs them. */
function Inputs({ paths }: { readonly paths: readonly string[] }) {
  const tool = useToolContext();
  return (
    <dl className={styles.inputs}>
      {paths.map((path) => {
        const { field, text, region } = inputAt(tool, path);
        const option =
          field.kind === "choice"
            ? optionsIn(field, region).find(({ value }) => value === text)
            : undefined;
        return (
          <div key={path}>
            <dt>{textIn(field.label, region)}</dt>
            <dd>
              {option === undefined
                ? `${text || "–"} ${hintOf(field, tool)}`
                : textIn(option.label, region)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface StatementPageProps {
  readonly heading: string;
  /** The result in a sentence. */
  readonly verdict?: string;
  /** Inputs that the statement lists. */
  readonly paths?: readonly string[];
  readonly children: ReactNode;
}

/** A tool's result on paper, ready to sign. Screens hide it. */
export function StatementPage({ heading, verdict, paths = [], children }: StatementPageProps) {
  return (
    <div className={styles.statement}>
      <p>{heading}</p>
      <Inputs paths={paths} />
      {children}
      {verdict === undefined ? null : (
        <p>
          <strong>{verdict}</strong>
        </p>
      )}
      <div className={styles.signatures}>
        {signatures.map((role) => (
          <p key={role}>
            <b>{role}</b>
            <span>Name, signature and date</span>
          </p>
        ))}
      </div>
    </div>
  );
}
