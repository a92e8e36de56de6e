import { memo } from "react";
import { SelectField, TextField } from "../../ui/field";
import * as styles from "./lead-form.module.css";
import { chooseCountryByCode, offeredCountries, useLeadState } from "./lead-state";
import { phoneHint } from "./phone";

/** The country picker. Memoized, since it has about 200 options and a form renders at each error. */
const CountryField = memo(function CountryField() {
  const country = useLeadState("country");
  const offered = offeredCountries({ countries: useLeadState("countries"), country });
  return (
    <SelectField
      name="country"
      label="Country code"
      options={offered.map(({ countryCode, name, phonePrefix }) => ({
        value: countryCode,
        label: `${name} (${phonePrefix})`,
      }))}
      select={{
        autoComplete: "off",
        value: country.countryCode,
        onChange: ({ currentTarget }) => chooseCountryByCode(currentTarget.value),
      }}
    />
  );
});

interface PhoneFieldsProps {
  readonly error: string | undefined;
  /** The extension in the typed number, or an empty string. */
  readonly extension: string;
}

/** Country picker and number, with the length that the country's numbers have. */
export function PhoneFields({ error, extension }: PhoneFieldsProps) {
  const country = useLeadState("country");
  const note = extension === "" ? "" : ` We'll send extension ${extension} with your request.`;
  return (
    <div className={styles.phone}>
      <CountryField />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel-national"
        hint={phoneHint(country) + note}
        error={error}
      />
    </div>
  );
}
