import type { StateOf, ToolFields } from "../fields";
import { homeCurrency, textIn, type ToolRegion } from "../region";
import { nameOf } from "../show";
import { parseState, startOf } from "../state";
import { findLayout, nameField, type ImportTarget, type Line } from "./layout";
import { decideStyle, type Answers, type Question } from "./questions";
import type { Table } from "./source";
import { assign, usesOf, type Use, type UseOption } from "./uses";
import { readCell, shown, type Value } from "./values";

/** What the visitor has decided in the preview. */
export interface Decisions {
  /** Uses of lines by their index. */
  readonly uses: ReadonlyMap<number, string>;
  readonly answers: Answers;
}

/** A row of the preview. */
export interface ProposedLine extends Use {
  /** The heading in the file. */
  readonly heading: string;
  readonly cells: readonly Pick<Value, "text" | "problem">[];
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
  /** What changes in the state. */
  readonly changes: Readonly<Record<string, unknown>>;
}

export const noDecisions: Decisions = { uses: new Map(), answers: new Map() };

/** Proposes how to use a source. It chooses the table in which it recognizes most. */
export function propose(
  tables: readonly Table[],
  target: ImportTarget,
  region: ToolRegion,
  { uses: chosen, answers }: Decisions = noDecisions,
): Proposal {
  const { tool, list } = target;
  const [most = 0, rowName = ""] = [tool.lists[list]?.most, tool.lists[list]?.rowName];
  const found = tables.map((table) => ({ table, layout: findLayout(table, target, region) }));
  const best = found.reduce<(typeof found)[number] | null>(
    (top, own) => (top === null || own.layout.score > top.layout.score ? own : top),
    null,
  );
  const lines = best?.layout.lines ?? [];
  const count = best?.layout.count ?? 0;
  const options = usesOf(target, region);
  const uses = assign(lines, target, options, chosen);
  const optionOf = (at: number) => options.find(({ path }) => path === uses[at]?.path) ?? null;
  const isAdded = (path: string) =>
    target.added !== undefined && path.startsWith(`${target.added}.`);
  const isSetting = (path: string) => !path.includes(".");
  const cellsOf = (line: Line, path: string) =>
    isSetting(path) ? line.all.slice(0, 1) : line.cells;

  const cellsWith = (is: (option: UseOption) => boolean) =>
    lines.flatMap((line, at) => {
      const option = optionOf(at);
      return option === null || !is(option) ? [] : cellsOf(line, option.path);
    });
  const decided = decideStyle(
    {
      amounts: cellsWith(({ field, measure }) => field.kind === "number" && measure !== "percent"),
      percentages: cellsWith(({ measure }) => measure === "percent"),
      dates: cellsWith(({ field }) => field.kind === "date"),
      hasSemicolons: best?.table.hasSemicolons ?? false,
      isOwn: best?.layout.isOwn ?? false,
      region,
    },
    answers,
  );
  const questions: Question[] = [...decided.questions];
  const nameAt = nameField(target);
  const nameLine = lines.find((_, at) => uses[at]?.path === nameAt);
  const suppliers = Array.from({ length: count }, (_, index) =>
    nameOf(shown(nameLine?.cells[index] ?? ""), rowName, index),
  );

  /** A choice that can't be read is a question of its own. */
  const answered = (value: Value, at: number, index: number, option: UseOption): Value => {
    if (value.choices.length === 0) return value;
    const key = `choice-${at}-${index}`;
    const own = shown(cellsOf(lines[at] ?? noLine, option.path)[index] ?? "");
    const of =
      suppliers[index] === undefined || isSetting(option.path) ? "" : ` of ${suppliers[index]}`;
    questions.push({
      key,
      text: `What is “${own}”, the ${option.label.toLowerCase()}${of}?`,
      options: value.choices,
    });
    return { ...value, text: answers.get(key) ?? own };
  };
  const values = lines.map((line, at): readonly Value[] => {
    const option = optionOf(at);
    if (option === null) {
      return line.cells.map((cell) => ({
        text: shown(cell),
        problem: null,
        currencies: [],
        choices: [],
      }));
    }
    const { field, measure, path } = option;
    const reading = {
      field,
      measure,
      region,
      style: decided.style,
      currencies: line.heading.currencies,
    };
    return cellsOf(line, path).map((cell, index) =>
      answered(readCell(cell, path, reading), at, index, option),
    );
  });

  const currencyPath = `${list}.currency`;
  const hasCurrency = tool.lists[list]?.fields.currency !== undefined;
  const currencyOf = (index: number): string => {
    const own = values[uses.findIndex(({ path }) => path === currencyPath)]?.[index]?.text ?? "";
    const signs = values.flatMap((cells, at) => {
      const field = optionOf(at)?.field;
      const isOwn = field?.kind === "number" && field.isInOwnCurrency === true;
      return isOwn && (cells[index]?.currencies.length ?? 0) > 0
        ? [cells[index]?.currencies ?? []]
        : [];
    });
    const [sign = []] = signs;
    const home = homeCurrency[region];
    if (sign.length === 0 || sign.includes(own === "" ? home : own.toUpperCase())) return own;
    const [first = ""] = sign;
    if (own === "" && (sign.length === 1 || first === "USD")) return first;
    const codes = [...new Set([...(own === "" ? [] : [own]), ...sign])];
    const key = `currency-${index}`;
    const text = `Which currency is the price of ${suppliers[index] ?? ""} in?`;
    questions.push({ key, text, options: codes.map((code) => ({ value: code, label: code })) });
    return answers.get(key) ?? own;
  };

  const currencies = suppliers.map((_, index) => (hasCurrency ? currencyOf(index) : ""));
  const rows = suppliers.slice(0, most).map((_, index) => {
    const row: Record<string, string> = {};
    const extras: string[] = [];
    lines.forEach((_line, at) => {
      const path = uses[at]?.path ?? "";
      const text = values[at]?.[index]?.text ?? "";
      if (path.startsWith(`${list}.`)) row[path.slice(list.length + 1)] = text;
      else if (isAdded(path)) extras.push(text);
    });
    if (hasCurrency) row.currency = currencies[index] ?? "";
    for (const { key, value, by } of target.implied ?? []) {
      const isFilled = by.some((own) => !["", "0", undefined].includes(row[own]));
      if ((row[key] ?? "") === "" && isFilled) row[key] = value;
    }
    return target.added === undefined ? row : { ...row, [target.added]: extras };
  });
  const settings = lines.flatMap((_line, at): [string, string][] => {
    const path = uses[at]?.path ?? "";
    const isOwn = optionOf(at) !== null && isSetting(path);
    return isOwn ? [[path, values[at]?.[0]?.text ?? ""]] : [];
  });
  const added = uses.flatMap(({ path, label }) =>
    isAdded(path) ? [{ label, basis: path.slice(path.indexOf(".") + 1) }] : [],
  );
  const isList = uses.some(({ path }) => path.startsWith(`${list}.`) || isAdded(path));
  const open = uses.filter(({ path }) => path === "?").length;
  const isAnswered = questions.every(({ key }) => answers.has(key));
  return {
    suppliers,
    options,
    questions,
    open,
    lines: lines.map((line, at) => ({
      ...(uses[at] ?? { path: "", note: "", label: "" }),
      heading: line.label,
      cells: (values[at] ?? []).map(({ text, problem }, index) => {
        const field = optionOf(at)?.field;
        const isOwn = field?.kind === "number" && field.isInOwnCurrency === true && text !== "";
        return { text: isOwn ? `${text} ${currencies[index] ?? ""}`.trim() : text, problem };
      }),
    })),
    unread: values.flatMap((cells, at) =>
      cells.flatMap(({ problem }, index): Unread[] => {
        const supplier = isSetting(uses[at]?.path ?? "") ? "" : (suppliers[index] ?? "");
        const { label: name, cells: own, all } = lines[at] ?? noLine;
        const cell = supplier === "" ? all[0] : own[index];
        return problem === null ? [] : [{ line: name, supplier, text: shown(cell ?? ""), problem }];
      }),
    ),
    notes: notesOf({ target, region, uses, count, most, added: added.length, options }),
    isReady: open === 0 && isAnswered && (isList ? count > 0 : settings.length > 0),
    changes: {
      ...Object.fromEntries(settings),
      ...(isList ? { [list]: rows } : {}),
      ...(isList && target.added !== undefined ? { [target.added]: added } : {}),
    },
  };
}

