import type { StateOf, ToolFields } from "../fields";
import { homeCurrency, type ToolRegion } from "../region";
import type { SheetCell } from "../sheet";
import { nameOf } from "../show";
import { parseNumber } from "../read-number";
import { parseState } from "../state";
import { currencyOf } from "./currencies";
import { bestTable, type Line } from "./layout";
import { notesOf } from "./notes";
import { decideStyle, noDecisions, type Answers, type Decisions, type Question } from "./questions";
import type { Table } from "./source";
import { nameField, type Changes, type ImportTarget } from "./target";
import { assign, usesOf, type Use, type UseOption } from "./uses";
import { readCell, shown, type Value } from "./values";

/** A row of the preview. */
export interface ProposedLine extends Use {
  /** The heading in the file. */
  readonly heading: string;
  readonly cells: readonly Pick<Value, "text" | "problem">[];
  /** Whether it belongs to no supplier. */
  readonly isOnce: boolean;
}

/** A cell that can't be read. */
export interface Unread {
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

/** A line with its use, and the cells that count for it: one for a field that is there once. */
interface Entry {
  readonly line: Line;
  readonly use: Use;
  /** Null for a line that is left out or open. */
  readonly option: UseOption | null;
  readonly cells: readonly SheetCell[];
}

const isSetting = (path: string) => !path.includes(".");
const isOwnCurrency = (option: UseOption | null) =>
  option?.field.kind === "number" && option.field.isInOwnCurrency === true;

/** Proposes how to use a source, and asks what it leaves open. */
export function propose(
  tables: readonly Table[],
  target: ImportTarget,
  region: ToolRegion,
  { uses: chosen, answers }: Decisions = noDecisions,
): Proposal {
  const { tool, list, added } = target;
  const { most = 0, rowName = "", fields = {} } = tool.lists[list] ?? {};
  const best = bestTable(tables, target, region);
  const { lines = [], count = 0, isOwn = false } = best?.layout ?? {};
  const options = usesOf(target, region, lines);
  const uses = assign(lines, target, options, chosen);
  const entries = lines.flatMap((line, at): Entry[] => {
    const use = uses[at];
    if (use === undefined) return [];
    const option = options.find(({ path }) => path === use.path) ?? null;
    const isOnce = option !== null && isSetting(option.path);
    const isColumn = option?.path === target.least && line.cells.length > 0;
    const cells = isOnce && !isColumn ? line.all.slice(0, 1) : line.cells;
    return [{ line, use, option, cells }];
  });

  const cellsWith = (is: (option: UseOption) => boolean) =>
    entries.flatMap(({ option, cells }) => (option !== null && is(option) ? cells : []));
  const decided = decideStyle(
    {
      amounts: cellsWith(({ field, measure }) => field.kind === "number" && measure !== "percent"),
      percentages: cellsWith(({ measure }) => measure === "percent"),
      dates: cellsWith(({ field }) => field.kind === "date"),
      hasSemicolons: best?.table.hasSemicolons ?? false,
      isOwn,
      region,
    },
    answers,
  );
  const questions: Question[] = [...decided.questions];
  const ask = (question: Question) => {
    questions.push(question);
    return answers.get(question.key) ?? null;
  };
  const names = entries.find(({ use }) => use.path === nameField(target))?.cells ?? [];
  const suppliers = Array.from({ length: count }, (_, index) =>
    nameOf(shown(names[index] ?? ""), rowName, index),
  );

  const values = entries.map(({ option, cells, line }, at): readonly Value[] =>
    cells.map((cell, index) => {
      if (option === null) return { text: shown(cell), problem: null, currencies: [], choices: [] };
      const { currencies } = line.heading;
      const reading = { ...option, region, style: decided.style, currencies };
      const value = readCell(cell, option.path, reading);
      if (value.choices.length === 0) return value;
      // A choice that can't be read is a question of its own.
      const of = isSetting(option.path) ? "" : ` of ${suppliers[index] ?? ""}`;
      const text = `What is “${shown(cell)}”, the ${option.label.toLowerCase()}${of}?`;
      const key = `${target.isPart === true ? `${list}-` : ""}choice-${at}-${index}`;
      return { ...value, text: ask({ key, text, options: value.choices }) ?? shown(cell) };
    }),
  );
  const currencies = suppliers.map((name, index) => {
    if (fields.currency === undefined) return "";
    const at = entries.findIndex(({ use }) => use.path === `${list}.currency`);
    const own = values[at]?.[index]?.text ?? "";
    const signs = entries.flatMap(({ option }, line) => {
      const found = values[line]?.[index]?.currencies ?? [];
      return isOwnCurrency(option) && found.length > 0 ? [found] : [];
    });
    const currency = currencyOf(own, signs[0] ?? [], homeCurrency[region]);
    if ("code" in currency) return currency.code;
    const text = `Which currency is the price of ${name} in?`;
    const codes = currency.codes.map((code) => ({ value: code, label: code }));
    return ask({ key: `currency-${index}`, text, options: codes }) ?? own;
  });

  const isAdded = (path: string) => added !== undefined && path.startsWith(`${added}.`);
  const isListed = (path: string) => path.startsWith(`${list}.`);
  const rows = suppliers.slice(0, most).map((_, index) => {
    const textAt = (at: number) => values[at]?.[index]?.text ?? "";
    const row: Record<string, string> = {};
    const texts: Record<string, string[]> = {};
    for (const [at, { use }] of entries.entries()) {
      if (!isListed(use.path)) continue;
      const [, key = "", position] = use.path.split(".");
      if (position === undefined) row[key] = textAt(at);
      else (texts[key] ??= [])[Number(position)] = textAt(at);
    }
    if (fields.currency !== undefined) row.currency = currencies[index] ?? "";
    for (const { key, value, by } of target.implied ?? []) {
      const isFilled = by.some((own) => !["", "0", undefined].includes(row[own]));
      if ((row[key] ?? "") === "" && isFilled) row[key] = value;
    }
    const extras = entries.flatMap(({ use }, at) => (isAdded(use.path) ? [textAt(at)] : []));
    return { ...row, ...texts, ...(added === undefined ? {} : { [added]: extras }) };
  });
  const settings = entries.flatMap(({ option }, at) =>
    option !== null && isSetting(option.path) ? [[option.path, leastOf(values[at])] as const] : [],
  );
  const extras = uses.flatMap(({ path, label }) =>
    isAdded(path) ? [{ label, basis: path.slice(path.indexOf(".") + 1) }] : [],
  );
  const isList = uses.some(({ path }) => isListed(path) || isAdded(path));
  const open = uses.filter(({ path }) => path === "?").length;
  const others = isOwn && best !== undefined ? otherLists(best.table, target, region, answers) : [];
  for (const question of others.flatMap((own) => own.questions)) {
    if (!questions.some(({ key }) => key === question.key)) questions.push(question);
  }
  const isAnswered = questions.every(({ key }) => answers.has(key));
  const changes: Changes = {
    ...Object.fromEntries(settings),
    ...(isList ? { [list]: rows } : {}),
    ...(isList && added !== undefined ? { [added]: extras } : {}),
    ...Object.fromEntries(others.flatMap((own) => Object.entries(own.changes))),
  };
  return {
    suppliers,
    options,
    questions,
    open,
    isOwn,
    lines: entries.map(({ line, use, option }, at) => ({
      ...use,
      heading: line.label,
      isOnce: isSetting(use.path) && use.path !== target.least && option !== null,
      cells: (values[at] ?? []).map(({ text, problem }, index) => {
        const code = isOwnCurrency(option) && text !== "" ? (currencies[index] ?? "") : "";
        return { text: `${text} ${code}`.trim(), problem };
      }),
    })),
    unread: [
      ...entries.flatMap(({ line, cells, option }, at) =>
        cells.flatMap((cell, index): Unread[] => {
          const problem = values[at]?.[index]?.problem ?? null;
          const supplier = isSetting(option?.path ?? "") ? "" : (suppliers[index] ?? "");
          if (problem === null) return [];
          return [{ line: line.label, supplier, text: shown(cell), problem }];
        }),
      ),
      ...others.flatMap((own) => own.unread),
    ],
    notes: [
      ...notesOf({ target, region, uses, count, most, added: extras.length, options }),
      ...others.flatMap((own) => own.notes),
    ],
    isReady: open === 0 && isAnswered && (isList ? count > 0 : settings.length > 0),
    changes: isList && target.complete !== undefined ? target.complete(changes, region) : changes,
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
  return Object.entries(tool.lists).flatMap(([key, { rowName }]): readonly Part[] => {
    if (key === list || key === added) return [];
    const target: ImportTarget = { tool, list: key, isPart: true };
    const part = propose([table], target, region, { uses: new Map(), answers });
    if (!part.isOwn) return [{ questions: [], unread: [], notes: [], changes: { [key]: [] } }];
    const { length } = part.suppliers;
    const name = rowName.toLowerCase();
    return [
      { ...part, notes: [`Also in the file: ${length} ${length === 1 ? name : `${name}s`}.`] },
    ];
  });
}

/** The lowest amount of some values; their first text if none is an amount. */
function leastOf(values: readonly Value[] = []): string {
  const amounts = values.flatMap(({ text }) => {
    const amount = parseNumber(text);
    return amount === null ? [] : [{ text, amount }];
  });
  const [least] = amounts.sort((one, other) => one.amount.cmp(other.amount));
  return least?.text ?? values[0]?.text ?? "";
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
