import { useEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { prepareQueryChange } from "../../lib/use-query-form";
import type { Currency } from "./currency";
import { inputsQuery, isSameInputs, parseInputs, parseShare, parseSpend } from "./inputs";
import { startInputs, type CalculatorContent, type Inputs } from "./model";

/** Milliseconds after the last change before it is announced, so that half a number is not. */
const PAUSE = 800;

/** The values of the form. */
interface Reading {
  readonly inputs: Inputs;
  /** Whether the spend is usable; if not, `inputs` has the last usable one. */
  readonly isValid: boolean;
}

const textOf = (data: FormData, key: string) => {
  const value = data.get(key);
  return typeof value === "string" ? value : "";
};

function readForm(
  form: HTMLFormElement,
  last: Inputs,
  content: CalculatorContent,
  currency: Currency,
): Reading {
  const data = new FormData(form);
  const spend = parseSpend(textOf(data, "spend"), content.spend, currency);
  return {
    inputs: {
      spend: spend ?? last.spend,
      share: parseShare(textOf(data, "share")) ?? last.share,
      process: textOf(data, "process"),
    },
    isValid: spend !== null,
  };
}

function fillForm(form: HTMLFormElement, inputs: Inputs): void {
  for (const key of ["spend", "share", "process"] as const) {
    const field = form.elements.namedItem(key);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = String(inputs[key]);
    }
  }
}

/** Fields that the visitor has not changed take the values of the address. */
function withUntouched(shown: Inputs, first: Inputs, shared: Inputs): Inputs {
  return {
    spend: shown.spend === first.spend ? shared.spend : shown.spend,
    share: shown.share === first.share ? shared.share : shown.share,
    process: shown.process === first.process ? shared.process : shown.process,
  };
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
    const field = form.current.elements.namedItem("spend");
    if (field instanceof HTMLElement) field.focus();
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
