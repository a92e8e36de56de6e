import type { Phone } from "../../api-client";
import { readForm } from "./form-values";
import { currentCountry } from "./lead-state";
import { normalisePhone } from "./phone";

/** The telephone number in a lead form, as it would be sent; null where it is none. */
export function phoneIn(form: HTMLFormElement): Phone | null {
  const { country } = currentCountry();
  const number = normalisePhone(readForm(form).phone, country);
  return number === null ? null : { prefix: country.phonePrefix, number };
}
