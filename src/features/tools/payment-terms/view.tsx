import { memo, useDeferredValue, useMemo, useState, type FocusEvent } from "react";
import { Bars } from "../kit/bars";
import { Choices } from "../kit/choices";
import { DataTable } from "../kit/data-table";
import { ImportFigures } from "../kit/import/import-figures";
import type { Problems } from "../kit/fields";
import { FieldInputs } from "../kit/input";
import { AddButton, itemsAsColumns, useList } from "../kit/list-table";
import { findField } from "../kit/paths";
import type { ToolProps } from "../kit/place";
import { ResultTables } from "../kit/result-table";
import { ToolWindow } from "../kit/tool-window";
import type { Tool } from "../kit/use-tool";
import { useTool } from "../kit/use-tool";
import { answerTerms } from "./answer";
import { DayAxis } from "../../../ui/day-axis";
import { fieldsOf, importTarget, paymentTerms } from "./fields";
import { answerWords, type AnswerText } from "./words";
import * as kit from "../kit/kit.module.css";

/** The quotations that are ranked. */
function Quotations({ tool }: { readonly tool: Tool<typeof paymentTerms> }) {
  const list = useList(tool, "quotations");
  return (
    <>
      <DataTable
        caption="Quotations"
        corner="Quotation"
        narrow="one-column"
        {...itemsAsColumns(list)}
      />
      <div className={kit.toolbar}>
        <AddButton label="Add a quotation" list={list} />
      </div>
    </>
  );
}

/**
 * What the window shows of the tool. To choose a question is to enter no figure, and an empty field is a
 * mistake only once the visitor has left it.
 */
function shownOf(tool: Tool<typeof paymentTerms>, problems: Problems, left: ReadonlySet<string>) {
  const { state, example, origin, own } = tool;
  const isExample = JSON.stringify({ ...state, show: example.show }) === JSON.stringify(example);
  const isEntered = (path: string) =>
    left.has(path) || own?.has(path) === true || findField(paymentTerms, state, path).text !== "";
  return {
    tool:
      isExample && origin !== "copy"
        ? { ...tool, origin: "start" as const, ofExample: new Set<string>() }
        : tool,
    problems: new Map([...problems].filter(([path]) => isEntered(path))),
  };
}

/** What explains the answer. It renders after the fields, so that typing is never slow. */
const Details = memo(function Details({ words }: { readonly words: AnswerText }) {
  const { axis, bars, notes = [], tables } = words;
  if (tables.length === 0) return null;
  return (
    <div className={kit.part}>
      {axis === undefined ? null : <DayAxis {...axis} />}
      {bars === undefined ? null : <Bars {...bars} />}
      <ResultTables tables={tables} />
      {notes.map((note) => (
        <p key={note} className={kit.note}>
          {note}
        </p>
      ))}
    </div>
  );
});

/** The payment terms calculator: one question, its fields and one answer. */
export function PaymentTerms({ title, place }: ToolProps) {
  const tool = useTool(paymentTerms, place);
  const { state, region } = tool;
  const terms = useMemo(() => answerTerms(state, region), [state, region]);
  const words = useMemo(() => answerWords(terms), [terms]);
  const later = useDeferredValue(words);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const leave = ({ target }: FocusEvent<HTMLElement>) =>
    setLeft((before) => new Set([...before, target.dataset.path ?? ""]));
  return (
    <ToolWindow
      title={title}
      place={place}
      {...shownOf(tool, terms.problems, left)}
      result={words}
      statement="statement"
      paths={fieldsOf[terms.part]}
      choices={place.kind === "page" ? <Choices path="show" chosen={terms.part} /> : null}
      details={<Details words={later} />}
    >
      <div role="presentation" onBlur={leave}>
        <FieldInputs paths={fieldsOf[terms.part]} />
        {terms.part === "ranking" ? <Quotations tool={tool} /> : null}
      </div>
      {terms.part === "ranking" && place.kind === "page" ? (
        <ImportFigures tool={tool} target={importTarget} />
      ) : null}
    </ToolWindow>
  );
}
