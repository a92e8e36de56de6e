import type Big from "big.js";
import type { BarRow } from "../../../ui/charts/bar-rows";
import type { DataRow } from "./data-table";
import type { Problems, ToolFields } from "./fields";
import { findField } from "./paths";
import type { ToolRegion } from "./region";
import { RESULT, type SheetRow } from "./sheet";
import { showMoney, showPercent } from "./show";

/** A result: a text, or one with more below it and the number that it shows. */
export type ResultCell =
  | string
  | {
      readonly text: string;
      readonly detail?: string;
      readonly value?: Big;
    };

/** A row of results. */
export interface ResultRow extends Omit<DataRow, "header" | "cells"> {
  readonly cells: readonly ResultCell[];
}

/** A result in words: a sentence and what is to be said about it. */
export interface VerdictText {
  readonly headline: string;
  readonly detail: string;
}

/** A result in words and tables, for the screen, paper and files. */
export interface ResultText extends VerdictText {
  readonly tables: readonly Results[];
  readonly notes?: readonly string[];
}

/** What is said where there is no result, by what is wrong with the fields. */
export function noResult(tool: ToolFields, state: object, problems: Problems): ResultText {
  const isMissing = (path: string) => findField(tool, state, path).text.trim() === "";
  const detail = [...problems.keys()].every(isMissing)
    ? "Fill in what is missing."
    : "Correct the marked fields.";
  return { headline: "No result yet", detail, tables: [] };
}

/** Results of a tool, for screens, paper and files. */
export interface Results {
  readonly caption: string;
  /** Headings, that of the rows' names first. */
  readonly columns: readonly string[];
  /** The headings of columns of words. */
  readonly words?: readonly string[];
  readonly rows: readonly ResultRow[];
}

/** An amount as a cell. */
export function moneyCell(value: Big, region: ToolRegion): ResultCell {
  return { text: showMoney(value, region), value };
}

/** A percentage as a bar. */
export function percentBar(label: string, size: Big): BarRow {
  return { label, amounts: [{ value: size.toNumber(), text: showPercent(size) }] };
}

/** A line of a calculation: its name, how it is calculated, what it comes to, and whether that is the result. */
export type Working = readonly [
  label: string,
  calculation: string,
  result: string,
  isTotal?: boolean,
];

/** A calculation, line by line. */
export function calculation(lines: readonly Working[], caption = "How it is calculated"): Results {
  return {
    caption,
    columns: ["Line", "Calculation", "Result"],
    rows: lines.map(([label, ...rest]) => {
      const [how, result, isTotal = false] = rest;
      return { label, cells: [how, result], isTotal };
    }),
  };
}

/** The answer in words as rows of a file, which are skipped when it is read again. */
export function answerRows({ headline, detail, notes = [] }: ResultText): readonly SheetRow[] {
  return [[RESULT + headline, detail], ...notes.map((note): SheetRow => [RESULT + note])];
}

/** Results as rows of a file, which are skipped when it is read again. */
export function resultRows({ columns, rows }: Results): readonly SheetRow[] {
  return [
    [RESULT + (columns[0] ?? ""), ...columns.slice(1)],
    ...rows.map(({ label, cells }): SheetRow => [
      RESULT + label,
      ...cells.map((cell) => (typeof cell === "string" ? cell : (cell.value ?? cell.text))),
    ]),
  ];
}
