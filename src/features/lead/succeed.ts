import { navigate } from "gatsby";
import type { Region } from "../region";
import { siteConfig } from "../../lib/config";
import { leaveFor } from "../../lib/leave";
import { notify } from "../../ui/toast";
import { bookingLink, bookingQuery, type BookingPerson } from "./booking";
import { closeLeadModal } from "./lead-state";

/** What a form shows after its lead was stored. */
export type Success =
  /** The browser is on its way to the booking link. */
  | { readonly status: "leaving"; readonly href: string }
  /** No booking link is configured: a panel takes the form's place. */
  | { readonly status: "thanked" }
  /** What was asked for is there. */
  | { readonly status: "delivered" }
  /** The visitor stays on the site and finds the form empty. */
  | { readonly status: "stayed" };

/** Tells a visitor who stays on the site that the lead was stored. */
export function thank(): void {
  notify("success", "Thank you. We have your request and will call you.");
}

/**
 * Hands a visitor over after success: India goes to the booking link, the United States stay on the
 * site with only the query (specification section 4).
 */
export function handOver(region: Region, person: BookingPerson): Success {
  if (region === "us") {
    closeLeadModal();
    navigate(`${window.location.pathname}?${bookingQuery(person)}`);
    thank();
    return { status: "stayed" };
  }
  if (siteConfig.bookingUrl === null) return { status: "thanked" };
  const href = bookingLink(siteConfig.bookingUrl, person);
  leaveFor(href);
  return { status: "leaving", href };
}
