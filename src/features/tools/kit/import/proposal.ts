import type { StateOf, ToolFields } from "../fields";
import type { ToolRegion } from "../region";
import { parseState } from "../state";
import { shown } from "./cell";
import { changesOf } from "./changes";
import { aboutLot } from "./lot";
import { foundNote, notesOf, otherNote } from "./notes";
import { answerTo, noDecisions, type Ask, type Decisions, type Question } from "./questions";
import { readList, type ReadList } from "./read-list";
import type { Table } from "./source";
import { bestTable } from "./tables";
import type { Changes, ImportTarget, Typed } from "./target";
import { isInCurrency, slotOf, type ReadLine } from "./uses";

/**
 * Proposes how to use a source, and asks what it leaves open, in steps:
 *
 * 1. `tables`: the best table, and where its headings are. `names` says what a cell names, `lines` makes a line of each
 *    heading with its cells, one for each record.
 * 2. `read-list`: what each line is used for (`uses`, `decide`) and what its amounts are for (`lot`), how the file writes
 *    values (`questions`), then what each cell says (`read-cell`).
 * 3. `changes`: what the cells change in the tool, and `notes` on what is missing or assumed.
 */
export function propose(
  tables: readonly Table[],
  target: ImportTarget,
  region: ToolRegion,
  { uses, answers }: Decisions = noDecisions,
  typed: Typed = {},
) {
  const { list, follows, upgradeRows = (rows) => rows } = target;
  const today = tables.map((table) => ({ ...table, rows: upgradeRows(table.rows) }));
  const best = bestTable(today, target, region);
  const { table, layout, others: otherLayouts } = best;
  const questions: Question[] = [];
  const ask: Ask = (question) => {
    if (!questions.some(({ key }) => key === question.key)) questions.push(question);
    return answerTo(question, answers);
  };
  const { hasSemicolons } = table;
  const context = { region, typed, uses, answers, ask, hasSemicolons, keyStart: "" };
  const main = readList(layout, context);
  const others = otherLayouts.flatMap((own) =>
    own.isOwn
      ? [readList(own, { ...context, uses: noDecisions.uses, keyStart: `${own.target.list}-` })]
      : [],
  );
  const { lines, slots, records, count, isOwn, unit } = main;
  const inRows = changesOf(main, region);
  const isList = list in inRows;
  const found = isList && !isOwn ? aboutLot(table.rows, lines, target, unit, typed) : {};
  const absent = otherLayouts.map((own) => [own.target.list, []] as const);
  const inOthers = others.flatMap((own) => Object.entries(changesOf(own, region)));
  const changes: Changes = { ...found, ...inRows, ...Object.fromEntries([...absent, ...inOthers]) };
  const completed = (isList ? follows?.complete(changes, region, typed) : null) ?? null;
  const open = lines.filter(({ use }) => use.kind === "undecided").length;
  const isAnswered = questions.every((own) => answerTo(own, answers) !== undefined);
  const named = new Set(lines.flatMap(({ matches }) => matches));
  return {
    records,
    lines: lines.map((line) => withCurrencies(line, main)),
    /** What a line can be used for. */
    slots: slots.filter((slot) => slot.position === null || named.has(slot)),
    questions,
    unread: [main, ...others].flatMap(unreadIn),
    /** Sentences about what is cut or missing. */
    notes: [
      ...(best.hasRival ? ["Another sheet has such figures, too. Only one is read."] : []),
      ...notesOf(main, region),
      ...others.map(otherNote),
      ...foundNote(found, target, region),
      ...(completed === null ? [] : [follows?.note ?? ""]),
    ],
    /** How many lines wait for the visitor's choice. */
    open,
    /** Whether nothing is open and there is something to use. */
    isReady: open === 0 && isAnswered && (isList ? count > 0 : Object.keys(changes).length > 0),
    changes: completed ?? changes,
  };
}

/** What an import would change, and what the visitor must decide first. */
export type Proposal = ReturnType<typeof propose>;

/** A line as the preview shows it: amounts in the currency of their record name it. */
function withCurrencies(line: ReadLine, { currencies }: ReadList): ReadLine {
  const slot = slotOf(line);
  if (slot === null || !isInCurrency(slot)) return line;
  const values = line.values.map((value, index) => {
    const code = value.text === "" ? "" : (currencies[index] ?? "");
    return { ...value, text: `${value.text} ${code}`.trim() };
  });
  return { ...line, values };
}

/** The cells that can't be read. */
function unreadIn({ lines, records }: ReadList) {
  return lines.flatMap(({ label, cells, values, isOnce }) =>
    values.flatMap(({ problem }, index) => {
      if (problem === null) return [];
      const record = isOnce ? "" : (records[index] ?? "");
      return [{ line: label, record, text: shown(cells[index] ?? ""), problem }];
    }),
  );
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
