import { useEffect, useState, type RefObject } from "react";
import { filterQuery, type AddressFilter } from "./address-filter";
import { usePageQuery } from "./use-page-query";

/** From the last change to the address, in ms: browsers allow only so many changes of it. */
const PAUSE = 300;

/** How a list is narrowed. Made once: with another one the filter begins anew. */
export interface FilterRules<Key extends string> {
  /** Everything. */
  readonly none: AddressFilter<Key>;
  /** The filter of a query, or the values of a form by the names of its fields. */
  readonly parse: (values: URLSearchParams) => AddressFilter<Key>;
}

function valuesOf(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return new URLSearchParams(texts);
}

function fillForm(form: HTMLFormElement, filter: AddressFilter<string>): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    const value = filter[field.name] ?? "";
    if (field.type === "radio") field.checked = field.value === value;
    else field.value = value;
  }
}

/**
 * The filter of a list. Its form is uncontrolled, so that what is chosen before the script runs
 * counts. The address holds the filter from then on, to be shared and come back to.
 */
export function useAddressFilter<Key extends string>(
  form: RefObject<HTMLFormElement | null>,
  { none, parse }: FilterRules<Key>,
) {
  const [filter, setFilter] = useState<AddressFilter<Key> | null>(null);
  const changeQuery = usePageQuery();
  const read = () => form.current && setFilter(parse(valuesOf(form.current)));
  useEffect(() => {
    if (form.current === null) return;
    const shared = parse(new URLSearchParams(window.location.search));
    if (Object.values(shared).some((value) => value !== "")) fillForm(form.current, shared);
    setFilter(parse(valuesOf(form.current)));
  }, [form, parse]);
  useEffect(() => {
    if (filter === null) return undefined;
    const put = changeQuery((search) => filterQuery(search, filter));
    const timer = window.setTimeout(put, PAUSE);
    return () => window.clearTimeout(timer);
  }, [filter, changeQuery]);
  const clear = () => {
    if (form.current !== null) fillForm(form.current, none);
    read();
  };
  return { filter: filter ?? none, read, clear };
}
