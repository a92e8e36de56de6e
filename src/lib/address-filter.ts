/** What a list is narrowed by: a value for each key of the address; an empty one looks for all. */
export type AddressFilter<Key extends string> = Readonly<Record<Key, string>>;

/**
 * A query with the filter in it, and whatever else it held.
 *
 * @param search A query, empty or beginning with `?`; so is the result.
 */
export function filterQuery(search: string, filter: AddressFilter<string>): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(filter)) {
    // Taken out first, so that the order is the filter's whatever was chosen first.
    query.delete(key);
    if (value.trim() !== "") query.append(key, value.trim());
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
