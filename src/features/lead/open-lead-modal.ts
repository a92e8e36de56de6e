import { loadOnce } from "../../lib/load-once";
import { openLeadModal, type ModalRequestType } from "./lead-state";

/** The page with the same form as the modal, for visitors whose browser can't show the modal. */
export const MODAL_PAGES: Readonly<Record<ModalRequestType, string>> = {
  "demo-callback": "/request-demo/",
  "sales-callback": "/contact-sales/",
};

/** Loads the code of the modal. */
export const loadLeadModal = loadOnce(() => import("./lead-modal"));

/** Attribute that names the request, on the form around a button that opens the lead modal. */
export const REQUEST_ATTRIBUTE = "data-request";

const isModalRequest = (value: string | null | undefined): value is ModalRequestType =>
  value != null && Object.hasOwn(MODAL_PAGES, value);

function requestOf({ target }: Event): ModalRequestType | null {
  const form = target instanceof Element ? target.closest(`[${REQUEST_ATTRIBUTE}]`) : null;
  const request = form?.getAttribute(REQUEST_ATTRIBUTE);
  return isModalRequest(request) ? request : null;
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
