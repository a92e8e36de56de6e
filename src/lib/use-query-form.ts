import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { prepareQueryChange } from "./query-change";
import { cut } from "./text";

/** From the last change to the address, in ms: browsers limit how often it may change. */
const DELAY = 300;

type Values<Key extends string> = Readonly<Record<Key, string>>;

type Control = HTMLInputElement | HTMLSelectElement | RadioNodeList;

/** The field or group of radio buttons with a name. */
function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof RadioNodeList
    ? control
    : null;
}

function readForm<Key extends string>(form: HTMLFormElement, initial: Values<Key>): Values<Key> {
  const values: Record<Key, string> = { ...initial };
  for (const key in values) values[key] = controlOf(form, key)?.value ?? initial[key];
  return values;
}

/** Sets the fields that the visitor hasn't changed to the values of a query, where they accept them. */
function fillForm(form: HTMLFormElement, initial: Values<string>, query: URLSearchParams): void {
  for (const [key, value] of Object.entries(initial)) {
    const control = controlOf(form, key);
    let shared = query.get(key);
    if (control === null || shared === null || control.value !== value) continue;
    if (control instanceof HTMLInputElement && control.maxLength > 0) {
      shared = cut(shared, control.maxLength);
    }
    control.value = shared;
    if (control.value !== shared) control.value = value;
  }
}

/** A query with the values that differ from the initial ones, and its other keys unchanged. */
function withValues(search: string, initial: Values<string>, values: Values<string>): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(values)) {
    query.delete(key);
    if (value.trim() !== initial[key]) query.append(key, value.trim());
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * Keeps the fields of a form in the page's address, so that a filter or a search can be shared,
 * reloaded and returned to. The form is uncontrolled: text typed before hydration counts, and comes
 * before the address.
 *
 * @param initial Initial values of the fields, by name. Later changes have no effect.
 * @returns The current values; `update` for the form's `onInput`; and `reset`, which empties the form and
 *   focuses its first field.
 */
export function useQueryForm<Key extends string>(
  form: RefObject<HTMLFormElement>,
  initial: Values<Key>,
) {
  const [start] = useState(initial);
  const [values, setValues] = useState(initial);
  const timer = useRef<number>();
  const update = useCallback(() => {
    if (form.current === null) return;
    const current = readForm(form.current, start);
    setValues(current);
    const changeQuery = prepareQueryChange((search) => withValues(search, start, current));
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(changeQuery, DELAY);
  }, [form, start]);
  useEffect(() => {
    if (form.current === null) return undefined;
    fillForm(form.current, start, new URLSearchParams(window.location.search));
    update();
    return () => window.clearTimeout(timer.current);
  }, [form, start, update]);
  const reset = () => {
    form.current?.reset();
    update();
    form.current?.querySelector("input")?.focus();
  };
  return { values, update, reset };
}
