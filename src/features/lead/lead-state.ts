import type { Country } from "../../api-client";
import { uiState, updateUiState, type ModalRequestType, type UiState } from "../../lib/ui-state";
import { countryOf } from "./phone";

export { useUiState as useLeadState, type ModalRequestType } from "../../lib/ui-state";

/** The options of the country picker. A chosen country is offered even if the server does not list it. */
export function offeredCountries({
  countries,
  country,
}: Pick<UiState, "countries" | "country">): readonly Country[] {
  const isListed = countries.some(({ countryCode }) => countryCode === country.countryCode);
  return isListed ? countries : [country, ...countries];
}

/** Opens the lead modal. */
export function openLeadModal(modal: ModalRequestType): void {
  updateUiState({ modal });
}

/** Closes the lead modal. */
export function closeLeadModal(): void {
  updateUiState({ modal: null });
}

/** Fills the e-mail field of every lead form, until a lead is stored. */
export function setSharedEmail(email: string): void {
  updateUiState({ email });
}

/** The chosen country, and whether the visitor has chosen it or begun a number. */
export function currentCountry(): { readonly country: Country; readonly isTouched: boolean } {
  const { country, isCountryTouched: isTouched } = uiState();
  return { country, isTouched };
}

/** Selects the country that the visitor has chosen. */
export function chooseCountry(country: Country): void {
  updateUiState({ country, isCountryTouched: true });
}

/** Selects the country that the visitor, or the browser, chose in the picker before the script ran. */
export function chooseCountryByCode(code: string): void {
  const chosen = offeredCountries(uiState()).find(({ countryCode }) => countryCode === code);
  if (chosen !== undefined) chooseCountry(chosen);
}

/** Selects the country of a typed number: another one if the number begins with that prefix. */
export function chooseCountryOfNumber(text: string): void {
  const { country, countries } = uiState();
  const own = countryOf(text, country, countries);
  if (own !== country) chooseCountry(own);
}

/** Records that the visitor has begun a number for the current country. */
export function touchCountry(): void {
  if (!uiState().isCountryTouched) updateUiState({ isCountryTouched: true });
}

/** Uses the server's list. An untouched picker changes to the visitor's own country. */
export function receiveCountries(countries: readonly Country[], own: Country | null): void {
  if (countries.length === 0) return;
  const { country, isCountryTouched } = uiState();
  if (isCountryTouched) updateUiState({ countries });
  else {
    const same = countries.find(({ countryCode }) => countryCode === country.countryCode);
    updateUiState({ countries, country: own ?? same ?? country });
  }
}
