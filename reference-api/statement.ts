/** A value to bind to a statement. No boolean: the SQLite driver aborts the process on one. */
export type SqlValue = string | number | null;

/** SQL with its values kept apart, so that no value can become SQL. */
export interface Statement {
  /** The SQL between the values. */
  readonly parts: readonly string[];
  readonly values: readonly SqlValue[];
}

/** Builds a statement: sql`SELECT id FROM leads WHERE email = ${email}`. */
export function sql(parts: TemplateStringsArray, ...values: readonly SqlValue[]): Statement {
  return { parts, values };
}
