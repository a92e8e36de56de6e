import { useEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { usePageQuery } from "../../lib/use-page-query";
import type { Currency } from "./currency";
import { inputsQuery, isSameInputs, parseInputs, parseShare, parseSpend } from "./inputs";
import { startInputs, type CalculatorContent, type Inputs } from "./model";

/** From the last change to what is told of it, in ms: nobody is told of half a number. */
const PAUSE = 800;

/** What stands in the form, and whether its spend can be used. */
interface Reading {
  readonly inputs: Inputs;
  readonly isValid: boolean;
}

const textOf = (data: FormData, key: string) => {
  const value = data.get(key);
  return typeof value === "string" ? value : "";
};

/** Reads the form; a spend that can't be used leaves the last one. */
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

/** What stands in the form, but for fields that are as at the start: those are as in the address. */
function withUntouched(shown: Inputs, first: Inputs, shared: Inputs): Inputs {
  return {
    spend: shown.spend === first.spend ? shared.spend : shown.spend,
    share: shown.share === first.share ? shared.share : shown.share,
    process: shown.process === first.process ? shared.process : shown.process,
  };
}

/**
 * The calculator's inputs. Its form is uncontrolled, so that what is changed before the script runs
 * counts, more than what the address says. A pause after a change, the address has the inputs, and a
 * mistake and the new result are told.
 *
 * @param tell Gives what a screen reader is told of inputs.
 */
export function useEstimator(
  form: RefObject<HTMLFormElement>,
  content: CalculatorContent,
  currency: Currency,
  tell: (inputs: Inputs) => string,
) {
  const start = startInputs(content);
  const [reading, setReading] = useState<Reading>({ inputs: start, isValid: true });
  const [settled, setSettled] = useState<Reading | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const changeQuery = usePageQuery();
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
    const put = changeQuery((search) => inputsQuery(search, reading.inputs, content));
    const timer = window.setTimeout(() => {
      setSettled(reading);
      put();
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [reading, isChanged, content, changeQuery]);
  /** The inputs as they stand; null where the spend can't be used, which the visitor is told. */
  const take = (): Inputs | null => {
    if (form.current === null) return null;
    const now = readForm(form.current, reading.inputs, content, currency);
    if (now.isValid) return now.inputs;
    // The message has to be in the page before focus makes it be read.
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
    told: settled?.isValid === true ? tell(settled.inputs) : "",
    read,
    take,
  };
}
