import type { StateOf, ToolFields } from "../fields";
import type { ToolRegion } from "../region";
import { parseState } from "../state";
import { changesOf, type ReadLine } from "./changes";
import { bestTable } from "./layout";
import { aboutLot } from "./lot";
import { notesOf } from "./notes";
import { noDecisions, type Answers, type Ask, type Decisions, type Question } from "./questions";
import { isOwnCurrency } from "./read-lines";
import { readTable, usesOfTable } from "./read-table";
import type { Table } from "./source";
import type { Changes, ImportTarget, Typed, UseOption } from "./target";
import type { Use } from "./uses";
import { shown, type Value } from "./value";

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
  decisions: Decisions = noDecisions,
  typed: Typed = {},
): Proposal {
  const { answers } = decisions;
  const { tool, list, hasLot, follows, upgradeRows = (rows) => rows } = target;
  const today = tables.map((table) => ({ ...table, rows: upgradeRows(table.rows) }));
  const best = bestTable(today, target, region);
  const { count = 0, isOwn = false } = best?.layout ?? {};
  const questions: Question[] = [];
  const ask: Ask = (question) => {
    if (!questions.some(({ key }) => key === question.key)) questions.push(question);
    return answers.get(question.key);
  };
  const reading = { target, region, typed };
  const used = usesOfTable(best, reading, decisions);
  const { options, uses, lot } = used;
  const { read, suppliers, currencies } = readTable(best, used, reading, ask);
  const others = isOwn && best !== undefined ? otherLists(best.table, target, region, answers) : [];
  for (const question of others.flatMap((part) => part.questions)) ask(question);

  const taken = Math.min(count, tool.lists[list]?.most ?? 0);
  const inRows = changesOf(read, target, taken, currencies, region);
  const isList = list in inRows;
  const findsLot = isList && hasLot === true && !isOwn;
  const found = findsLot ? aboutLot(best?.table.rows ?? [], used.used, lot.unit, typed) : {};
  const inOthers = others.flatMap((part) => Object.entries(part.changes));
  const changes = { ...found, ...inRows, ...Object.fromEntries(inOthers) };
  const completed = (isList ? follows?.complete(changes, region) : null) ?? null;
  const open = uses.filter(({ path }) => path === "?").length;
  const isAnswered = questions.every(({ key }) => answers.has(key));
  return {
    suppliers,
    options,
    questions,
    open,
    isOwn,
    lines: read.map((line) => shownLine(line, currencies)),
    unread: [
      ...read.flatMap((line) => unreadIn(line, suppliers)),
      ...others.flatMap((part) => part.unread),
    ],
    notes: [
      ...notesOf(target, region, uses, options, count),
      ...others.flatMap((part) => part.notes),
      ...foundNote(found),
      ...(completed === null ? [] : [follows?.note ?? ""]),
    ],
    isReady: open === 0 && isAnswered && (isList ? count > 0 : Object.keys(changes).length > 0),
    changes: completed ?? changes,
  };
}

/** A line as the preview shows it. */
function shownLine(
  { line, use, option, isOnce, values }: ReadLine,
  currencies: readonly string[],
): ProposedLine {
  const cells = values.map(({ text, problem, how }, index) => {
    const code = isOwnCurrency(option) && text !== "" ? (currencies[index] ?? "") : "";
    return { text: `${text} ${code}`.trim(), problem, how };
  });
  return { ...use, heading: line.label, isOnce, cells };
}

function unreadIn(
  { line, cells, values, isOnce }: ReadLine,
  suppliers: readonly string[],
): readonly Unread[] {
  return values.flatMap(({ problem }, index): Unread[] => {
    if (problem === null) return [];
    const supplier = isOnce ? "" : (suppliers[index] ?? "");
    return [{ line: line.label, supplier, text: shown(cells[index] ?? ""), problem }];
  });
}

/** A sentence on what is bought, if the file says it outside its table. */
function foundNote(found: Readonly<Record<string, string>>): readonly string[] {
  const filled = Object.entries(found).filter(([, text]) => text !== "");
  const texts = filled.map(([key, text]) => `${key} “${text}”`);
  return texts.length === 0 ? [] : [`Also found: ${texts.join(", ")}.`];
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
