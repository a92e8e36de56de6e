import { useEffect, type MutableRefObject, type RefObject } from "react";
import type { Attempt } from "./attempt";
import { readDraft } from "./draft";
import { fillForm } from "./form-values";
import { chooseCountry, touchCountry } from "./lead-state";
import { emptyValues } from "./values";

/** Fills a form that has just appeared: first from its draft, then with the shared e-mail address. */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  formKey: string,
  email: string,
  attempt: MutableRefObject<Attempt | null>,
): void {
  useEffect(() => {
    const draft = readDraft(formKey);
    if (draft === null || form.current === null) return;
    fillForm(form.current, draft.values);
    attempt.current = draft.attempt;
    if (draft.country !== null) chooseCountry(draft.country);
    else if (draft.values.phone !== "") touchCountry();
  }, [form, formKey, attempt]);
  useEffect(() => {
    if (form.current !== null) fillForm(form.current, { ...emptyValues, email });
  }, [form, email]);
}
