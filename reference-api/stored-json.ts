import { UNREADABLE, VisitorError } from "./errors";

/**
 * Writes a payload down for storage. JSON escapes what the database cannot hold as text: NUL and
 * lone surrogates.
 *
 * @throws VisitorError for thousands of nested brackets: they fit into 64 KB and can be read, but
 *   not written again.
 */
export function toStoredJson(payload: unknown): string {
  try {
    return JSON.stringify(payload);
  } catch {
    throw new VisitorError(400, UNREADABLE);
  }
}
