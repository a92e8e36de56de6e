import { textIn } from "../region";
import type { SheetCell } from "../sheet";
import { folded } from "./heading";
import { shown, value, type Reading, type Value } from "./value";

const yesNo = [
  { value: "yes", label: "Yes", synonyms: "y, true, 1, x, ✓, ✔" },
  { value: "no", label: "No", synonyms: "n, false, 0, -" },
];

/** Reads a cell for a choice. One that is written in another way may be any of the options. */
export function readChoice(
  cell: SheetCell,
  { field, region, usual }: Pick<Reading, "field" | "region" | "usual">,
): Value {
  const options = field.kind === "choice" ? field.options : yesNo;
  const text = folded(shown(cell));
  const names = (option: (typeof options)[number]) => {
    const { value: own, label, synonyms = "" } = option;
    return [own, textIn(label, region), ...synonyms.split(", ")]
      .map(folded)
      .filter((name) => name !== "");
  };
  const whole = options.find((option) => names(option).includes(text));
  if (whole !== undefined) return value(whole.value);
  // `FOB Shanghai` has a place after the term. `CPT Nagpur` may be either of two.
  const starts = options.filter((option) =>
    names(option).some((name) => text.startsWith(`${name} `) || text.startsWith(`${name},`)),
  );
  const relatives = options.filter((option) => {
    return starts.some((start) => option.value.startsWith(`${start.value} `));
  });
  const [only] = starts;
  if (only !== undefined && starts.length + relatives.length === 1) return value(only.value);
  const offered = options.filter(
    (option) => !("region" in option) || (option.region ?? region) === region,
  );
  const choices = offered.map(({ value: own, label }) => ({
    value: own,
    label: textIn(label, region),
  }));
  const isUsual = usual !== undefined && new RegExp(`^${usual.word}\\b`, "u").test(text);
  const suggested =
    isUsual && choices.some((choice) => choice.value === usual.value) ? usual.value : undefined;
  return { ...value(""), choices, suggested };
}
