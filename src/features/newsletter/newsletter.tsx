import { useId, useRef, type FormEvent } from "react";
import { useSiteSettings } from "../../lib/use-site-settings";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import * as styles from "./newsletter.module.css";
import { useNewsletter, type Visit } from "./use-newsletter";

/** What is sent, and how to get off the list. */
const consent = (
  <p className={styles.small}>
    By subscribing you agree that we send new articles to this address. Write to us to leave the
    list. <a href="/legal/privacy/">Privacy Policy</a>
  </p>
);

/**
 * The newsletter form. `method="dialog"` makes a submission without script do nothing, where the
 * default would put the address into the URL; the contact e-mail then stands in its place.
 */
export function Newsletter({ visit }: { readonly visit: Visit }) {
  const field = useRef<HTMLInputElement>(null);
  const { email } = useSiteSettings();
  const titleId = useId();
  const { progress, mistake, isOwn, submit, onInput } = useNewsletter(field, visit);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const contact = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <section aria-labelledby={titleId} className={styles.newsletter}>
      <h2 id={titleId} className={styles.title}>
        New articles by e-mail
      </h2>
      {progress === "subscribed" ? (
        <Thanks takesFocus={isOwn.current} />
      ) : (
        <form
          className={styles.form}
          method="dialog"
          noValidate
          aria-labelledby={titleId}
          aria-busy={progress === "sending"}
          onSubmit={onSubmit}
          onInput={() => void onInput().catch(() => undefined)}
        >
          <div className={styles.field}>
            <TextField
              label="Work email"
              type="email"
              autoComplete="email"
              error={mistake?.kind === "email" ? mistake.message : undefined}
              input={{ ref: field }}
            />
          </div>
          <Button type="submit" variant="secondary" disabled={progress === "sending"}>
            {progress === "sending" ? "Sending…" : "Subscribe"}
          </Button>
          {mistake?.kind === "failure" && (
            <p className={styles.failure}>
              Not sent: {mistake.message} Your address is still here. You can also write to{" "}
              {contact}.
            </p>
          )}
          {consent}
        </form>
      )}
      <noscript>
        <p>The form needs JavaScript. To subscribe, write to {contact}.</p>
      </noscript>
    </section>
  );
}

/** What stands in the form's place after success; where it was sent here, it takes focus to be read. */
function Thanks({ takesFocus }: { readonly takesFocus: boolean }) {
  const focus = (element: HTMLParagraphElement | null) => {
    if (takesFocus) element?.focus();
  };
  return (
    <p role="status" tabIndex={-1} ref={focus}>
      You are on the list. The next article comes to your inbox.
    </p>
  );
}
