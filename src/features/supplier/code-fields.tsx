import { useEffect, useState, type KeyboardEvent, type RefObject } from "react";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { RESEND_WAIT_MS, type AwaitingCode } from "./phone-check";
import * as shared from "../../styles/shared.module.css";

interface CodeFieldsProps {
  readonly check: AwaitingCode;
  readonly input: RefObject<HTMLInputElement>;
  readonly onCheck: (typed: string) => void;
  readonly onResend: () => void;
}

/** Whether the visitor may ask for another code. */
function useResendDue(codes: number): boolean {
  const [dueFor, setDueFor] = useState(0);
  useEffect(() => {
    const timer = window.setTimeout(() => setDueFor(codes), RESEND_WAIT_MS);
    return () => window.clearTimeout(timer);
  }, [codes]);
  return dueFor === codes;
}

/** The field for the code, with buttons to check it and to send a new one. */
export function CodeFields({ check, input, onCheck, onResend }: CodeFieldsProps) {
  const isResendDue = useResendDue(check.codes);
  const submit = () => onCheck(input.current?.value ?? "");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter submits the code, not the whole form.
    event.preventDefault();
    submit();
  };
  const error =
    check.status === "failed" && check.during === "checking" ? check.message : undefined;
  return (
    <>
      <TextField
        name="code"
        label="Code"
        isRequired
        autoComplete="one-time-code"
        hint="The six digits from our text message. They are valid for five minutes."
        error={error}
        errorRole="alert"
        input={{ ref: input, inputMode: "numeric", onKeyDown }}
      />
      <div className={shared.cluster}>
        <Button type="button" variant="secondary" onClick={submit}>
          {check.status === "checking" ? "Checking…" : "Verify code"}
        </Button>
        <Button type="button" variant="secondary" disabled={!isResendDue} onClick={onResend}>
          {check.status === "sending" ? "Sending…" : "Send a new code"}
        </Button>
      </div>
      <p className={shared.quiet}>You can request a new code after 30 seconds.</p>
    </>
  );
}
