import { useEffect, type RefObject } from "react";
import { siteConfig } from "../../lib/config";
import { recordOf } from "../../lib/json";
import { isBlank } from "../../lib/text";
import { formKeyOf } from "./draft";
import { readValues } from "./form-fields";
import { EDITING, setLeadFormState, useLeadFormState } from "./form-state";
import { modalRequests, type ModalRequestType } from "./lead-state";

/** A visit to the booking link, from the page's entry of the browser's history. */
interface BookingVisit {
  readonly formKey: string;
  /** When the lead was first sent, as ISO 8601. */
  readonly timestamp: string;
}

/** The visit from which the browser has come back to this page; null without one. */
function bookingVisit(): BookingVisit | null {
  const { formKey, timestamp } = recordOf(recordOf(window.history.state).booking);
  return typeof formKey === "string" && typeof timestamp === "string"
    ? { formKey, timestamp }
    : null;
}

function setBookingVisit(booking: BookingVisit | null): void {
  window.history.replaceState({ ...recordOf(window.history.state), booking }, "");
}

/** Sends the visitor to the booking link after a lead was stored. */
export function visitBooking(visit: BookingVisit, bookingUrl: string): void {
  const { formKey, timestamp } = visit;
  setBookingVisit(visit);
  setLeadFormState(formKey, { status: "redirecting", timestamp, bookingUrl });
  window.location.assign(bookingUrl);
}

/** The request whose modal the visitor left for the booking link; null for another page. */
export function modalOfVisit(): ModalRequestType | null {
  const visit = bookingVisit();
  return modalRequests.find((request) => formKeyOf(request, "modal") === visit?.formKey) ?? null;
}

/**
 * Shows a form below a confirmation of what was sent, once the visitor is back from the booking link. The
 * browser restores the page as it was, or loads it again, which forgets the visitor's details.
 */
export function useReturnFromBooking(form: RefObject<HTMLFormElement>, formKey: string): void {
  const state = useLeadFormState(formKey);
  useEffect(() => {
    const confirm = (timestamp: string, bookingUrl: string | null) => {
      setBookingVisit(null);
      setLeadFormState(formKey, { ...EDITING, confirmation: { timestamp, bookingUrl } });
    };
    const visit = bookingVisit();
    if (state === EDITING && visit?.formKey === formKey && form.current !== null) {
      // A confirmation empties the form, which may have been typed into since.
      const isEmpty = Object.values(readValues(form.current)).every(isBlank);
      if (isEmpty) confirm(visit.timestamp, siteConfig.bookingUrl);
      else setBookingVisit(null);
    }
    if (state.status !== "redirecting") return undefined;
    const { timestamp, bookingUrl } = state;
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) confirm(timestamp, bookingUrl);
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [form, formKey, state]);
}
