import { useMemo } from "react";
import type { StateOf, ToolFields } from "./fields";
import type { Figures, Origin } from "./keeper";
import { pathsOfExample } from "./paths";
import { emptied } from "./state";

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** What is still the worked example's beside the visitor's own figures. */
export function useExampleMarks<Own extends ToolFields>(
  definition: Own,
  example: Figures<StateOf<Own>>,
  present: Figures<StateOf<Own>>,
  origin: Origin,
) {
  const isOwn = definition.marksExample === true && (origin === "visitor" || origin === "draft");
  return useMemo(() => {
    const { state, region, own } = present;
    const isMixed = isOwn && region === example.region;
    return {
      /** Paths of the fields. */
      ofExample: new Set(isMixed ? pathsOfExample(definition, state, example.state, own) : []),
      /** Whether all was emptied and nothing typed yet: what is missing is no mistake then. */
      isEmptied: isOwn && isSame(state, emptied(definition, state, region)),
    };
  }, [definition, example, isOwn, present]);
}
