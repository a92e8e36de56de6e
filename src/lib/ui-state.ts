import { builtInCountries, india, type Country } from "./country";
import { createStore, useSelected } from "./store";

/** Requests that the lead modal can send (specification section 4). */
export type ModalRequestType = "demo-callback" | "sales-callback";

/** What parts of the page share (specification section 3, shared UI state). */
export interface UiState {
  /** E-mail address that was given elsewhere on the site, or nothing. */
  readonly email: string;
  /** A note for the requirements of the next form that asks for them, or nothing. */
  readonly note: string;
  /** Whether the page is scrolled, so that the header stands on a background of its own. */
  readonly hasNavBackground: boolean;
  /** The request whose form the lead modal shows; null while it is closed. */
  readonly modal: ModalRequestType | null;
  readonly countries: readonly Country[];
  readonly country: Country;
  /** Whether the visitor has chosen the country or begun a number: a late list then changes neither. */
  readonly isCountryTouched: boolean;
}

const initial: UiState = {
  email: "",
  note: "",
  hasNavBackground: false,
  modal: null,
  countries: builtInCountries,
  country: india,
  isCountryTouched: false,
};

const store = createStore(initial);

/** The shared state as it stands. */
export function uiState(): UiState {
  return store.get();
}

/** Changes some of the shared state. */
export function updateUiState(change: Partial<UiState>): void {
  store.set({ ...store.get(), ...change });
}

/** A field of the shared state, in a component. */
export function useUiState<Field extends keyof UiState>(field: Field): UiState[Field] {
  return useSelected(store, initial, (state) => state[field]);
}
