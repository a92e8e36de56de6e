import { trackPageView } from "../features/analytics";
import { recordVisit } from "../features/attribution";
import { closeLeadModal } from "../features/lead";
import { updateRegion } from "../features/region";

/** What happens at every page a visitor comes to, the first included. The title is already the page's. */
export function arriveAtPage(): void {
  updateRegion(window.location);
  recordVisit(window.location.href);
  closeLeadModal();
  trackPageView();
}
