import { useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import {
  submitLead,
  visitorMessage,
  type Country,
  type Phone,
  type RequestType,
} from "../../api-client";
import { afterPaint } from "../../lib/after-paint";
import { GENERAL_FAILURE } from "../../lib/failure";
import { notify } from "../../ui/toast";
import { track } from "../analytics";
import { useAttribution } from "../attribution";
import { useRegion } from "../region";
import { attemptFor, type Attempt } from "./attempt";
import type { LeadDelivery } from "./delivery";
import { clearDraft, saveDraft } from "./draft";
import type { LeadExtension } from "./extension";
import { emptyForm, focusField, readForm } from "./form-values";
import { currentCountry, setSharedEmail, touchCountry } from "./lead-state";
import { leadContent, leadPayload } from "./payload";
import { phoneOf } from "./phone";
import { isSending, setProgress, useProgress } from "./sending";
import { handOver, thank, type Success } from "./succeed";
import { useDraft } from "./use-draft";
import { useReturn } from "./use-return";
import { PHONE_ERROR, validateLead, withoutMended, type LeadErrors } from "./validate";
import { leadFields, type LeadValues } from "./values";

/** What a lead form shows. */
export type LeadFormState =
  | { readonly status: "editing"; readonly errors: LeadErrors; readonly failure: string | null }
  | Exclude<Success, { status: "stayed" }>;

const EDITING: LeadFormState = { status: "editing", errors: {}, failure: null };

/** Which lead a form sends, and what its draft is kept under. */
export interface LeadFormOptions {
  readonly requestType: RequestType;
  readonly formKey: string;
  readonly extension?: LeadExtension | undefined;
  readonly delivery?: LeadDelivery | undefined;
}

/** The life of a lead form: editing, submitting, success (specification section 4). */
export function useLeadForm(form: RefObject<HTMLFormElement>, options: LeadFormOptions) {
  const { requestType, formKey, extension, delivery } = options;
  const [state, setState] = useState<LeadFormState>(EDITING);
  const { attributionFor, isTestSession } = useAttribution();
  const region = useRegion();
  const attempt = useRef<Attempt | null>(null);
  const progress = useProgress(formKey);
  useEffect(() => {
    if (progress !== "stored") return;
    // The form was closed while its lead was on its way, and opened again: nothing is left to send.
    if (form.current !== null) emptyForm(form.current);
    attempt.current = null;
    setProgress(formKey, null);
  }, [form, formKey, progress]);
  useDraft(form, formKey, attempt);
  useReturn(() => setState((now) => (now.status === "leaving" ? EDITING : now)));

  /** The values, and the country that a number among them is now bound to. */
  function read(element: HTMLFormElement) {
    const values = readForm(element);
    if (values.phone !== "") touchCountry();
    const { country, isTouched } = currentCountry();
    return { values, country, isTouched, phone: phoneOf(values.phone, country) };
  }

  function onInput(element: HTMLFormElement) {
    const { values, country, isTouched, phone } = read(element);
    saveDraft(formKey, { values, country: isTouched ? country : null, attempt: attempt.current });
    extension?.onInput(phone);
    setState((now) => {
      if (now.status !== "editing") return now;
      const errors = withoutMended(now.errors, values, country);
      const isMended = Object.keys(errors).length < Object.keys(now.errors).length;
      return isMended ? { ...now, errors } : now;
    });
  }

  function refuse(element: HTMLFormElement, errors: LeadErrors) {
    setState({ status: "editing", errors, failure: null });
    const first = leadFields.find((field) => errors[field] !== undefined);
    // The message has to be in the page before focus makes it be read. It is seen sooner, too: focus
    // has the browser lay out the form and look what it might fill in.
    if (first !== undefined) afterPaint(() => focusField(element, first));
  }

  function askPhone(element: HTMLFormElement): Phone | null {
    const { phone } = read(element);
    if (phone === null) refuse(element, { phone: PHONE_ERROR });
    return phone;
  }

  function fail(error: unknown) {
    const failure = visitorMessage(error) ?? GENERAL_FAILURE;
    notify("error", failure);
    // At once together: in between, the button would work on a form that is not yet told.
    flushSync(() => {
      setProgress(formKey, null);
      setState({ status: "editing", errors: {}, failure });
    });
  }

  function succeed(values: LeadValues) {
    attempt.current = null;
    clearDraft(formKey);
    setSharedEmail("");
    extension?.onStored();
    track({ name: "conversion" });
    delivery?.deliver();
    if (form.current === null) {
      // A visitor who has left the form meanwhile is told, but taken nowhere.
      setProgress(formKey, "stored");
      if (delivery === undefined) thank();
      return;
    }
    emptyForm(form.current);
    const success: Success =
      delivery === undefined
        ? handOver(region, { email: values.email, name: values.name })
        : { status: "delivered" };
    flushSync(() => {
      setProgress(formKey, null);
      setState(success.status === "stayed" ? EDITING : success);
    });
  }

  async function send(values: LeadValues, country: Country, requirement: string) {
    const completed = { ...values, requirement };
    const content = leadContent(completed, country, requestType, isTestSession());
    attempt.current = attemptFor(content, attempt.current, new Date());
    saveDraft(formKey, { values, country, attempt: attempt.current });
    const attribution = attributionFor(window.location.href);
    await (delivery?.send ?? submitLead)(leadPayload(content, attempt.current, attribution));
  }

  /** Tells of mistakes; whether there is none. */
  function check(element: HTMLFormElement): boolean {
    const { values, country } = read(element);
    const errors = validateLead(values, country);
    const isRight = Object.keys(errors).length === 0;
    if (!isRight) refuse(element, errors);
    return isRight;
  }

  async function submit(element: HTMLFormElement) {
    if (isSending(formKey) || !check(element)) return;
    const { values, country, phone } = read(element);
    const { requirement: typed } = values;
    const requirement = extension && phone ? extension.complete(typed, phone) : typed;
    if (requirement === null) return;
    setProgress(formKey, "sending");
    setState(EDITING);
    const failure = await send(values, country, requirement).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failure === null) succeed(values);
    else fail(failure.error);
  }

  return { state, isSubmitting: progress === "sending", check, submit, askPhone, onInput };
}
