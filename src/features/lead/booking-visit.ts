import { useEffect } from "react";
import { siteConfig } from "../../lib/config";
import { sessionStore } from "../../lib/storage";
import { EDITING, setLeadFormState, useLeadFormState } from "./form-state";

/** Session-storage key of a form whose visitor is at the booking link: when the lead was first sent. */
const keyOf = (formKey: string) => `lead_booking_${formKey}`;

/** Sends the visitor to the booking link after a lead was stored. @param timestamp When it was first sent. */
export function visitBooking(formKey: string, timestamp: string, bookingUrl: string): void {
  sessionStore.set(keyOf(formKey), timestamp);
  setLeadFormState(formKey, { status: "redirecting", timestamp, bookingUrl });
  window.location.assign(bookingUrl);
}

/**
 * Brings the form back, below a confirmation of what was sent, once the visitor is back from the booking
 * link. The browser restores the page as it was, or loads it again, which forgets the visitor's details.
 */
export function useReturnFromBooking(formKey: string): void {
  const state = useLeadFormState(formKey);
  useEffect(() => {
    const confirm = (timestamp: string, bookingUrl: string | null) => {
      sessionStore.remove(keyOf(formKey));
      setLeadFormState(formKey, { ...EDITING, confirmation: { timestamp, bookingUrl } });
    };
    if (state.status === "editing") {
      const sent = sessionStore.get(keyOf(formKey)) ?? "";
      if (!Number.isNaN(Date.parse(sent))) confirm(sent, siteConfig.bookingUrl);
    }
    if (state.status !== "redirecting") return undefined;
    const { timestamp, bookingUrl } = state;
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) confirm(timestamp, bookingUrl);
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [formKey, state]);
}
