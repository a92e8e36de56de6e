import { itemsOf } from "../../../../lib/json";
import type { ToolFields } from "../fields";
import { findField } from "../paths";
import { textIn, type ToolRegion } from "../region";
import { nameOfRow } from "../state";
import type { Typed } from "./target";

/** The texts outside the lists that are neither the example's nor an earlier import's. */
export function typedIn(state: object, given: readonly object[]): Typed {
  const before = given.map((own) => new Map<string, unknown>(Object.entries(own)));
  const texts = Object.entries(state).flatMap(([key, text]: readonly [string, unknown]) =>
    typeof text === "string" && text !== "" && before.every((own) => own.get(key) !== text)
      ? [[key, text] as const]
      : [],
  );
  return Object.fromEntries(texts);
}

/** More would be a wall of text. */
const MOST_NAMED = 6;

/** Which fields still have a problem, as a sentence: `Exchange rate of Asha`. Empty without one. */
export function missingIn(
  tool: ToolFields,
  state: object,
  paths: readonly string[],
  region: ToolRegion,
) {
  const names = paths.map((path) => {
    const [list = "", index = "", key] = path.split(".");
    const label = textIn(findField(tool, state, path).field.label, region);
    if (key === undefined) return label;
    const at = Number(index);
    const row = itemsOf(Reflect.get(state, list))[at];
    return `${label} of ${nameOfRow(tool.lists[list], row, at)}`;
  });
  if (names.length === 0) return "";
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join("; ");
  return ` Still to correct: ${named}${more > 0 ? `; and ${more} more` : ""}.`;
}
