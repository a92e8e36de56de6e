import type { StateOf, ToolFields } from "../fields";
import { homeCurrency, type ToolRegion } from "../region";
import { nameOf } from "../show";
import { parseState } from "../state";
import { changesOf, isSetting } from "./changes";
import { currencyOf } from "./currencies";
import { bestTable } from "./layout";
import { aboutLot, priceUnit } from "./lot";
import { notesOf } from "./notes";
import { decideStyle, noDecisions, type Answers, type Decisions, type Question } from "./questions";
import type { Proposal, Unread } from "./proposed";
import { eachQuestions, readingsOf } from "./readings";
import type { Table } from "./source";
import { nameField, type ImportTarget, type Typed } from "./target";
import { assign, usesOf, type UseOption } from "./uses";
import { shown, value as plain, type Value } from "./value";
import { readCell } from "./values";

const isOwnCurrency = (option: UseOption | null) =>
  option?.field.kind === "number" && option.field.isInOwnCurrency === true;

/** Proposes how to use a source, and asks what it leaves open. */
export function propose(
  tables: readonly Table[],
  target: ImportTarget,
  region: ToolRegion,
  { uses: chosen, answers }: Decisions = noDecisions,
  typed: Typed = {},
): Proposal {
  const { tool, list } = target;
  const { most = 0, rowName = "", fields = {} } = tool.lists[list] ?? {};
  const best = bestTable(tables, target, region);
  const { lines = [], count = 0, isOwn = false } = best?.layout ?? {};
  const options = usesOf(target, region, lines);
  const isCounted =
    typed.quantity !== undefined ||
    lines.some(({ matches, all }) => matches.includes("quantity") && all.length > 0);
  const lot = { unit: priceUnit(lines, options), isCounted, answers };
  const uses = assign(lines, target, options, chosen, lot);
  const entries = lines.flatMap((line, at) => {
    const use = uses[at];
    if (use === undefined) return [];
    const option = options.find(({ path }) => path === use.path) ?? null;
    const isColumn = option?.path === target.least && line.cells.length > 0;
    const isOnce = option !== null && isSetting(option.path) && !isColumn;
    return [{ line, use, option, isOnce, cells: isOnce ? line.all.slice(0, 1) : line.cells }];
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
    return answers.get(question.key) ?? question.suggested ?? null;
  };
  const names = entries.find(({ use }) => use.path === nameField(target))?.cells ?? [];
  const suppliers = Array.from({ length: count }, (_, index) =>
    nameOf(shown(names[index] ?? ""), rowName, index),
  );

  const facts = { target, region, isOwn, style: decided.style, lot, typed };
  const readings = readingsOf(entries, facts);
  const read = entries.map((entry, at) => {
    const { option, cells, isOnce } = entry;
    const reading = readings[at] ?? null;
    const values = cells.map((cell, index): Value => {
      if (option === null || reading === null) return plain(shown(cell));
      const value = readCell(cell, option.path, reading);
      if (value.choices.length === 0) return value;
      // A choice that can't be read is a question of its own.
      const of = isOnce ? "" : ` of ${suppliers[index] ?? ""}`;
      const text = `What is “${shown(cell)}”, the ${option.label.toLowerCase()}${of}?`;
      const key = `${target.isPart === true ? `${list}-` : ""}choice-${at}-${index}`;
      const { choices, suggested } = value;
      return { ...value, text: ask({ key, text, options: choices, suggested }) ?? shown(cell) };
    });
    return { ...entry, values };
  });
  const currencies = (fields.currency === undefined ? [] : suppliers).map((name, index) => {
    const named = read.find(({ use }) => use.path === `${list}.currency`);
    const own = named?.values[index]?.text ?? "";
    const signs = read.flatMap(({ option, values }) => {
      const found = values[index]?.currencies ?? [];
      return isOwnCurrency(option) && found.length > 0 ? [found] : [];
    });
    const currency = currencyOf(own, signs[0] ?? [], homeCurrency[region]);
    if ("code" in currency) return currency.code;
    const text = `Which currency is the price of ${name} in?`;
    const codes = currency.codes.map((code) => ({ value: code, label: code }));
    return ask({ key: `currency-${index}`, text, options: codes }) ?? own;
  });

  questions.push(...eachQuestions(read, readings, currencies, facts));

  const open = uses.filter(({ path }) => path === "?").length;
  const others = isOwn && best !== undefined ? otherLists(best.table, target, region, answers) : [];
  for (const question of others.flatMap((own) => own.questions)) {
    if (!questions.some(({ key }) => key === question.key)) questions.push(question);
  }
  const isAnswered = questions.every(
    ({ key, suggested }) => answers.has(key) || suggested !== undefined,
  );
  const inRows = changesOf(read, target, Math.min(count, most), currencies);
  const isList = list in inRows;
  const about =
    isList && target.hasLot === true && !isOwn
      ? aboutLot(best?.table.rows ?? [], entries, lot.unit, typed)
      : {};
  const found = Object.entries(about).flatMap(([key, text]) =>
    text === "" ? [] : [`${key} “${text}”`],
  );
  const changes = {
    ...about,
    ...inRows,
    ...Object.fromEntries(others.flatMap((own) => Object.entries(own.changes))),
  };
  const completed = (isList ? target.follows?.complete(changes, region) : null) ?? null;
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
      ...notesOf({ target, region, uses, count, most, options }),
      ...others.flatMap((own) => own.notes),
      ...(found.length > 0 ? [`Also found: ${found.join(", ")}.`] : []),
      ...(completed === null ? [] : [target.follows?.note ?? ""]),
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

/** The state with the figures of a proposal. What the file doesn't have stays, except the list's rows. */
export function applyProposal<Tool extends ToolFields>(
  tool: Tool,
  state: StateOf<Tool>,
  { changes }: Proposal,
  region: ToolRegion,
): StateOf<Tool> {
  return parseState(tool, { ...state, ...changes }, region);
}
