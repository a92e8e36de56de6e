import { openLeadModal, type ModalRequestType } from "./lead-state";
import { loadLeadModal } from "./load-lead-modal";
import { modalPages } from "./modal-pages";

/** On the form of a button that opens the lead modal: which request it is for. */
export const REQUEST_ATTRIBUTE = "data-request";

const isModalRequest = (value: string | null | undefined): value is ModalRequestType =>
  value != null && Object.hasOwn(modalPages, value);

function requestOf({ target }: Event): ModalRequestType | null {
  const form = target instanceof Element ? target.closest(`[${REQUEST_ATTRIBUTE}]`) : null;
  const request = form?.getAttribute(REQUEST_ATTRIBUTE);
  return isModalRequest(request) ? request : null;
}

/** Opens the lead modal where the form that is sent is that of its button; leaves all others alone. */
export function openLeadFrom(event: Event): void {
  const request = requestOf(event);
  if (request === null) return;
  event.preventDefault();
  openLeadModal(request);
}

/** Loads the modal's code where a visitor is about to open it. */
export function preloadLeadFor(event: Event): void {
  if (requestOf(event) !== null) void loadLeadModal().catch(() => undefined);
}
