import { memo, useDeferredValue, useMemo } from "react";
import { Choices } from "../kit/choices";
import { DataTable } from "../kit/data-table";
import { ImportFigures } from "../kit/import/import-figures";
import { FieldInputs } from "../kit/input";
import { AddButton, itemsAsColumns, useList } from "../kit/list-table";
import type { ToolProps } from "../kit/place";
import { ResultTables } from "../kit/result-table";
import { ToolWindow } from "../kit/tool-window";
import type { Tool } from "../kit/use-tool";
import { useTool } from "../kit/use-tool";
import { answerTerms } from "./answer";
import { barRows } from "../../../ui/charts/bar-rows";
import { DayAxis } from "../../../ui/charts/day-axis";
import { Rows } from "../../../ui/charts/rows";
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

/** Rates as bars from the same zero. */
function Rates({ caption, rows }: NonNullable<AnswerText["bars"]>) {
  return (
    <figure>
      <figcaption className={kit.caption}>{caption}</figcaption>
      <Rows {...barRows(rows, 0)} />
    </figure>
  );
}

/** What explains the answer. It renders after the fields, so that typing is never slow. */
const Details = memo(function Details({ words }: { readonly words: AnswerText }) {
  const { axis, bars, notes = [], tables } = words;
  if (tables.length === 0) return null;
  return (
    <div className={kit.part}>
      {axis === undefined ? null : <DayAxis {...axis} />}
      {bars === undefined ? null : <Rates {...bars} />}
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
  return (
    <ToolWindow
      title={title}
      place={place}
      tool={tool}
      problems={terms.problems}
      result={words}
      statement="statement"
      paths={fieldsOf[terms.part]}
      choices={place.kind === "page" ? <Choices path="show" chosen={terms.part} /> : null}
      details={<Details words={later} />}
    >
      <FieldInputs paths={fieldsOf[terms.part]} />
      {terms.part === "ranking" ? <Quotations tool={tool} /> : null}
      {terms.part === "ranking" && place.kind === "page" ? (
        <ImportFigures tool={tool} target={importTarget} />
      ) : null}
    </ToolWindow>
  );
}