const noLine: Line = {
  label: "",
  heading: { names: [], measure: null, currencies: [] },
  cells: [],
  all: [],
  extra: 0,
  matches: [],
};

interface NoteFacts {
  readonly target: ImportTarget;
  readonly region: ToolRegion;
  readonly uses: readonly Use[];
  readonly options: readonly UseOption[];
  readonly count: number;
  readonly most: number;
  readonly added: number;
}

function notesOf(facts: NoteFacts): readonly string[] {
  const { target, region, uses, options, count, most, added } = facts;
  const { tool, list } = target;
  const name = (tool.lists[list]?.rowName ?? "").toLowerCase();
  const mostAdded = target.added === undefined ? 0 : (tool.lists[target.added]?.most ?? 0);
  const isUsed = (path: string) => uses.some((use) => use.path === path || use.path === "?");
  const missing = options.filter(
    ({ path }) => count > 0 && path.startsWith(`${list}.`) && !isUsed(path),
  );
  const needed = missing.flatMap(({ label, field }) =>
    field.kind === "number" && field.group === undefined && field.rule.whenEmpty === undefined
      ? [label]
      : [],
  );
  const assumed = missing.flatMap(({ path, label, field }) => {
    if (field.kind !== "choice") return [];
    const named = (value: string) => {
      const option = field.options.find((own) => own.value === value);
      return option === undefined ? value : textIn(option.label, region);
    };
    const rule = target.implied?.find(({ key }) => path === `${list}.${key}`);
    const causes = options.flatMap((own) =>
      rule?.by.some((key) => own.path === `${list}.${key}`) === true && isUsed(own.path)
        ? [own.label.toLowerCase()]
        : [],
    );
    const start = named(startOf(field));
    if (rule === undefined || causes.length === 0) {
      return field.group === undefined ? [`${label}: ${start}`] : [];
    }
    return [`${label}: ${named(rule.value)} with ${causes.join(" or ")}, else ${start}`];
  });
  return [
    count > most ? `The tool takes ${most} ${name}s. The last ${count - most} are left out.` : "",
    added > mostAdded
      ? `The tool takes ${mostAdded} added costs. The last ${added - mostAdded} are left out.`
      : "",
    needed.length > 0 ? `Not in the file: ${needed.join(", ")}. Fill it in for each ${name}.` : "",
    assumed.length > 0
      ? `Not in the file, so the tool starts with ${assumed.join(", ")}. Check it.`
      : "",
  ].filter((note) => note !== "");
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
