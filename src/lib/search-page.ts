import { isRecord } from "./json";
import { localStore } from "./storage";

/** Address of the search page. */
export const SEARCH = "/search/";

/** State of a navigation to the search page that should focus its field. */
export const searchState = { isFieldFocused: true } as const;

/** Whether a navigation asks for focus on the search field. */
export function asksForFocus(state: unknown): boolean {
  return isRecord(state) && "isFieldFocused" in state;
}

const OFF_KEY = "search_key";

/** Whether the key `/` opens the search page. It is on until a visitor switches it off. */
export const searchKey = {
  isOn: () => localStore.get(OFF_KEY) !== "off",
  set: (isOn: boolean) => (isOn ? localStore.remove(OFF_KEY) : localStore.set(OFF_KEY, "off")),
};
