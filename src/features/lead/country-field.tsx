import type { Country } from "../../api-client";
import { SelectField } from "../../ui/field";
import { useLeadState } from "./lead-state";

interface CountryFieldProps {
  readonly country: Country;
  readonly onChoose: (country: Country) => void;
}

/** The prefix picker. A chosen country stays on the list even where the server's has it not. */
export function CountryField({ country, onChoose }: CountryFieldProps) {
  const { countries } = useLeadState();
  const isListed = countries.some(({ countryCode }) => countryCode === country.countryCode);
  const offered = isListed ? countries : [country, ...countries];
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
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}
