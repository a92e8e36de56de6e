import { choice, type ChoiceField, type Option, type YesNoField } from "../fields";
import { textIn, type ToolRegion } from "../region";
import type { SheetCell } from "../sheet";
import { optionsIn } from "../state";
import { shown } from "./cell";
import { folded, labelsOf } from "./heading";
import { value, type Value } from "./value";

const yesNo = choice({
  label: "",
  options: [
    { value: "yes", label: "Yes", synonyms: "y, true, 1, x, ✓, ✔" },
    { value: "no", label: "No", synonyms: "n, false, 0, -" },
  ],
});

const namesOf = (option: Option) =>
  [option.value, ...labelsOf(option)].map(folded).filter((name) => name !== "");

/** The option that a cell names; null if none does, or if it may be either of two. */
export function optionIn(cell: SheetCell, options: readonly Option[]): Option | null {
  const text = folded(shown(cell));
  const whole = options.find((option) => namesOf(option).includes(text));
  if (whole !== undefined) return whole;
  // `FOB Shanghai` has a place after the term, and `FOB origin, Ohio` is not it. `CPT Nagpur` may be either of two.
  const starts = options.flatMap((option) =>
    namesOf(option)
      .filter((name) => text.startsWith(`${name} `) || text.startsWith(`${name},`))
      .map((name) => ({ option, length: name.length })),
  );
  const longest = Math.max(...starts.map(({ length }) => length));
  const only = starts.find(({ length }) => length === longest)?.option;
  const isOpen = options.some(({ value: own }) => own.startsWith(`${only?.value ?? ""} `));
  return only === undefined || isOpen || only.unless?.test(text) === true ? null : only;
}

/** Reads a cell for a choice. One that is written in another way may be any of the options. */
export function readChoice(
  cell: SheetCell,
  field: ChoiceField | YesNoField,
  region: ToolRegion,
): Value {
  const own = field.kind === "choice" ? field : yesNo;
  const nameOf = ({ label }: Option) => textIn(label, region);
  const read = optionIn(cell, own.options);
  if (read === null) {
    const offered = optionsIn(own, region);
    return value("", {
      choices: offered.map((option) => ({ value: option.value, label: nameOf(option) })),
    });
  }
  // The preview shows what a name that the tool doesn't show, such as `FOR`, was read as.
  const text = folded(shown(cell));
  const isShown = [read.value, nameOf(read)].some((name) => text.startsWith(folded(name)));
  const how = isShown || own === yesNo ? null : `“${shown(cell)}” in the file`;
  return value(read.value, { how });
}
