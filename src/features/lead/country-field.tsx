import { memo } from "react";
import { SelectField } from "../../ui/field";
import { chooseCountry, offeredCountries, useLeadState } from "./lead-state";

/**
 * The prefix picker. The form hears of a choice after it has been taken, by the event on its way up.
 * Rendered for its own changes alone: some 200 options are not to be gone through for each mistake
 * that a form shows.
 */
export const CountryField = memo(function CountryField() {
  const country = useLeadState("country");
  const offered = offeredCountries({ countries: useLeadState("countries"), country });
  return (
    <SelectField
      name="country"
      label="Country code"
      autoComplete="off"
      value={country.countryCode}
      options={offered.map(({ countryCode, name, phonePrefix }) => ({
        value: countryCode,
        label: `${name} (${phonePrefix})`,
      }))}
      onChange={(code) => {
        const chosen = offered.find(({ countryCode }) => countryCode === code);
        if (chosen !== undefined) chooseCountry(chosen);
      }}
    />
  );
});
