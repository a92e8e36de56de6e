import { builtInCountries, india, type Country } from "./country";
import { createStore, useSelected } from "./store";

/** Requests that the lead modal can send. */
export type ModalRequestType = "demo-callback" | "sales-callback";

/** State that components of different pages share. */
export interface UiState {
  /** E-mail address that was entered elsewhere on the site, or an empty string. */
  readonly email: string;
  /** Whether the page is scrolled, so that the header needs its own background. */
  readonly hasNavBackground: boolean;
  /** The request whose form the lead modal shows; null while it is closed. */
  readonly modal: ModalRequestType | null;
  readonly countries: readonly Country[];
  readonly country: Country;
  /** Whether the visitor has chosen the country or begun a number. A late list then changes neither. */
  readonly isCountryTouched: boolean;
}

const initial: UiState = {
  email: "",
  hasNavBackground: false,
  modal: null,
  countries: builtInCountries,
  country: india,
  isCountryTouched: false,
};

const store = createStore(initial);

/** The current shared state. */
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
