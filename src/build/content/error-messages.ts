import { closest, distance } from "fastest-levenshtein";
import type { z } from "zod";
import { descriptionOf, knownFields, schemaAt } from "./schema-walk";

/** A validation error in words for authors, with the path of the field. */
export interface Explanation {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const typeNames: Record<string, string> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "a group of fields",
  string: "text",
  null: "empty",
};

function typeName(value: unknown): string {
  const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return typeNames[type] ?? type;
}

/** A noun with "a" or "an". */
export const withArticle = (noun: string) => `${/^[aeiou]/iu.test(noun) ? "an" : "a"} ${noun}`;

/** ` Did you mean "x"?` for the nearest known word, or nothing if none is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  if (known.length === 0) return "";
  const lower = word.toLowerCase();
  const byLower = new Map(known.map((own) => [own.toLowerCase(), own]));
  const nearest = closest(lower, [...byLower.keys()]);
  const isNear = distance(lower, nearest) <= Math.max(2, word.length / 3);
  return isNear ? ` Did you mean "${byLower.get(nearest) ?? nearest}"?` : "";
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

/** Refused data and its schema. */
interface Refusal {
  readonly schema: z.core.$ZodType;
  readonly data: unknown;
  /** What the data is called, such as `blog post`. */
  readonly noun: string;
}

function explainType(expected: readonly string[], value: unknown, hint: string): string {
  const names = expected.map((type) => typeNames[type] ?? type).join(" or ");
  const isBare = typeof value === "number" || typeof value === "boolean";
  const way = isBare && expected.includes("string") ? "put it between double quotes" : hint;
  return `is ${typeName(value)}, but must be ${names}: ${way}`;
}

function explainKeys(
  { path, keys }: z.core.$ZodIssueUnrecognizedKeys,
  { schema, data, noun }: Refusal,
): Explanation[] {
  const parent = schemaAt(schema, data, path);
  const known = parent === undefined ? [] : knownFields(parent, valueAt(data, path));
  return keys.map((key) => {
    const guess = didYouMean(key, known);
    // YAML ends a value between { and } at a comma: ₹1,450 gives the field 450.
    const isCut = /^\d+$/u.test(key);
    const quote = isCut
      ? ". If it is a part of a number, put the whole number between double quotes"
      : "";
    const message =
      known.length === 0
        ? `is not a field of ${withArticle(noun)}, which has none; remove it`
        : `is not a field of ${withArticle(noun)}.${guess} Allowed: ${known.join(", ")}${quote}`;
    return { path: [...path, key], message };
  });
}

function explainChoice({ values, path }: z.core.$ZodIssueInvalidValue, value: unknown): string {
  if (value === "true" && values.includes(true)) {
    return `"true" is text; write ${String(path.at(-1))} alone, or true without quotation marks`;
  }
  const known = values.map(String);
  const guess = typeof value === "string" ? didYouMean(value, known) : "";
  return `${JSON.stringify(value)} can't be used; use ${known.join(", ")}.${guess}`;
}

/** Explains the option of a union that is meant: the only one of the type, or with all of the fields. */
function explainUnion(
  issue: z.core.$ZodIssueInvalidUnion,
  refusal: Refusal,
  hint: string,
): Explanation[] {
  const typesIn = (option: readonly z.core.$ZodIssue[]) =>
    option.flatMap((inner) =>
      inner.code === "invalid_type" && inner.path.length === 0 ? [inner.expected] : [],
    );
  const typed = issue.errors.filter((option) => typesIn(option).length === 0);
  if (issue.errors.length > 0 && typed.length === 0) {
    const message = explainType(
      issue.errors.flatMap(typesIn),
      valueAt(refusal.data, issue.path),
      hint,
    );
    return [{ path: issue.path, message }];
  }
  const known = typed.filter((option) => option.every(({ code }) => code !== "unrecognized_keys"));
  const [meant, ...others] = typed.length === 1 ? typed : known;
  if (meant === undefined || others.length > 0) return [issue];
  return explain(
    meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })),
    refusal,
  );
}

function explainIssue(issue: z.core.$ZodIssue, refusal: Refusal): Explanation[] {
  const { path } = issue;
  const value = valueAt(refusal.data, path);
  const described = descriptionOf(schemaAt(refusal.schema, refusal.data, path));
  const hint = described ?? `what ${withArticle(refusal.noun)} needs there`;
  if (value === undefined && issue.code !== "custom") {
    return [{ path, message: `is missing; add ${hint}` }];
  }
  switch (issue.code) {
    case "invalid_union":
      return explainUnion(issue, refusal, hint);
    case "unrecognized_keys":
      return explainKeys(issue, refusal);
    case "invalid_type":
      return [{ path, message: explainType([issue.expected], value, hint) }];
    case "invalid_value":
      return [{ path, message: explainChoice(issue, value) }];
    case "too_small": {
      // Messages of the schemas say more; this one is zod's own.
      if (!issue.message.startsWith("Too small: expected number")) break;
      const least = `${issue.inclusive === true ? "of at least" : "above"} ${issue.minimum}`;
      return [{ path, message: `is ${String(value)}; write a number ${least}` }];
    }
    default:
      break;
  }
  return [{ path, message: issue.message }];
}

/** Explains the errors of a schema: what is wrong and how to fix it. */
export function explain(issues: readonly z.core.$ZodIssue[], refusal: Refusal): Explanation[] {
  // zod also checks the length of a value of the wrong type; the type error is enough.
  const mistyped = new Set(
    issues.filter(({ code }) => code === "invalid_type").map(({ path }) => path.join(".")),
  );
  return issues
    .filter(({ code, path }) => code === "invalid_type" || !mistyped.has(path.join(".")))
    .flatMap((issue) => explainIssue(issue, refusal))
    .filter(({ path, message }, index, all) => {
      // A formula that can't be read is one mistake, not one for each of its cells.
      const first = all.findIndex(
        (own) => own.message === message && own.path.join() === path.join(),
      );
      return first === index;
    });
}
