import { navigate } from "gatsby";
import { siteConfig } from "../../lib/config";
import { track } from "../analytics";
import type { Region } from "../region";
import { forgetAttempt } from "./attempts";
import { bookingLink, bookingQuery } from "./booking";
import { visitBooking } from "./booking-visit";
import { clearDraft } from "./draft";
import type { LeadValues } from "./form-fields";
import { EDITING, setLeadFormState } from "./form-state";
import type { LeadFormOptions } from "./lead-form-options";
import { closeLeadModal, isLeadModalOpen, setSharedEmail } from "./lead-state";
import { showThanks } from "./success";

interface StoredLead {
  readonly values: LeadValues;
  /** Time of its first attempt, as ISO 8601. */
  readonly timestamp: string;
  readonly region: Region;
  /** Whether its form is still on the page. */
  readonly isOpen: boolean;
}

/**
 * Ends a successful submission. Indian visitors go to the booking link. US visitors stay on the site, with
 * their details in the query. A visitor who has closed the form meanwhile is thanked and stays.
 */
export function finishLead(options: LeadFormOptions, lead: StoredLead): void {
  const { formKey, addition, download } = options;
  const { values, timestamp, region, isOpen } = lead;
  clearDraft(formKey);
  forgetAttempt(timestamp, new Date());
  setSharedEmail("");
  addition?.onStored();
  track({ name: "conversion" });
  if (download !== undefined) {
    download.start();
    setLeadFormState(formKey, { status: "delivered", timestamp });
    return;
  }
  const { bookingUrl: base } = siteConfig;
  const bookingUrl = region === "us" || base === null ? null : bookingLink(base, values);
  if (region === "in" && isOpen) {
    if (bookingUrl === null) setLeadFormState(formKey, { status: "received", timestamp });
    else visitBooking({ formKey, timestamp }, bookingUrl);
    return;
  }
  const confirmation = { timestamp, bookingUrl };
  setLeadFormState(formKey, { ...EDITING, confirmation });
  const { pathname } = window.location;
  const showPage = () => {
    // Code of toasts that loads slowly must not bring back a page that was left.
    if (!isOpen || window.location.pathname !== pathname) return;
    closeLeadModal();
    navigate(`${pathname}?${bookingQuery(values)}`);
  };
  showThanks(confirmation).then(showPage, () => {
    // Without the toast, the modal stays open to show its own confirmation.
    if (!isLeadModalOpen()) showPage();
  });
}
