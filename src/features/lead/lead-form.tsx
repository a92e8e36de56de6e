import { useRef, type FormEvent, type MouseEvent, type ReactNode } from "react";
import type { RequestType } from "../../api-client";
import { useNear } from "../../lib/use-near";
import { Button } from "../../ui/button";
import { CountryField } from "./country-field";
import type { LeadDelivery } from "./delivery";
import { formKeyOf } from "./draft";
import type { LeadExtension } from "./extension";
import { LeadFields } from "./lead-fields";
import { loadCountries } from "./load-countries";
import * as styles from "./lead-form.module.css";
import { requirementHint } from "./requirement-hint";
import { useLeadForm } from "./use-lead-form";

interface LeadFormProps {
  readonly requestType: RequestType;
  /** What the button says. */
  readonly submitLabel: string;
  /** The modal's form asks for no requirements. */
  readonly place: "page" | "modal";
  /** Telephone number and e-mail address, for those whom the form fails. */
  readonly contact: ReactNode;
  /** What the page adds to the form. */
  readonly extension?: LeadExtension | undefined;
  /** What is given for the lead at once; without one, a call is promised. */
  readonly delivery?: LeadDelivery | undefined;
}

/**
 * The lead form (specification sections 4 and 5). Its fields are uncontrolled: what is typed before
 * the script runs, and what autofill writes without an event, counts. `method="dialog"` makes a
 * submission without script do nothing, where the default would put personal data into the address.
 */
export function LeadForm(props: LeadFormProps) {
  const { requestType, submitLabel, place, contact, extension, delivery } = props;
  const form = useRef<HTMLFormElement>(null);
  const formKey = formKeyOf(requestType, place, delivery?.key);
  const { state, isSubmitting, check, submit, askPhone, onInput } = useLeadForm(form, {
    requestType,
    formKey,
    extension,
    delivery,
  });
  useNear(form, loadCountries);

  if (state.status === "thanked") return <Panel>We are eager to speak to you.</Panel>;
  if (state.status === "delivered") return <Panel>{delivery?.receipt}</Panel>;
  if (state.status === "leaving") {
    return (
      <Panel>
        We have your request. <a href={state.href}>Choose a time in our calendar</a>
      </Panel>
    );
  }
  const { errors, failure } = state;
  // Enter in a field, too, is a press of this button. What is refused here is no submission, before
  // which Chromium's autofill reads the whole form: 10 ms of a cheap phone until the error shows.
  const onPress = (event: MouseEvent) => {
    if (form.current !== null && !check(form.current)) event.preventDefault();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      aria-busy={isSubmitting}
      onSubmit={onSubmit}
      onChange={({ currentTarget }) => onInput(currentTarget)}
    >
      <LeadFields
        errors={errors}
        requirementHint={
          place === "page" && delivery === undefined ? requirementHint(requestType) : null
        }
        emailHint={
          delivery === undefined
            ? "Your company address; our answer goes there."
            : "Your company address. The PDF comes here on the page, not by e-mail."
        }
        afterPhone={extension?.afterPhone(() => form.current && askPhone(form.current))}
        beforeRequirement={extension?.beforeRequirement}
        country={<CountryField />}
      />
      {failure !== null && (
        <p className={styles.failure}>
          Not sent: {failure} Everything you typed is still here. You can also reach us at {contact}
        </p>
      )}
      <Button type="submit" disabled={isSubmitting} onClick={onPress}>
        {isSubmitting ? "Sending…" : submitLabel}
      </Button>
      <p className={styles.small}>
        We use these details to answer your request. <a href="/legal/privacy/">Privacy Policy</a>
      </p>
      <noscript>
        <p className={styles.failure}>This form needs JavaScript. Please reach us at {contact}</p>
      </noscript>
    </form>
  );
}

/** What stands in the form's place after success; it takes focus, so that it is read. */
function Panel({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.panel} role="status" tabIndex={-1} ref={(element) => element?.focus()}>
      {children}
    </p>
  );
}
