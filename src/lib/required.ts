/** A value that must not be null or undefined. @throws {Error} Saying that `what` is missing. */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value == null) throw new Error(`${what} is missing.`);
  return value;
}
