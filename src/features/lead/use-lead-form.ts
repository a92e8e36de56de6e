import { useEffect, useState, type RefObject } from "react";
import { isRefusal, submitLead, visitorMessage, type Phone } from "../../api-client";
import { afterPaint } from "../../lib/after-paint";
import { GENERAL_FAILURE } from "../../lib/failure";
import { notify } from "../../ui/toast";
import { useAttribution } from "../attribution";
import { useRegion } from "../region";
import { attemptFor } from "./attempts";
import { saveDraft } from "./draft";
import { emptyForm, focusField, leadFields, readValues } from "./form-fields";
import {
  confirmationOf,
  EDITING,
  leadFormState,
  markSeen,
  setLeadFormState,
  useLeadFormState,
  type LeadFormState,
} from "./form-state";
import { finishLead } from "./finish-lead";
import type { LeadFormOptions } from "./lead-form-options";
import { loadCountries } from "./load-countries";
import { chooseCountryOfNumber, currentCountry } from "./lead-state";
import { leadContent, leadPayload, type Completion } from "./payload";
import { extensionOf, phoneOf } from "./phone";
import { useDraft } from "./use-draft";
import { useReturnFromBooking } from "./use-return-from-booking";
import { PHONE_ERROR, remainingErrors, validateLead, type LeadErrors } from "./validate";

type Entered = ReturnType<typeof readForm>;

/** Reads a form. A number decides the country, which a late list then leaves alone. */
function readForm(form: HTMLFormElement, formKey: string) {
  const values = readValues(form);
  chooseCountryOfNumber(formKey, values.phone);
  const { country, isTouched } = currentCountry(formKey);
  return { values, country, isTouched, phone: phoneOf(values.phone, country) };
}

/** Sends a lead. Gives the time of its first attempt. */
function useSend({ requestType, formKey, download }: LeadFormOptions) {
  const { attributionFor, isTestSession } = useAttribution();
  return async ({ values, country }: Entered, completion: Completion): Promise<string> => {
    const contentOf = (own: Completion) =>
      leadContent(values, country, requestType, isTestSession(), own);
    // What the phone check found is no other lead: an answer that got lost may have stored this one.
    const typed = contentOf({ requirement: completion.requirement });
    const { timestamp } = attemptFor(typed, new Date(), download?.key);
    saveDraft(formKey, { values, country });
    const attribution = attributionFor(window.location.href);
    const lead = leadPayload(contentOf(completion), timestamp, attribution);
    await (download?.send ?? submitLead)(lead);
    return timestamp;
  };
}

/**
 * The extension in the form's number, which the hint repeats. It is also read when the state changes: a draft
 * fills the field without an event, and success empties it.
 */
function usePhoneExtension(formRef: RefObject<HTMLFormElement>, state: LeadFormState) {
  const [phoneExtension, setPhoneExtension] = useState("");
  useEffect(() => {
    if (formRef.current !== null) setPhoneExtension(extensionOf(readValues(formRef.current).phone));
  }, [formRef, state]);
  return [phoneExtension, setPhoneExtension] as const;
}

/** State and actions of a lead form: editing, sending, success. */
export function useLeadForm(formRef: RefObject<HTMLFormElement>, options: LeadFormOptions) {
  const { formKey, addition } = options;
  const state = useLeadFormState(formKey);
  const region = useRegion();
  const send = useSend(options);
  const confirmation = confirmationOf(state);
  useEffect(() => {
    if (confirmation !== null && formRef.current !== null) emptyForm(formRef.current);
  }, [formRef, confirmation]);
  useEffect(() => markSeen(formKey), [formKey, state]);
  useDraft(formRef, formKey);
  const [phoneExtension, setPhoneExtension] = usePhoneExtension(formRef, state);
  useReturnFromBooking(formRef, formKey);

  /** Changes an editing form, and keeps its confirmation. */
  function edit(errors: LeadErrors, failure: string | null) {
    const kept = confirmationOf(leadFormState(formKey));
    const isUnseen = failure !== null && formRef.current === null;
    setLeadFormState(formKey, { ...EDITING, errors, failure, isUnseen, confirmation: kept });
  }

  function onInput(form: HTMLFormElement) {
    const { values, country, isTouched, phone } = readForm(form, formKey);
    saveDraft(formKey, { values, country: isTouched ? country : null });
    setPhoneExtension(extensionOf(values.phone));
    addition?.onInput(phone);
    const now = leadFormState(formKey);
    if (now.status !== "editing") return;
    const errors = remainingErrors(now.errors, values, country);
    if (Object.keys(errors).length < Object.keys(now.errors).length) edit(errors, now.failure);
  }

  /** Whether all fields are valid. Otherwise shows the errors and moves focus to the first. */
  function check(form: HTMLFormElement, { values, country }: Entered) {
    const errors = validateLead(values, country);
    const first = leadFields.find((field) => errors[field] !== undefined);
    if (first === undefined) return true;
    edit(errors, null);
    // A list that failed to load may have the country of the number.
    if (errors.phone !== undefined) loadCountries();
    // Focus after the next frame: the message is then in the page, and read out with its field.
    afterPaint(() => focusField(form, first));
    return false;
  }

  /** The number, if it is valid. Otherwise shows its error beside those of the other fields. */
  function requirePhone(): Phone | null {
    const form = formRef.current;
    if (form === null) return null;
    const { phone } = readForm(form, formKey);
    const now = leadFormState(formKey);
    if (phone === null && now.status === "editing") {
      edit({ ...now.errors, phone: PHONE_ERROR }, now.failure);
      afterPaint(() => focusField(form, "phone"));
    }
    return phone;
  }

  async function submit(form: HTMLFormElement) {
    if (leadFormState(formKey).status === "sending") return;
    const entered = readForm(form, formKey);
    if (!check(form, entered)) return;
    const { values, phone } = entered;
    const { requirement } = values;
    const completion = addition && phone ? addition.complete(requirement, phone) : { requirement };
    if (completion === null) return;
    setLeadFormState(formKey, { status: "sending", confirmation });
    let timestamp: string;
    try {
      timestamp = await send(entered, completion);
    } catch (error) {
      const failure = visitorMessage(error) ?? GENERAL_FAILURE;
      notify("error", failure);
      edit({}, failure);
      if (isRefusal(error)) addition?.onRefused();
      return;
    }
    finishLead(options, { values, timestamp, region, isOpen: formRef.current !== null });
  }

  return { state, phoneExtension, submit, requirePhone, onInput };
}
