import { startTransition, useEffect, useState, type RefObject } from "react";
import { usePageQuery } from "../../lib/use-page-query";
import { parseQuery, QUERY_KEY, queryOf, withQuery } from "./address";

/** From the last change to the address, in ms: browsers allow only so many changes of it. */
const PAUSE = 300;

/** The field of a search form. */
export function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem(QUERY_KEY);
  return field instanceof HTMLInputElement ? field : null;
}

/**
 * What the visitor looks for. The form is uncontrolled, so that what is typed before the script runs
 * counts; without any, the address does.
 *
 * @returns The query, null until the script has read it, and what reads the field anew.
 */
export function useQuery(form: RefObject<HTMLFormElement | null>) {
  const [query, setQuery] = useState<string | null>(null);
  const changeQuery = usePageQuery();
  const read = () => {
    const text = queryOf(fieldOf(form.current)?.value ?? "");
    // A long list is then shown between the letters of who types fast.
    startTransition(() => setQuery(text));
  };
  useEffect(() => {
    const field = fieldOf(form.current);
    if (field === null) return;
    if (field.value === "") field.value = parseQuery(window.location.search);
    setQuery(queryOf(field.value));
  }, [form]);
  useEffect(() => {
    if (query === null) return undefined;
    const put = changeQuery((search) => withQuery(search, query));
    const timer = window.setTimeout(put, PAUSE);
    return () => window.clearTimeout(timer);
  }, [query, changeQuery]);
  return { query, read };
}
