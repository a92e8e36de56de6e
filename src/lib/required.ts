/**
 * Returns a value that must not be null or undefined.
 *
 * @param what Name of the value, for the error message.
 * @throws {Error} If it is null or undefined.
 */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value == null) throw new Error(`${what} is missing.`);
  return value;
}
