import type { Country } from "../../api-client";
import { builtInCountries, india } from "../../lib/country";
import { createStore, useSelected } from "../../lib/store";
import { countryOf } from "./phone";

/** Requests that the lead modal can send. */
export type ModalRequestType = "demo-callback" | "sales-callback";

/** The name of each action, the same on every page. */
export const actionNames: Readonly<Record<ModalRequestType, string>> = {
  "demo-callback": "Book a demo",
  "sales-callback": "Talk to sales",
};

/** What all lead forms share. */
interface LeadState {
  /** E-mail address that was entered elsewhere on the site, or an empty string. */
  readonly email: string;
  /** The request whose form the lead modal shows; null while it is closed. */
  readonly modal: ModalRequestType | null;
  readonly countries: readonly Country[];
  readonly country: Country;
  /** Whether the visitor has chosen the country or begun a number. A late list then changes neither. */
  readonly isCountryTouched: boolean;
}

const initial: LeadState = {
  email: "",
  modal: null,
  countries: builtInCountries,
  country: india,
  isCountryTouched: false,
};

const store = createStore(initial);

function update(change: Partial<LeadState>): void {
  store.set({ ...store.get(), ...change });
}

/** A field of the shared state, in a component. */
export function useLeadState<Field extends keyof LeadState>(field: Field): LeadState[Field] {
  return useSelected(store, initial, (state) => state[field]);
}

/** The options of the country picker. A chosen country is offered even if the server does not list it. */
export function offeredCountries({
  countries,
  country,
}: Pick<LeadState, "countries" | "country">): readonly Country[] {
  const isListed = countries.some(({ countryCode }) => countryCode === country.countryCode);
  return isListed ? countries : [country, ...countries];
}

/** Opens the lead modal. */
export function openLeadModal(modal: ModalRequestType): void {
  update({ modal });
}

/** Whether the lead modal is open, or about to open. */
export function isLeadModalOpen(): boolean {
  return store.get().modal !== null;
}

/** Closes the lead modal. */
export function closeLeadModal(): void {
  update({ modal: null });
}

/** Fills the e-mail field of every lead form, until a lead is stored. */
export function setSharedEmail(email: string): void {
  update({ email });
}

/** The chosen country, and whether the visitor has chosen it or begun a number. */
export function currentCountry(): { readonly country: Country; readonly isTouched: boolean } {
  const { country, isCountryTouched: isTouched } = store.get();
  return { country, isTouched };
}

/** Selects the country that the visitor has chosen. */
export function chooseCountry(country: Country): void {
  update({ country, isCountryTouched: true });
}

/** Selects the country that the visitor, or the browser, chose in the picker before the script ran. */
export function chooseCountryByCode(code: string): void {
  const chosen = offeredCountries(store.get()).find(({ countryCode }) => countryCode === code);
  if (chosen !== undefined) chooseCountry(chosen);
}

/** Selects the country of a typed number: another one if the number begins with that prefix. */
export function chooseCountryOfNumber(text: string): void {
  const { country, countries } = store.get();
  const own = countryOf(text, country, countries);
  if (own !== country) chooseCountry(own);
}

/** Records that the visitor has begun a number for the current country. */
export function touchCountry(): void {
  if (!store.get().isCountryTouched) update({ isCountryTouched: true });
}

/** Uses the server's list. An untouched picker changes to the visitor's own country. */
export function receiveCountries(countries: readonly Country[], own: Country | null): void {
  if (countries.length === 0) return;
  const { country, isCountryTouched } = store.get();
  if (isCountryTouched) update({ countries });
  else {
    const same = countries.find(({ countryCode }) => countryCode === country.countryCode);
    update({ countries, country: own ?? same ?? country });
  }
}
