import { useMemo } from "react";
import type { StateOf, ToolFields } from "./fields";
import type { Figures, Origin } from "./keeper";
import { pathsOfExample } from "./paths";
import { parseState } from "./state";

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** What is still the worked example's beside the visitor's own figures. */
export function useExampleMarks<Own extends ToolFields>(
  definition: Own,
  example: Figures<StateOf<Own>>,
  present: Figures<StateOf<Own>>,
  origin: Origin,
) {
  const isMixed =
    definition.marksExample === true &&
    present.region === example.region &&
    (origin === "visitor" || origin === "draft");
  return useMemo(() => {
    if (!isMixed) return { ofExample: new Set<string>(), isEmptied: false };
    const { state, region, own } = present;
    // To choose a question is to enter no figure.
    const choices = Object.fromEntries(
      Object.entries(state).filter(([key]) => definition.fields[key]?.kind === "choice"),
    );
    return {
      /** Paths of the fields. */
      ofExample: new Set(pathsOfExample(definition, state, example.state, own)),
      /** Whether the example was emptied and nothing typed yet: what is missing is no mistake then. */
      isEmptied: isSame(state, parseState(definition, choices, region)),
    };
  }, [definition, example, isMixed, present]);
}
