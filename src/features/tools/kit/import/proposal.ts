import type { StateOf, ToolFields } from "../fields";
import type { ToolRegion } from "../region";
import { nameOf } from "../show";
import { parseState } from "../state";
import { changesOf, isSetting, type UsedLine } from "./changes";
import { bestTable } from "./layout";
import { aboutLot, priceUnit, type Lot } from "./lot";
import { notesOf } from "./notes";
import { decideStyle, noDecisions, type Answers, type Ask, type Question } from "./questions";
import {
  askWhatFor,
  cellsWith,
  currenciesOf,
  isOwnCurrency,
  quantityOf,
  readLines,
} from "./read-lines";
import type { Table } from "./source";
import { nameField, type Changes, type ImportTarget, type Typed, type UseOption } from "./target";
import { assign, usesOf, type Use } from "./uses";
import { shown, type FileFacts, type Value } from "./value";

/** A row of the preview. */
export interface ProposedLine extends Use {
  /** The heading in the file. */
  readonly heading: string;
  readonly cells: readonly Pick<Value, "text" | "problem" | "how">[];
  /** Whether it belongs to no supplier. */
  readonly isOnce: boolean;
}

/** A cell that can't be read. */
interface Unread {
  readonly line: string;
  readonly supplier: string;
  readonly text: string;
  readonly problem: string;
}

/** What an import would change, and what the visitor must decide first. */
export interface Proposal {
  readonly suppliers: readonly string[];
  readonly lines: readonly ProposedLine[];
  readonly options: readonly UseOption[];
  readonly questions: readonly Question[];
  readonly unread: readonly Unread[];
  /** Sentences about what is cut or missing. */
  readonly notes: readonly string[];
  /** How many lines wait for the visitor's choice. */
  readonly open: number;
  /** Whether nothing is open and there is something to use. */
  readonly isReady: boolean;
  /** Whether the tool wrote the file. */
  readonly isOwn: boolean;
  readonly changes: Changes;
}

