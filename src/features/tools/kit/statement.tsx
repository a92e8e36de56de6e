import { memo, useDeferredValue } from "react";
import { Certificate } from "../../../ui/certificate";
import type { SingleField } from "./fields";
import { hintOf, inputAt } from "./input";
import { textIn, type ToolRegion } from "./region";
import { ResultTables } from "./result-table";
import type { ResultText } from "./results";
import { grouped, signOf } from "./show";
import { withUnit } from "./state";
import { useToolContext } from "./tool-context";
import * as styles from "./kit.module.css";

/** Who signs a statement. */
const signatures = ["Prepared by", "Checked by", "Approved by"].map((name) => ({ name }));

/** A typed value with its unit. A currency stands before the value, as in `₹200 per trip`. */
function withHint(value: string, hint: string, sign: string): string {
  if (value === "") return "–";
  const [unit = ""] = hint.split(/,? if |empty/u);
  if (unit.startsWith(sign)) {
    return (value.startsWith(sign) ? "" : sign) + value + unit.slice(sign.length);
  }
  if (unit.startsWith("%")) return value.replace(/\s*%$/u, "") + unit;
  return /\d$/u.test(value) ? `${value} ${unit}`.trim() : value;
}

/** What was typed, as a reader of the statement needs it: a number as typed, grouped; days and choices in words. */
function valueText(field: SingleField, text: string, region: ToolRegion): string {
  return field.kind === "number" && field.measure !== "days"
    ? grouped(text.trim(), region)
    : withUnit(field, text, region);
}

/** Inputs with their units, as a reader of the statement needs them. */
function Inputs({ paths }: { readonly paths: readonly string[] }) {
  const tool = useToolContext();
  return (
    <dl className={styles.inputs}>
      {paths.map((path) => {
        const { field, text, region } = inputAt(tool, path);
        return (
          <div key={path}>
            <dt>{textIn(field.label, region)}</dt>
            <dd>{withHint(valueText(field, text, region), hintOf(field, tool), signOf(region))}</dd>
          </div>
        );
      })}
    </dl>
  );
}

interface StatementPageProps {
  readonly heading: string;
  readonly text: ResultText;
  /** Inputs that the statement lists. */
  readonly paths?: readonly string[] | undefined;
}

const Page = memo(function Page(props: StatementPageProps) {
  const { heading, text, paths = [] } = props;
  const { headline, detail, tables, notes = [] } = text;
  const [title = heading, ...item] = heading.split(": ");
  return (
    <div className={styles.statement}>
      <Certificate
        title={title}
        serial="Calculated in your browser"
        item={item.length > 0 ? item.join(": ") : undefined}
        name={{ label: "Result", value: `${headline}. ${detail}` }}
        facts={[]}
        signatures={signatures}
        isDraft
      >
        <Inputs paths={paths} />
        <ResultTables tables={tables} />
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Certificate>
    </div>
  );
});

/**
 * A tool's result on paper: a certificate with the visitor's own figures, ready to sign. Screens hide it. It
 * renders after the fields, so that typing is never slow.
 */
export function StatementPage(props: StatementPageProps) {
  return <Page {...props} text={useDeferredValue(props.text)} />;
}
