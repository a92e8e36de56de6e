/** The items of an array or `arguments`, or the values of an object. Empty for anything else. */
export function itemsOf(value: unknown): unknown[] {
  const items: unknown[] = typeof value === "object" && value !== null ? Object.values(value) : [];
  return items;
}
