import { loadOnce } from "../../lib/load-once";
import { modalRequests, openLeadModal, type ModalRequestType } from "./lead-state";

/** The page with the same form as the modal, for visitors whose browser can't show the modal. */
export const MODAL_PAGES: Readonly<Record<ModalRequestType, string>> = {
  "demo-callback": "/request-demo/",
  "sales-callback": "/contact-sales/",
};

/** Loads the code of the modal. */
export const loadLeadModal = loadOnce(() => import("./lead-modal"));

/** Attribute that names the request, on the form around a button that opens the lead modal. */
export const REQUEST_ATTRIBUTE = "data-request";

function requestOf({ target }: Event): ModalRequestType | null {
  const form = target instanceof Element ? target.closest(`[${REQUEST_ATTRIBUTE}]`) : null;
  return modalRequests.find((request) => request === form?.getAttribute(REQUEST_ATTRIBUTE)) ?? null;
}

/** Opens the lead modal if the submitted form belongs to one of its buttons. */
export function openLeadFrom(event: Event): void {
  const request = requestOf(event);
  if (request === null) return;
  event.preventDefault();
  openLeadModal(request);
}

/** Loads the modal's code when a visitor is about to open it. */
export function preloadLeadFor(event: Event): void {
  if (requestOf(event) !== null) void loadLeadModal().catch(() => undefined);
}
