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

/** Country picker and number, with the length that the country's numbers have. */
export function PhoneFields({ error }: { readonly error: string | undefined }) {
  const country = useLeadState("country");
  return (
    <div className={styles.phone}>
      <CountryField />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel-national"
        hint={phoneHint(country)}
        error={error}
      />
    </div>
  );
}
