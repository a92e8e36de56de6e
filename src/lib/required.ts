/**
 * A value that has to be there.
 *
 * @param what What it is, for the message.
 * @throws {Error} Where it is null or undefined.
 */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value == null) throw new Error(`${what} is missing.`);
  return value;
}
