import { useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { WORK_EMAIL_ERROR, isWorkEmail, trimEmail } from "../../lib/work-email";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import * as styles from "./email-capture.module.css";
import { DEMO_PAGE, takeEmailToDemo } from "./prefill-demo-form";

/**
 * A field whose address is filled into the demo form. It has no name and is hidden without script: the
 * form that the browser then submits opens the demo page, and no address gets into a URL.
 */
export function EmailCapture() {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const email = trimEmail(field.current?.value ?? "");
    if (email === "" || isWorkEmail(email)) takeEmailToDemo(email);
    else {
      // The message has to be in the page before focus makes screen readers read it.
      flushSync(() => setError(WORK_EMAIL_ERROR));
      field.current?.focus();
    }
  };
  const onInput = () => {
    if (isWorkEmail(field.current?.value ?? "")) setError(undefined);
  };
  return (
    <form
      className={styles.capture}
      action={DEMO_PAGE}
      noValidate
      aria-label="Demo request"
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <p className={styles.lead}>See one of your own purchases in the product</p>
      <div className={styles.field}>
        <TextField
          label="Work email"
          type="email"
          autoComplete="email"
          hint="We fill it in on the demo form for you. Nothing is sent until you submit that form."
          error={error}
          input={{ ref: field }}
        />
      </div>
      <Button type="submit" variant="secondary">
        Book a demo
      </Button>
    </form>
  );
}
