import { recordOf } from "../../lib/json";
import { formKeyOf, setLeadFormState } from "./form-state";
import { modalRequests, type ModalRequestType } from "./lead-state";

/** A visit to the booking link, from the page's entry of the browser's history. */
interface BookingVisit {
  readonly formKey: string;
  /** When the lead was first sent, as ISO 8601. */
  readonly timestamp: string;
}

/** The visit from which the browser has come back to this page; null without one. */
export function bookingVisit(): BookingVisit | null {
  const { formKey, timestamp } = recordOf(recordOf(window.history.state).booking);
  return typeof formKey === "string" && typeof timestamp === "string"
    ? { formKey, timestamp }
    : null;
}

/** Keeps a visit in the entry of the history, or forgets it. */
export function setBookingVisit(booking: BookingVisit | null): void {
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
