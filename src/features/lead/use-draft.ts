import { useEffect, useRef, type RefObject } from "react";
import { shownRegion, useRegion } from "../region";
import { readDraft } from "./draft";
import { fillEmptyFields, readValues, shownCountryCode } from "./form-fields";
import {
  chooseCountry,
  chooseCountryByCode,
  chooseCountryOfNumber,
  suggestCountryOf,
  useCountry,
  useLeadState,
} from "./lead-state";

/**
 * Fills the empty fields of a form that has just appeared: from its draft, then with an e-mail address
 * that was entered elsewhere on the site. What the visitor or the browser has entered before the
 * script ran is kept.
 */
export function useDraft(form: RefObject<HTMLFormElement>, formKey: string): void {
  const country = useCountry(formKey);
  const email = useLeadState("email");
  const region = useRegion();
  const renderedCode = useRef(country.countryCode);
  useEffect(() => suggestCountryOf(shownRegion()), [region]);
  useEffect(() => {
    if (form.current === null) return;
    const draft = readDraft(formKey);
    const shownCode = shownCountryCode(form.current);
    if (shownCode !== renderedCode.current) chooseCountryByCode(formKey, shownCode);
    else if (draft?.country != null) chooseCountry(formKey, draft.country);
    if (draft !== null) fillEmptyFields(form.current, draft.values);
    chooseCountryOfNumber(formKey, readValues(form.current).phone);
  }, [form, formKey]);
  useEffect(() => {
    if (form.current !== null) fillEmptyFields(form.current, { email });
  }, [form, email]);
}
