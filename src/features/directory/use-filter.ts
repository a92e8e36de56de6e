import { useEffect, useState, type RefObject } from "react";
import { filterQuery, noFilter, parseFilter, type DirectoryGroup, type Filter } from "./filter";

/** From the last change to the address, in ms: browsers allow only so many changes of it. */
const PAUSE = 300;

const textOf = (data: FormData, key: string) => {
  const value = data.get(key);
  return typeof value === "string" ? value : "";
};

const readForm = (form: HTMLFormElement): Filter => {
  const data = new FormData(form);
  return { kind: textOf(data, "kind"), words: textOf(data, "find") };
};

function fillForm(form: HTMLFormElement, { kind, words }: Filter): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "radio") field.checked = field.value === kind;
    else field.value = words;
  }
}

/**
 * The directory's filter. Its form is uncontrolled, so that what is typed before the script runs
 * counts. The address holds the filter from then on, to be shared and come back to; it is replaced,
 * not pushed, and Gatsby isn't told, since a filter is no page view.
 */
export function useFilter(
  form: RefObject<HTMLFormElement | null>,
  groups: readonly DirectoryGroup[],
) {
  const [filter, setFilter] = useState<Filter | null>(null);
  const read = () => form.current && setFilter(readForm(form.current));
  useEffect(() => {
    if (form.current === null) return;
    const shared = parseFilter(window.location.search, groups);
    if (shared.kind !== "" || shared.words !== "") fillForm(form.current, shared);
    setFilter(readForm(form.current));
  }, [form, groups]);
  useEffect(() => {
    if (filter === null) return undefined;
    const timer = window.setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const query = filterQuery(search, filter);
      if (query !== search)
        window.history.replaceState(window.history.state, "", pathname + query + hash);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [filter]);
  const clear = () => {
    if (form.current !== null) fillForm(form.current, noFilter);
    read();
  };
  return { filter: filter ?? noFilter, read, clear };
}
