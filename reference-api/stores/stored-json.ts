import { UNREADABLE, VisitorError } from "../errors";

/**
 * Serializes a payload for storage. JSON escapes NUL and lone surrogates, which SQLite text cannot
 * contain.
 *
 * @throws VisitorError for thousands of nested brackets, which `JSON.stringify` cannot write.
 */
export function toStoredJson(payload: unknown): string {
  try {
    return JSON.stringify(payload);
  } catch {
    throw new VisitorError(400, UNREADABLE, "JSON too deep to store");
  }
}