/** Proposes how to use a source, and asks what it leaves open. */
export function propose(
  tables: readonly Table[],
  target: ImportTarget,
  region: ToolRegion,
  { uses: chosen, answers } = noDecisions,
  typed: Typed = {},
): Proposal {
  const { tool, list, follows } = target;
  const { most = 0, rowName = "", fields = {} } = tool.lists[list] ?? {};
  const best = bestTable(tables, target, region);
  const { lines = [], count = 0, isOwn = false } = best?.layout ?? {};
  const options = usesOf(target, region, lines);
  const isCounted =
    typed.quantity !== undefined ||
    lines.some(({ matches, all }) => matches.includes("quantity") && all.length > 0);
  const lot: Lot = { unit: priceUnit(lines, options), isCounted, answers };
  const uses = assign(lines, target, options, chosen, lot);
  const used = lines.flatMap((line, at): UsedLine[] => {
    const use = uses[at];
    if (use === undefined) return [];
    const option = options.find(({ path }) => path === use.path) ?? null;
    const isColumn = option?.path === target.least && line.cells.length > 0;
    const isOnce = option !== null && isSetting(option.path) && !isColumn;
    return [{ line, use, option, isOnce, cells: isOnce ? line.all.slice(0, 1) : line.cells }];
  });

  const questions: Question[] = [];
  const ask: Ask = (question) => {
    questions.push(question);
    return answers.get(question.key) ?? question.suggested;
  };
  const isAmount = ({ field, measure }: UseOption) =>
    field.kind === "number" && measure !== "percent";
  const evidence = {
    amounts: cellsWith(used, isAmount),
    percentages: cellsWith(used, ({ measure }) => measure === "percent"),
    dates: cellsWith(used, ({ field }) => field.kind === "date"),
    hasSemicolons: best?.table.hasSemicolons ?? false,
    isOwn,
    region,
  };
  const style = decideStyle(evidence, ask);
  const about: FileFacts = { target, region, style, isOwn, unit: lot.unit, quantity: null };
  const facts = { ...about, quantity: quantityOf(used, about, typed.quantity) };
  const names = used.find(({ use }) => use.path === nameField(target))?.cells ?? [];
  const suppliers = Array.from({ length: count }, (_, index) =>
    nameOf(shown(names[index] ?? ""), rowName, index),
  );
  const read = readLines(used, facts, lot, suppliers, ask);
  const hasCurrencies = fields.currency !== undefined;
  const currencies = hasCurrencies ? currenciesOf(read, facts, suppliers, ask) : [];
  askWhatFor(read, facts, lot, currencies, ask);

  const others = isOwn && best !== undefined ? otherLists(best.table, target, region, answers) : [];
  for (const question of others.flatMap((own) => own.questions)) {
    if (!questions.some(({ key }) => key === question.key)) questions.push(question);
  }
  const inRows = changesOf(read, target, Math.min(count, most), currencies);
  const isList = list in inRows;
  const found =
    isList && target.hasLot === true && !isOwn
      ? aboutLot(best?.table.rows ?? [], used, lot.unit, typed)
      : {};
  const also = Object.entries(found).flatMap(([key, text]) =>
    text === "" ? [] : [`${key} “${text}”`],
  );
  const changes = {
    ...found,
    ...inRows,
    ...Object.fromEntries(others.flatMap((own) => Object.entries(own.changes))),
  };
  const completed = (isList ? follows?.complete(changes, region) : null) ?? null;
  const open = uses.filter(({ path }) => path === "?").length;
  const isAnswered = questions.every(
    ({ key, suggested }) => answers.has(key) || suggested !== undefined,
  );
  return {
    suppliers,
    options,
    questions,
    open,
    isOwn,
    lines: read.map(({ line, use, option, isOnce, values }) => ({
      ...use,
      heading: line.label,
      isOnce,
      cells: values.map(({ text, problem, how }, index) => {
        const code = isOwnCurrency(option) && text !== "" ? (currencies[index] ?? "") : "";
        return { text: `${text} ${code}`.trim(), problem, how };
      }),
    })),
    unread: [
      ...read.flatMap(({ line, cells, values, isOnce }) =>
        values.flatMap(({ problem }, index): Unread[] => {
          if (problem === null) return [];
          const supplier = isOnce ? "" : (suppliers[index] ?? "");
          return [{ line: line.label, supplier, text: shown(cells[index] ?? ""), problem }];
        }),
      ),
      ...others.flatMap((own) => own.unread),
    ],
    notes: [
      ...notesOf(target, region, uses, options, count),
      ...others.flatMap((own) => own.notes),
      ...(also.length > 0 ? [`Also found: ${also.join(", ")}.`] : []),
      ...(completed === null ? [] : [follows?.note ?? ""]),
    ],
    isReady: open === 0 && isAnswered && (isList ? count > 0 : Object.keys(changes).length > 0),
    changes: completed ?? changes,
  };
}

type Part = Pick<Proposal, "questions" | "unread" | "notes" | "changes">;

/** What an export has of the tool's other lists. A list that it doesn't have is empty. */
function otherLists(
  table: Table,
  { tool, list, added, isPart }: ImportTarget,
  region: ToolRegion,
  answers: Answers,
): readonly Part[] {
  if (isPart === true) return [];
  const keys = Object.keys(tool.lists).filter((key) => key !== list && key !== added);
  return keys.map((key): Part => {
    const target: ImportTarget = { tool, list: key, isPart: true };
    const part = propose([table], target, region, { uses: new Map(), answers });
    if (!part.isOwn) return { questions: [], unread: [], notes: [], changes: { [key]: [] } };
    const { length } = part.suppliers;
    const name = (tool.lists[key]?.rowName ?? "").toLowerCase();
    const note = `Also in the file: ${length} ${length === 1 ? name : `${name}s`}.`;
    return { ...part, notes: [note] };
  });
}

/** The state with the figures of a proposal. What the file doesn't have stays, except the list's rows. */
export function applyProposal<Tool extends ToolFields>(
  tool: Tool,
  state: StateOf<Tool>,
  { changes }: Proposal,
  region: ToolRegion,
): StateOf<Tool> {
  return parseState(tool, { ...state, ...changes }, region);
}
