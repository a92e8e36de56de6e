import type { Country } from "../../api-client";
import { SelectField } from "../../ui/field";
import { offeredCountries, useLeadState } from "./lead-state";

interface CountryFieldProps {
  readonly onChoose: (country: Country) => void;
}

/** The prefix picker. */
export function CountryField({ onChoose }: CountryFieldProps) {
  const state = useLeadState();
  const offered = offeredCountries(state);
  return (
    <SelectField
      name="country"
      label="Country code"
      autoComplete="off"
      value={state.country.countryCode}
      options={offered.map(({ countryCode, name, phonePrefix }) => ({
        value: countryCode,
        label: `${name} (${phonePrefix})`,
      }))}
      onChange={(code) => {
        const chosen = offered.find(({ countryCode }) => countryCode === code);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}
