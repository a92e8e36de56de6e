import { closest, distance } from "fastest-levenshtein";
import type { z } from "zod";
import { descriptionOf, knownFields, schemaAt } from "./schema-walk";

/** A schema's complaint in an author's words, with the path of the field it is about. */
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

/** ` Did you mean "x"?` for the nearest known word, or nothing where none is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  if (known.length === 0) return "";
  const nearest = closest(word.toLowerCase(), [...known]);
  const near = distance(word.toLowerCase(), nearest.toLowerCase()) <= Math.max(2, word.length / 3);
  return near ? ` Did you mean "${nearest}"?` : "";
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

function explainType(issue: z.core.$ZodIssueInvalidType, value: unknown, hint: string): string {
  if (value === undefined) return `is missing; add ${hint}`;
  const expected = typeNames[issue.expected] ?? issue.expected;
  return `is ${typeName(value)}, but has to be ${expected}: ${hint}`;
}

/**
 * Puts a schema's issues into words that say what is wrong and how to mend it.
 *
 * @param schema The schema that refused `data`.
 * @param issues What it said.
 * @param noun What the data is called, such as `blog post`.
 */
export function explain(
  schema: z.ZodType,
  data: unknown,
  issues: readonly z.core.$ZodIssue[],
  noun: string,
): Explanation[] {
  return issues.flatMap((issue): Explanation[] => {
    const value = valueAt(data, issue.path);
    const hint = descriptionOf(schemaAt(schema, data, issue.path)) ?? `what a ${noun} needs there`;
    switch (issue.code) {
      case "unrecognized_keys": {
        const parent = schemaAt(schema, data, issue.path);
        const known = parent === undefined ? [] : knownFields(parent, value);
        return issue.keys.map((key) => ({
          path: [...issue.path, key],
          message: `is not a field of a ${noun}.${didYouMean(key, known)} Known are: ${known.join(", ")}`,
        }));
      }
      case "invalid_type":
        return [{ path: issue.path, message: explainType(issue, value, hint) }];
      case "invalid_value": {
        if (value === undefined) return [{ path: issue.path, message: `is missing; add ${hint}` }];
        const known = issue.values.map(String);
        const guess = typeof value === "string" ? didYouMean(value, known) : "";
        return [
          {
            path: issue.path,
            message: `${JSON.stringify(value)} can't be used; use ${known.join(", ")}.${guess}`,
          },
        ];
      }
      default: {
        const message = value === undefined ? `is missing; add ${hint}` : issue.message;
        return [{ path: issue.path, message }];
      }
    }
  });
}
