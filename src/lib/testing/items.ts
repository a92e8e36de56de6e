/** The items of a list or of `arguments`, or the values of an object; none of anything else. */
export function itemsOf(value: unknown): unknown[] {
  const items: unknown[] = typeof value === "object" && value !== null ? Object.values(value) : [];
  return items;
}
