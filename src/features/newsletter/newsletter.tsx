import { useId, useRef, type FormEvent } from "react";
import { useFocusOnMount } from "../../lib/use-focus-on-mount";
import { useSiteSettings } from "../../lib/use-site-settings";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { ScriptFallback } from "../../ui/script-fallback";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./newsletter.module.css";
import { useNewsletter, type Visit } from "./use-newsletter";

const consent = (
  <p className={shared.quiet}>
    By subscribing you agree to receive new articles by email. Write to us to unsubscribe.{" "}
    <a href="/legal/privacy/">Privacy Policy</a>
  </p>
);

/**
 * The newsletter form. `method="dialog"` makes a submission without script do nothing: the default
 * would put the address into the URL. The action is for Google's tag, as in the lead form.
 */
export function Newsletter({ visit }: { readonly visit: Visit }) {
  const field = useRef<HTMLInputElement>(null);
  const { email } = useSiteSettings();
  const titleId = useId();
  const { progress, failure, isSubscribedHere, submit, onInput } = useNewsletter(field, visit);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const contact = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <section
      aria-labelledby={titleId}
      className={styles.newsletter}
      data-surface="leaf"
      data-bleed=""
    >
      <h2 id={titleId}>Get new articles by email</h2>
      {progress === "subscribed" ? (
        <Thanks takesFocus={isSubscribedHere} />
      ) : (
        <form
          className={styles.form}
          method="dialog"
          action="/"
          noValidate
          aria-labelledby={titleId}
          aria-busy={progress === "sending"}
          onSubmit={onSubmit}
          onInput={() => void onInput().catch(() => undefined)}
        >
          <div className={styles.field}>
            <TextField
              label="Email"
              isRequired
              type="email"
              autoComplete="email"
              error={failure?.kind === "invalid" ? failure.message : undefined}
              input={{ ref: field }}
            />
          </div>
          <Button type="submit" variant="secondary" isBusy={progress === "sending"}>
            {progress === "sending" ? "Sending…" : "Subscribe"}
          </Button>
          {failure?.kind === "not-sent" && (
            <p className={shared.failure}>
              Not sent: <span>{failure.message}</span> Your address is still here. You can also
              write to {contact}.
            </p>
          )}
          {consent}
        </form>
      )}
      <ScriptFallback contact={<span>{contact}.</span>} />
    </section>
  );
}

/** Replaces the form after success. It takes focus if the visitor has subscribed in this form. */
function Thanks({ takesFocus }: { readonly takesFocus: boolean }) {
  const ref = useFocusOnMount<HTMLParagraphElement>(takesFocus);
  return (
    <p ref={ref} role="status" tabIndex={-1}>
      Thank you. You’re subscribed. The next article will come to your inbox.
    </p>
  );
}
