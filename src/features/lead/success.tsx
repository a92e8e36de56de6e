import type { MouseEvent, ReactNode } from "react";
import type { RequestType } from "../../lib/request-types";
import { siteConfig } from "../../lib/config";
import { useFocusOnMount } from "../../lib/use-focus-on-mount";
import { loadToaster } from "../../ui/toast";
import type { Confirmation, LeadFormState } from "./form-state";
import * as styles from "./lead-form.module.css";
import { Receipt } from "./receipt";

/**
 * A link to the calendar. The visitor's details are added at the press: Google's tag may send the address
 * of a link that is clicked.
 */
function BookingLink({ url }: { readonly url: string }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    window.location.assign(url);
  };
  return (
    <a href={siteConfig.bookingUrl ?? undefined} onClick={open}>
      Choose a time in our calendar
    </a>
  );
}

/**
 * Thanks a visitor by toast and offers the booking link, if there is one.
 *
 * @throws {Error} If the code of toasts can't be loaded.
 */
export async function showThanks({ bookingUrl }: Confirmation): Promise<void> {
  const { showToast } = await loadToaster();
  const thanks = "Thank you, your request is sent.";
  showToast(
    "success",
    bookingUrl === null ? (
      thanks
    ) : (
      <span>
        {`${thanks} `}
        <BookingLink url={bookingUrl} />
      </span>
    ),
  );
}

interface ConfirmationNoticeProps extends Confirmation {
  readonly requestType: RequestType;
}

/** The confirmation above an emptied form. It does not depend on the toast. */
export function ConfirmationNotice({ bookingUrl, ...request }: ConfirmationNoticeProps) {
  const ref = useFocusOnMount<HTMLParagraphElement>();
  return (
    <div className={styles.done}>
      <p ref={ref} tabIndex={-1} className={styles.confirmation}>
        We’ve received your request and will contact you.
        {bookingUrl !== null && (
          <>
            {" "}
            <BookingLink url={bookingUrl} />
          </>
        )}
      </p>
      <Receipt {...request} />
    </div>
  );
}

interface SuccessPanelProps {
  readonly requestType: RequestType;
  readonly state: Exclude<LeadFormState, { status: "editing" | "sending" }>;
  readonly receipt: ReactNode;
}

/** Replaces the form after its lead was stored. */
export function SuccessPanel({ requestType, state, receipt }: SuccessPanelProps) {
  const ref = useFocusOnMount<HTMLParagraphElement>();
  return (
    <div className={styles.done}>
      <h2>We have your request</h2>
      <p ref={ref} className={styles.panel} role="status" tabIndex={-1}>
        {state.status === "received" && <span>We are eager to speak to you.</span>}
        {state.status === "delivered" && receipt}
        {state.status === "redirecting" && (
          <span>
            <BookingLink url={state.bookingUrl} />
          </span>
        )}
      </p>
      <Receipt requestType={requestType} timestamp={state.timestamp} />
    </div>
  );
}
