import { prepareQueryChange } from "../../../lib/query-change";
import type { Keeper } from "../kit/keeper";
import type { ToolRegion } from "../kit/region";
import { problemOf } from "../kit/read-row";
import { parseState } from "../kit/state";
import type { Inputs } from "./estimate";
import { readInputs, startOf, type SavingsFields, type State } from "./fields";

const keys = ["spend", "share", "process"] as const;

/** The state of a query; null if it has no input that can be used. */
export function stateOfQuery(
  definition: SavingsFields,
  search: string,
  region: ToolRegion,
): State | null {
  const query = new URLSearchParams(search);
  const given = keys.flatMap((key) => {
    const text = query.get(key);
    return text !== null && problemOf(definition.fields[key], text, region) === null
      ? [[key, text] as const]
      : [];
  });
  return given.length === 0 ? null : parseState(definition, Object.fromEntries(given), region);
}

/** A query with these inputs and its other keys. The inputs of the start are left out. */
export function withInputs(search: string, inputs: Inputs, start: Inputs): string {
  const query = new URLSearchParams(search);
  const isStart = keys.every((key) => inputs[key] === start[key]);
  for (const key of keys) {
    if (isStart) query.delete(key);
    else query.set(key, String(inputs[key]));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Keeps the inputs in the address, to be shared and reloaded. They name no person. */
export function addressKeeper(definition: SavingsFields, region: ToolRegion): Keeper<State> {
  return {
    openCopy: () => null,
    openOwn: () => {
      const state = stateOfQuery(definition, window.location.search, region);
      return state === null ? null : { figures: { region, state }, origin: "draft" };
    },
    prepare: ({ figures: { state } }) => {
      const inputs = readInputs(definition, state, region);
      return prepareQueryChange((search) =>
        inputs === null ? search : withInputs(search, inputs, startOf(definition, region)),
      );
    },
    removeOwn: () => undefined,
    removeCopy: () => undefined,
  };
}
