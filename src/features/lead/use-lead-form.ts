import { useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { submitLead, visitorMessage, type Country, type RequestType } from "../../api-client";
import { notify } from "../../ui/toast";
import { track } from "../analytics";
import { useAttribution } from "../attribution";
import { useRegion } from "../region";
import { attemptFor, type Attempt } from "./attempt";
import { clearDraft, saveDraft } from "./draft";
import { focusField, readForm } from "./form-values";
import { chooseCountry, setSharedEmail, touchCountry, useLeadState } from "./lead-state";
import { leadContent, leadPayload } from "./payload";
import { handOver, type Success } from "./succeed";
import { useDraft } from "./use-draft";
import { useReturn } from "./use-return";
import { validateLead, withoutMended, type LeadErrors } from "./validate";
import { leadFields, type LeadValues } from "./values";

const GENERAL_FAILURE = "An error occured! Please try again...";

/** Where a lead form is: what it shows and what it lets a visitor do. */
export type LeadFormState =
  | { readonly status: "editing"; readonly errors: LeadErrors; readonly failure: string | null }
  | { readonly status: "submitting" }
  | Exclude<Success, { status: "stayed" }>;

const EDITING: LeadFormState = { status: "editing", errors: {}, failure: null };

/** Which lead a form sends, and what its draft is kept under. */
export interface LeadFormOptions {
  readonly requestType: RequestType;
  readonly formKey: string;
}

/** The life of a lead form: editing, submitting, success (specification section 4). */
export function useLeadForm(form: RefObject<HTMLFormElement>, options: LeadFormOptions) {
  const { requestType, formKey } = options;
  const [state, setState] = useState<LeadFormState>(EDITING);
  const { country, email } = useLeadState();
  const { attributionFor, isTestSession } = useAttribution();
  const region = useRegion();
  const attempt = useRef<Attempt | null>(null);
  const isSending = useRef(false);
  useDraft(form, formKey, email, attempt);
  useReturn(() => setState(EDITING));

  function afterInput(element: HTMLFormElement, current: Country) {
    const values = readForm(element);
    saveDraft(formKey, { values, country: current, attempt: attempt.current });
    if (state.status !== "editing") return;
    const errors = withoutMended(state.errors, values, current);
    const isMended = Object.keys(errors).length < Object.keys(state.errors).length;
    if (isMended) setState({ ...state, errors });
  }

  function onInput(element: HTMLFormElement, field: string) {
    if (field === "phone") touchCountry();
    afterInput(element, country);
  }

  function onCountry(element: HTMLFormElement, chosen: Country) {
    chooseCountry(chosen);
    afterInput(element, chosen);
  }

  function refuse(element: HTMLFormElement, errors: LeadErrors) {
    // The message has to be in the page before focus makes it be read.
    flushSync(() => setState({ status: "editing", errors, failure: null }));
    const first = leadFields.find((field) => errors[field] !== undefined);
    if (first !== undefined) focusField(element, first);
  }

  function fail(error: unknown) {
    const failure = visitorMessage(error) ?? GENERAL_FAILURE;
    notify("error", failure);
    setState({ status: "editing", errors: {}, failure });
  }

  function succeed(values: LeadValues) {
    attempt.current = null;
    clearDraft(formKey);
    setSharedEmail("");
    track({ name: "conversion" });
    // A visitor who has left the form meanwhile is not taken anywhere.
    if (form.current === null) return;
    form.current.reset();
    const success = handOver(region, { email: values.email, name: values.name });
    setState(success.status === "stayed" ? EDITING : success);
  }

  async function send(values: LeadValues) {
    const content = leadContent(values, country, requestType, isTestSession);
    attempt.current = attemptFor(content, attempt.current, new Date());
    saveDraft(formKey, { values, country, attempt: attempt.current });
    const attribution = attributionFor(window.location.href);
    await submitLead(leadPayload(content, attempt.current, attribution));
  }

  async function submit(element: HTMLFormElement) {
    if (isSending.current) return;
    const values = readForm(element);
    const errors = validateLead(values, country);
    if (Object.keys(errors).length > 0) {
      refuse(element, errors);
      return;
    }
    isSending.current = true;
    setState({ status: "submitting" });
    const failure = await send(values).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    isSending.current = false;
    if (failure === null) succeed(values);
    else fail(failure.error);
  }

  return { state, country, submit, onInput, onCountry };
}
