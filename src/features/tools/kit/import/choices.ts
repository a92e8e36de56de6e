import type { ChoiceField, Option, YesNoField } from "../fields";
import { textIn, type ToolRegion } from "../region";
import type { SheetCell } from "../sheet";
import { shown } from "./cell";
import { folded } from "./heading";
import { value, type Value } from "./value";

const yesNo: readonly Option[] = [
  { value: "yes", label: "Yes", synonyms: "y, true, 1, x, ✓, ✔" },
  { value: "no", label: "No", synonyms: "n, false, 0, -" },
];

/** Reads a cell for a choice. One that is written in another way may be any of the options. */
export function readChoice(
  cell: SheetCell,
  field: ChoiceField | YesNoField,
  region: ToolRegion,
): Value {
  const options = field.kind === "choice" ? field.options : yesNo;
  const text = folded(shown(cell));
  const namesOf = ({ value: own, label, synonyms = "" }: Option) =>
    [own, textIn(label, region), ...synonyms.split(", ")].map(folded).filter((name) => name !== "");
  // The preview shows what a name that the tool doesn't show, such as `FOR`, was read as.
  const read = ({ value: own, label }: Option): Value => {
    const isShown = [own, textIn(label, region)].some((name) => text.startsWith(folded(name)));
    return {
      ...value(own),
      how: isShown || field.kind !== "choice" ? null : `“${shown(cell)}” in the file`,
    };
  };
  const whole = options.find((option) => namesOf(option).includes(text));
  if (whole !== undefined) return read(whole);
  // `FOB Shanghai` has a place after the term. `CPT Nagpur` may be either of two.
  const starts = options.filter((option) =>
    namesOf(option).some((name) => text.startsWith(`${name} `) || text.startsWith(`${name},`)),
  );
  const relatives = options.filter((option) => {
    return starts.some((start) => option.value.startsWith(`${start.value} `));
  });
  const [only] = starts;
  if (only !== undefined && starts.length + relatives.length === 1) return read(only);
  const offered = options.filter((option) => (option.region ?? region) === region);
  return {
    ...value(""),
    choices: offered.map(({ value: own, label }) => ({ value: own, label: textIn(label, region) })),
  };
}
