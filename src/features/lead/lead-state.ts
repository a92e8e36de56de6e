import { builtInCountries, india, type Country } from "../../lib/country";
import { createStore, useSelected } from "../../lib/store";
import type { Region } from "../region";
import { countryOf } from "./phone";

/** Requests that the lead modal can send. */
export const modalRequests = ["demo-callback", "sales-callback"] as const;

/** A request that the lead modal can send. */
export type ModalRequestType = (typeof modalRequests)[number];

/** The name of each action, the same on every page. */
export const actionNames: Readonly<Record<ModalRequestType, string>> = {
  "demo-callback": "Book a demo",
  "sales-callback": "Talk to sales",
};

interface ChosenCountry {
  readonly country: Country;
  /** The country of a number that names none. */
  readonly picked: Country;
}

/** What all lead forms share. */
interface LeadState {
  /** E-mail address that was entered elsewhere on the site, or an empty string. */
  readonly email: string;
  /** The request whose form the lead modal shows; null while it is closed. */
  readonly modal: ModalRequestType | null;
  readonly countries: readonly Country[];
  /** The country of forms without one of their own: the last that was chosen, or the most likely. */
  readonly country: Country;
  /** The visitor's own country, if the server knows it. */
  readonly own: Country | null;
  /**
   * By form, the country that the visitor has chosen or begun a number for. Neither a late list nor
   * another form on the page changes it.
   */
  readonly chosen: ReadonlyMap<string, ChosenCountry>;
}

const initial: LeadState = {
  email: "",
  modal: null,
  countries: builtInCountries,
  country: india,
  own: null,
  chosen: new Map(),
};

const store = createStore(initial);

function update(change: Partial<LeadState>): void {
  store.set({ ...store.get(), ...change });
}

/** A field of the shared state, in a component. */
export function useLeadState<Field extends keyof LeadState>(field: Field): LeadState[Field] {
  return useSelected(store, initial, (state) => state[field]);
}

const countryIn = ({ country, chosen }: LeadState, formKey: string) =>
  chosen.get(formKey)?.country ?? country;

/** The country of a form, in a component. */
export function useCountry(formKey: string): Country {
  return useSelected(store, initial, (state) => countryIn(state, formKey));
}

/** The options of the country picker. A chosen country is offered even if the server does not list it. */
export function offeredCountries(
  countries: readonly Country[],
  chosen: Country,
): readonly Country[] {
  const isListed = countries.some(({ countryCode }) => countryCode === chosen.countryCode);
  return isListed ? countries : [chosen, ...countries];
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

/** The country of a form, and whether the visitor has chosen it or begun a number. */
export function currentCountry(formKey: string): {
  readonly country: Country;
  readonly isTouched: boolean;
} {
  const state = store.get();
  return { country: countryIn(state, formKey), isTouched: state.chosen.has(formKey) };
}

/**
 * Selects the country that the visitor has chosen in a form.
 *
 * @param picked The country of a number that names none, where the typed one names another.
 */
export function chooseCountry(formKey: string, country: Country, picked = country): void {
  update({ country, chosen: new Map(store.get().chosen).set(formKey, { country, picked }) });
}

/** Selects the country that the visitor, or the browser, chose in the picker before the script ran. */
export function chooseCountryByCode(formKey: string, code: string): void {
  const state = store.get();
  const offered = offeredCountries(state.countries, countryIn(state, formKey));
  const chosen = offered.find(({ countryCode }) => countryCode === code);
  if (chosen !== undefined) chooseCountry(formKey, chosen);
}

/**
 * Selects the country of a typed number: another one while the number begins with that prefix. A late
 * list changes it no more.
 */
export function chooseCountryOfNumber(formKey: string, text: string): void {
  const { countries, chosen } = store.get();
  const { country, isTouched } = currentCountry(formKey);
  const picked = chosen.get(formKey)?.picked ?? country;
  const own = countryOf(text, picked, countries);
  if (own !== country || (text !== "" && !isTouched)) chooseCountry(formKey, own, picked);
}

/** Uses the server's list. An untouched picker changes to the visitor's own country. */
export function receiveCountries(countries: readonly Country[], own: Country | null): void {
  if (countries.length === 0) return;
  const { country, chosen } = store.get();
  const same = countries.find(({ countryCode }) => countryCode === country.countryCode);
  update({ countries, own, ...(chosen.size === 0 && { country: own ?? same ?? country }) });
}

/** Selects the country of a region, while neither the visitor nor the server has named one. */
export function suggestCountryOf(region: Region): void {
  const { countries, own, chosen } = store.get();
  if (own !== null || chosen.size > 0) return;
  const code = region === "us" ? "US" : "IN";
  const country = countries.find(({ countryCode }) => countryCode === code);
  if (country !== undefined) update({ country });
}
