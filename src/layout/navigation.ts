import { trackPageView } from "../features/analytics";
import { recordVisit } from "../features/attribution";
import { closeCookieSettings } from "../features/consent";
import { closeLeadModal } from "../features/lead";
import { updateRegion } from "../features/region";

let lastAddress: string | null = null;

/** What happens at every page a visitor comes to, the first included. The title is already the page's. */
export function arriveAtPage(): void {
  const { href } = window.location;
  updateRegion(window.location);
  recordVisit(href);
  closeLeadModal();
  closeCookieSettings();
  // Gatsby calls an anchor of the same page a route, too; that is no page view.
  const [address = ""] = href.split("#", 1);
  if (address !== lastAddress) trackPageView();
  lastAddress = address;
}
