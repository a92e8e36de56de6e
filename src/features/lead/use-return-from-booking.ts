import { useEffect, type RefObject } from "react";
import { siteConfig } from "../../lib/config";
import { isBlank } from "../../lib/text";
import { bookingVisit, setBookingVisit } from "./booking-visit";
import { readValues } from "./form-fields";
import { EDITING, setLeadFormState, useLeadFormState } from "./form-state";

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
