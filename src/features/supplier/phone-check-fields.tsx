import { useEffect, useRef, type RefObject } from "react";
import { Button } from "../../ui/button";
import { CodeFields } from "./code-fields";
import { announcementOf, isCodeAwaited, isWaiting, type PhoneCheck } from "./phone-check";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./supplier.module.css";
import type { Reminder } from "./use-phone-check";

interface PhoneCheckFieldsProps {
  readonly check: PhoneCheck;
  readonly reminder: Reminder | null;
  readonly onSend: () => void;
  readonly onCheck: (typed: string) => void;
}

/** Moves focus after an answer, unless the visitor has moved on to another field meanwhile. */
function useFocusAfterAnswer(
  check: PhoneCheck,
  box: RefObject<HTMLElement>,
  { code, status }: { code: RefObject<HTMLInputElement>; status: RefObject<HTMLElement> },
): void {
  const last = useRef(check);
  useEffect(() => {
    const wasWaiting = isWaiting(last.current);
    last.current = check;
    const focused = document.activeElement;
    const isHere = focused === document.body || box.current?.contains(focused) === true;
    if (!wasWaiting || !isHere) return;
    if (check.status === "verified") status.current?.focus();
    if (check.status === "sent" || (check.status === "failed" && check.during === "checking")) {
      code.current?.focus();
      code.current?.select();
    }
  }, [check, box, code, status]);
}

/** The phone check below the phone field: a button, then a field for the code. */
export function PhoneCheckFields(props: PhoneCheckFieldsProps) {
  const { check, reminder, onSend, onCheck } = props;
  const box = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useFocusAfterAnswer(check, box, { code, status });
  useEffect(() => {
    if (reminder !== null) (code.current ?? box.current?.querySelector("button"))?.focus();
  }, [reminder]);

  const isSending = check.status === "sending";
  const failure = check.status === "failed" ? check : null;
  // What is wrong with a code is said at its field.
  const alert = failure?.during === "checking" ? null : (reminder?.reason ?? failure?.message);
  return (
    <div ref={box} className={styles.check} role="group" aria-label="Verify your number">
      {isCodeAwaited(check) ? (
        <CodeFields check={check} input={code} onCheck={onCheck} onResend={onSend} />
      ) : (
        check.status !== "verified" && (
          <div className={shared.cluster}>
            <Button type="button" variant="secondary" onClick={onSend}>
              {isSending ? "Sending…" : "Send code"}
            </Button>
            <p className={shared.quiet}>We’ll text you a code to verify this number.</p>
          </div>
        )
      )}
      {alert != null && (
        <p role="alert" className={shared.error}>
          {alert}
        </p>
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {announcementOf(check)}
      </p>
    </div>
  );
}
