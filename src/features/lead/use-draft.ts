import { useEffect, useRef, type MutableRefObject, type RefObject } from "react";
import type { Attempt } from "./attempt";
import { readDraft } from "./draft";
import { addNote, fillForm, readForm, shownCountry } from "./form-values";
import {
  chooseCountry,
  chooseShownCountry,
  setSharedNote,
  touchCountry,
  useLeadState,
} from "./lead-state";
import { emptyValues } from "./values";

/**
 * Fills a form that has just appeared from its draft, then with the shared e-mail address
 * and note. What
 * stands in it already, set by the visitor or the browser before the script ran, stays.
 */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  formKey: string,
  attempt: MutableRefObject<Attempt | null>,
): void {
  const country = useLeadState("country");
  const email = useLeadState("email");
  const note = useLeadState("note");
  const rendered = useRef(country.countryCode);
  useEffect(() => {
    if (form.current === null) return;
    const draft = readDraft(formKey);
    const shown = shownCountry(form.current);
    if (shown !== rendered.current) chooseShownCountry(shown);
    else if (draft?.country != null) chooseCountry(draft.country);
    if (draft !== null) {
      fillForm(form.current, draft.values);
      attempt.current = draft.attempt;
    }
    if (readForm(form.current).phone !== "") touchCountry();
  }, [form, formKey, attempt]);
  useEffect(() => {
    if (form.current !== null) fillForm(form.current, { ...emptyValues, email });
  }, [form, email]);
  useEffect(() => {
    // Once: a visitor who takes the note out has it out.
    if (note !== "" && form.current !== null && addNote(form.current, note)) setSharedNote("");
  }, [form, note]);
}
