import { memo } from "react";
import { SelectField, TextField } from "../../ui/field";
import * as styles from "./lead-form.module.css";
import { chooseCountryByCode, offeredCountries, useCountry, useLeadState } from "./lead-state";
import { phoneHint } from "./phone";

/** The country picker. Memoized: it has about 200 options, and the form renders at each error. */
const CountryField = memo(function CountryField({ formKey }: { readonly formKey: string }) {
  const country = useCountry(formKey);
  const offered = offeredCountries(useLeadState("countries"), country);
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
        onChange: ({ currentTarget }) => chooseCountryByCode(formKey, currentTarget.value),
      }}
    />
  );
});

interface PhoneFieldsProps {
  readonly formKey: string;
  readonly error: string | undefined;
  /** The extension in the typed number, or an empty string. */
  readonly extension: string;
}

/** Country picker and number, with the length that the country's numbers have. */
export function PhoneFields({ formKey, error, extension }: PhoneFieldsProps) {
  const country = useCountry(formKey);
  const note = extension === "" ? "" : ` We'll send extension ${extension} with your request.`;
  return (
    <div className={styles.phone}>
      <CountryField formKey={formKey} />
      <TextField
        name="phone"
        label="Phone"
        isRequired
        type="tel"
        autoComplete="tel-national"
        hint={phoneHint(country) + note}
        error={error}
      />
    </div>
  );
}
