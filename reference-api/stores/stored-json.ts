import { UNREADABLE, VisitorError } from "../errors";

/** With thousands of nested brackets, `JSON.stringify` fails, sometimes only when a lead is exported. */
const MAX_DEPTH = 100;

/**
 * Serializes a payload for storage. JSON escapes NUL and lone surrogates, which SQLite text cannot
 * contain.
 *
 * @throws VisitorError for JSON that is nested too deep.
 */
export function toStoredJson(payload: unknown): string {
  if (isDeep(payload, MAX_DEPTH)) throw new VisitorError(400, UNREADABLE, "JSON too deep to store");
  return JSON.stringify(payload);
}

function isDeep(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeep(inner, levels - 1));
}
