import { useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { WORK_EMAIL_ERROR, isWorkEmail, trimEmail } from "../../lib/work-email";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { GuillocheBand } from "../../ui/guilloche-band";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./email-capture.module.css";
import { DEMO_PAGE, takeEmailToDemo } from "./prefill-demo-form";

/**
 * The end of a home page: a field whose address is filled into the demo form. The field has no name and is
 * hidden without script. The browser's own submission then only opens the demo page, and no address gets
 * into a URL.
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
      data-surface="ink"
      data-bleed=""
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <GuillocheBand />
      <div className={styles.lead}>
        <h2>See one of your own purchases in the product</h2>
        <p className={shared.intro}>
          In 40 minutes we load what three suppliers quoted you, and rank them on landed cost.
        </p>
      </div>
      <div className={styles.fields}>
        <TextField
          label="Work email"
          isRequired
          type="email"
          autoComplete="email"
          hint="We fill it in on the demo form for you. Nothing is sent until you submit that form."
          error={error}
          input={{ ref: field }}
        />
        <Button type="submit">Book a demo</Button>
      </div>
    </form>
  );
}
