import type { Country } from "../../api-client";
import { createStore, useStore } from "../../lib/store";
import { builtInCountries, india } from "./phone";

/** Requests that the modal can send (specification section 4). */
export type ModalRequestType = "demo-callback" | "sales-callback";

/** What lead forms share (specification section 3, shared UI state). */
export interface LeadState {
  /** E-mail address that was given elsewhere on the site, or nothing. */
  readonly email: string;
  /** The request whose form the modal shows; null while it is closed. */
  readonly modal: ModalRequestType | null;
  readonly countries: readonly Country[];
  readonly country: Country;
  /** Whether the visitor has chosen the country or begun a number: a late list then changes neither. */
  readonly isCountryTouched: boolean;
}

const initial: LeadState = {
  email: "",
  modal: null,
  countries: builtInCountries,
  country: india,
  isCountryTouched: false,
};

const store = createStore<LeadState>(initial);

function update(change: Partial<LeadState>): void {
  store.set({ ...store.get(), ...change });
}

/** What the picker offers: a chosen country stays on the list even where the server's has it not. */
export function offeredCountries({ countries, country }: LeadState): readonly Country[] {
  const isListed = countries.some(({ countryCode }) => countryCode === country.countryCode);
  return isListed ? countries : [country, ...countries];
}

/** The shared state, in a component. */
export function useLeadState(): LeadState {
  return useStore(store, initial);
}

/** Opens the lead form's modal. */
export function openLeadModal(modal: ModalRequestType): void {
  update({ modal });
}

/** Closes the modal. */
export function closeLeadModal(): void {
  update({ modal: null });
}

/** Carries an e-mail address into the next lead form. */
export function setSharedEmail(email: string): void {
  update({ email });
}

/** The country that a number is for, and whether the visitor has chosen it or begun a number. */
export function currentCountry(): { readonly country: Country; readonly isTouched: boolean } {
  const { country, isCountryTouched: isTouched } = store.get();
  return { country, isTouched };
}

/** Takes the visitor's choice of a country. */
export function chooseCountry(country: Country): void {
  update({ country, isCountryTouched: true });
}

/** Takes what the picker shows where the visitor, or the browser, set it before the script ran. */
export function chooseShownCountry(code: string): void {
  const shown = offeredCountries(store.get()).find(({ countryCode }) => countryCode === code);
  if (shown !== undefined) chooseCountry(shown);
}

/** Notes that the visitor has begun a number for the country that is shown. */
export function touchCountry(): void {
  if (!store.get().isCountryTouched) update({ isCountryTouched: true });
}

/** Takes the server's list; an untouched picker goes to the visitor's own country. */
export function receiveCountries(countries: readonly Country[], own: Country | null): void {
  if (countries.length === 0) return;
  const { country, isCountryTouched } = store.get();
  if (isCountryTouched) update({ countries });
  else {
    const same = countries.find(({ countryCode }) => countryCode === country.countryCode);
    update({ countries, country: own ?? same ?? country });
  }
}
