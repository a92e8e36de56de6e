import { unitWords, type Currency } from "../../lib/currency";
import { startInputs, type CalculatorContent, type Inputs } from "./model";

const SPEND = /^(?<digits>\d+(?:\.\d*)?)\s*(?<word>\p{L}*)$/u;
const GROUPED = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.|\D*$)/u;

/** A spend is rounded to 1/PRECISION crore or million. */
const PRECISION = 10_000;

/**
 * The annual spend that a visitor wrote, in the currency's large unit: `120`, `₹1,200.5`, `50 lakh`,
 * `$1.2 billion`. Null if it is not a number or out of bounds.
 */
export function parseSpend(
  text: string,
  { least, most }: CalculatorContent["spend"],
  { unit }: Currency,
): number | null {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .trim()
    .replace(/^[₹$]\s*/u, "");
  if (!GROUPED.test(plain)) return null;
  const { digits = "", word = "" } = SPEND.exec(plain.replaceAll(",", ""))?.groups ?? {};
  const size = word === "" ? unit.size : unitWords.get(word);
  if (digits === "" || size === undefined) return null;
  const value = Math.round(((Number(digits) * size) / unit.size) * PRECISION) / PRECISION;
  return value >= least && value <= most ? value : null;
}

/** The share in a query or a range, in percent; null if it is not a step of the range. */
export function parseShare(text: string): number | null {
  if (!/^\d{1,3}$/u.test(text)) return null;
  const share = Number(text);
  return share <= 100 && share % 5 === 0 ? share : null;
}

const parseProcess = (text: string, { processes }: CalculatorContent) =>
  processes.some(({ id }) => id === text) ? text : null;

const keys = ["spend", "share", "process"] as const;

/** The inputs of a query. Missing or unusable ones are those of the start. */
export function parseInputs(
  search: string,
  content: CalculatorContent,
  currency: Currency,
): Inputs {
  const query = new URLSearchParams(search);
  const start = startInputs(content);
  return {
    spend: parseSpend(query.get("spend") ?? "", content.spend, currency) ?? start.spend,
    share: parseShare(query.get("share") ?? "") ?? start.share,
    process: parseProcess(query.get("process") ?? "", content) ?? start.process,
  };
}

/** Whether two inputs are the same. */
export function isSameInputs(one: Inputs, other: Inputs): boolean {
  return keys.every((key) => one[key] === other[key]);
}

/** A query with these inputs and its other keys. The inputs of the start are left out. */
export function inputsQuery(search: string, inputs: Inputs, content: CalculatorContent): string {
  const query = new URLSearchParams(search);
  const isStart = isSameInputs(inputs, startInputs(content));
  for (const key of keys) {
    if (isStart) query.delete(key);
    else query.set(key, String(inputs[key]));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
