/** Whether a value is an object but not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses JSON. Returns undefined for invalid text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value if it is an object, else one without keys. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** The items of a value if it is an array, at most so many; else none. */
export function itemsOf(value: unknown, most = Infinity): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}
