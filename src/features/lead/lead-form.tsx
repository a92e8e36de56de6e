import { useRef, type ReactNode } from "react";
import { requirementHints, type RequestType } from "../../lib/request-types";
import { useFirstFocus } from "../../lib/use-first-focus";
import { useNear } from "../../lib/use-near";
import { Button } from "../../ui/button";
import { TextAreaField, TextField } from "../../ui/field";
import { ScriptFallback } from "../../ui/script-fallback";
import { prepareToasts } from "../../ui/toast";
import { formKeyOf } from "./form-state";
import type { LeadDownload, LeadAddition } from "./lead-form-options";
import * as shared from "../../styles/shared.module.css";
import { loadCountries } from "./load-countries";
import { PhoneFields } from "./phone-fields";
import { ConfirmationNotice, SuccessPanel } from "./success";
import { useLeadForm } from "./use-lead-form";
import type { LeadErrors } from "./validate";

const CALL_HINT = "Use your company address, not Gmail or Yahoo. We reply there.";
const DOWNLOAD_HINT = "Use your company address. The PDF downloads here, not by email.";

interface LeadFormProps {
  readonly requestType: RequestType;
  readonly submitLabel: string;
  /** The modal's form does not ask for requirements. */
  readonly place: "page" | "modal";
  /** Telephone number and e-mail address, for visitors whose form fails. */
  readonly contact: ReactNode;
  readonly addition?: LeadAddition | undefined;
  readonly download?: LeadDownload | undefined;
}

/**
 * The lead form. Its fields are uncontrolled, so that text counts that was typed before the script ran, or
 * that autofill wrote without an event. `method="dialog"` makes a submission without script do nothing: the
 * default would put personal data into the address. Google's tag sends the form's action. Without one, that
 * is the page's address, which may have the visitor's name.
 */
export function LeadForm(props: LeadFormProps) {
  const { requestType, submitLabel, place, contact, addition, download } = props;
  const form = useRef<HTMLFormElement>(null);
  const formKey = formKeyOf(requestType, place, download?.key);
  const options = { requestType, formKey, addition, download };
  const { state, phoneExtension, submit, requirePhone, onInput } = useLeadForm(form, options);
  useNear(form, loadCountries);
  useFirstFocus(form, prepareToasts);

  if (state.status !== "editing" && state.status !== "sending") {
    return <SuccessPanel requestType={requestType} state={state} receipt={download?.receipt} />;
  }
  const { confirmation } = state;
  const isSending = state.status === "sending";
  const asksForRequirement = place === "page" && download === undefined;
  return (
    <>
      {confirmation !== null && (
        <ConfirmationNotice
          key={confirmation.timestamp}
          requestType={requestType}
          {...confirmation}
        />
      )}
      <form
        ref={form}
        className={shared.stack}
        method="dialog"
        action="/"
        noValidate
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
        onChange={({ currentTarget }) => onInput(currentTarget)}
      >
        <LeadFields
          formKey={formKey}
          errors={isSending ? {} : state.errors}
          phoneExtension={phoneExtension}
          emailHint={download === undefined ? CALL_HINT : DOWNLOAD_HINT}
          requirementHint={asksForRequirement ? requirementHints[requestType] : null}
          afterPhone={addition?.afterPhone(requirePhone)}
          afterRequirement={addition?.afterRequirement}
        />
        {state.status === "editing" && state.failure !== null && (
          <p className={shared.failure}>
            Not sent: <span>{state.failure}</span> Everything you typed is still here. You can also
            reach us at {contact}
          </p>
        )}
        <Button type="submit" isBusy={isSending}>
          {isSending ? "Sending…" : submitLabel}
        </Button>
        <p className={shared.quiet}>
          We use these details to answer your request. <a href="/legal/privacy/">Privacy Policy</a>
        </p>
        <ScriptFallback contact={contact} />
      </form>
    </>
  );
}

interface LeadFieldsProps {
  readonly formKey: string;
  readonly errors: LeadErrors;
  readonly phoneExtension: string;
  readonly emailHint: string;
  /** Null if the form does not ask for requirements. */
  readonly requirementHint: string | null;
  readonly afterPhone: ReactNode;
  readonly afterRequirement: ReactNode;
}

/** The fields of the lead form. */
function LeadFields(props: LeadFieldsProps) {
  const { formKey, errors, phoneExtension, emailHint, requirementHint } = props;
  const { afterPhone, afterRequirement } = props;
  return (
    <>
      <TextField name="name" label="Name" isRequired autoComplete="name" error={errors.name} />
      <TextField
        name="email"
        label="Work email"
        isRequired
        type="email"
        autoComplete="email"
        hint={emailHint}
        error={errors.email}
      />
      <PhoneFields formKey={formKey} error={errors.phone} extension={phoneExtension} />
      {afterPhone}
      <TextField
        name="company"
        label="Company name"
        isRequired
        autoComplete="organization"
        error={errors.company}
      />
      {requirementHint !== null && (
        <TextAreaField
          name="requirement"
          label="Requirements"
          hint={requirementHint}
          error={errors.requirement}
        />
      )}
      {afterRequirement}
    </>
  );
}
