import { useState } from "react";

const hasInputs = (search: string) =>
  ["spend", "share", "process"].some((key) => new URLSearchParams(search).has(key));

/**
 * The query that the calculator starts from. Use it as a key: a navigation to other inputs starts the
 * calculator anew. A navigation without inputs, such as the menu's link, keeps what was typed.
 *
 * @param search The query of the page's address.
 */
export function useStartQuery(search: string): string {
  const [query, setQuery] = useState(search);
  if (search !== query && hasInputs(search)) setQuery(search);
  return query;
}
