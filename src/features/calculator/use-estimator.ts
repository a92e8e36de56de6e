import { useEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { prepareQueryChange } from "../../lib/use-query-form";
import type { Currency } from "../../lib/currency";
import { inputsQuery, isSameInputs, parseInputs, parseShare, parseSpend } from "./inputs";
import { startInputs, type CalculatorContent, type Inputs } from "./model";

/** Milliseconds after the last change before it is announced, so that half a number is not. */
const PAUSE = 800;

interface Reading {
  readonly inputs: Inputs;
  /** Whether the spend is usable; if not, `inputs` has the last usable one. */
  readonly isValid: boolean;
}

function fieldOf(form: HTMLFormElement, key: keyof Inputs) {
  const field = form.elements.namedItem(key);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return isField ? field : null;
}

function readForm(
  form: HTMLFormElement,
  last: Inputs,
  content: CalculatorContent,
  currency: Currency,
): Reading {
  const textOf = (key: keyof Inputs) => fieldOf(form, key)?.value ?? "";
  const spend = parseSpend(textOf("spend"), content.spend, currency);
  const share = parseShare(textOf("share")) ?? last.share;
  const inputs = { spend: spend ?? last.spend, share, process: textOf("process") };
  return { inputs, isValid: spend !== null };
}

function fillForm(form: HTMLFormElement, inputs: Inputs): void {
  for (const key of ["spend", "share", "process"] as const) {
    const field = fieldOf(form, key);
    if (field !== null) field.value = String(inputs[key]);
  }
}

/** Fields that the visitor has not changed take the values of the address. */
function withUntouched(shown: Inputs, first: Inputs, shared: Inputs): Inputs {
  const pick = <Key extends keyof Inputs>(key: Key) =>
    (shown[key] === first[key] ? shared : shown)[key];
  return { spend: pick("spend"), share: pick("share"), process: pick("process") };
}

/**
 * The calculator's inputs. The form is uncontrolled, so that changes made before the script runs count,
 * and count more than the address. After a pause the inputs are written to the address, and an error
 * or the new result is announced.
 *
 * @param announce The announcement for screen readers.
 */
export function useEstimator(
  form: RefObject<HTMLFormElement>,
  content: CalculatorContent,
  currency: Currency,
  announce: (inputs: Inputs) => string,
) {
  const start = startInputs(content);
  const [reading, setReading] = useState<Reading>({ inputs: start, isValid: true });
  const [settled, setSettled] = useState<Reading | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const read = () => {
    if (form.current === null) return;
    setIsChanged(true);
    setReading(readForm(form.current, reading.inputs, content, currency));
  };
  useEffect(() => {
    if (form.current === null) return;
    const first = startInputs(content);
    const shown = readForm(form.current, first, content, currency);
    const shared = parseInputs(window.location.search, content, currency);
    const inputs = withUntouched(shown.inputs, first, shared);
    if (shown.isValid) fillForm(form.current, inputs);
    setReading({ ...shown, inputs });
    setIsChanged(!shown.isValid || !isSameInputs(inputs, shared));
  }, [form, content, currency]);
  useEffect(() => {
    if (!isChanged) return undefined;
    const writeQuery = prepareQueryChange((search) => inputsQuery(search, reading.inputs, content));
    const timer = window.setTimeout(() => {
      setSettled(reading);
      writeQuery();
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [reading, isChanged, content]);
  /** The current inputs; null, with the error shown, if the spend is unusable. */
  const take = (): Inputs | null => {
    if (form.current === null) return null;
    const now = readForm(form.current, reading.inputs, content, currency);
    if (now.isValid) return now.inputs;
    // The error must be in the page before focus makes screen readers read it.
    flushSync(() => {
      setReading(now);
      setSettled(now);
    });
    fieldOf(form.current, "spend")?.focus();
    return null;
  };
  return {
    inputs: reading.inputs,
    isWrong: !reading.isValid && settled !== null && !settled.isValid,
    announcement: settled?.isValid === true ? announce(settled.inputs) : "",
    read,
    take,
  };
}
