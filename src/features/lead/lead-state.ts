import type { Country } from "../../api-client";
import { uiState, updateUiState, type ModalRequestType, type UiState } from "../../lib/ui-state";

export { useUiState as useLeadState, type ModalRequestType } from "../../lib/ui-state";

/** What the picker offers: a chosen country stays on the list even where the server's has it not. */
export function offeredCountries({
  countries,
  country,
}: Pick<UiState, "countries" | "country">): readonly Country[] {
  const isListed = countries.some(({ countryCode }) => countryCode === country.countryCode);
  return isListed ? countries : [country, ...countries];
}

/** Opens the lead form's modal. */
export function openLeadModal(modal: ModalRequestType): void {
  updateUiState({ modal });
}

/** Closes the modal. */
export function closeLeadModal(): void {
  updateUiState({ modal: null });
}

/** Carries an e-mail address into the next lead form. */
export function setSharedEmail(email: string): void {
  updateUiState({ email });
}

/** Carries a note into the requirements of the next lead form that has them. */
export function setSharedNote(note: string): void {
  updateUiState({ note });
}

/** The country that a number is for, and whether the visitor has chosen it or begun a number. */
export function currentCountry(): { readonly country: Country; readonly isTouched: boolean } {
  const { country, isCountryTouched: isTouched } = uiState();
  return { country, isTouched };
}

/** Takes the visitor's choice of a country. */
export function chooseCountry(country: Country): void {
  updateUiState({ country, isCountryTouched: true });
}

/** Takes what the picker shows where the visitor, or the browser, set it before the script ran. */
export function chooseShownCountry(code: string): void {
  const shown = offeredCountries(uiState()).find(({ countryCode }) => countryCode === code);
  if (shown !== undefined) chooseCountry(shown);
}

/** Notes that the visitor has begun a number for the country that is shown. */
export function touchCountry(): void {
  if (!uiState().isCountryTouched) updateUiState({ isCountryTouched: true });
}

/** Takes the server's list; an untouched picker goes to the visitor's own country. */
export function receiveCountries(countries: readonly Country[], own: Country | null): void {
  if (countries.length === 0) return;
  const { country, isCountryTouched } = uiState();
  if (isCountryTouched) updateUiState({ countries });
  else {
    const same = countries.find(({ countryCode }) => countryCode === country.countryCode);
    updateUiState({ countries, country: own ?? same ?? country });
  }
}
