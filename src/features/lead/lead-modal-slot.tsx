import { useEffect, useState, type ComponentType } from "react";
import { modalOfVisit } from "./booking-visit";
import { resetLeadForms } from "./form-state";
import type { LeadModalProps } from "./lead-modal";
import { openLeadModal, useLeadState } from "./lead-state";
import { loadLeadModal, MODAL_PAGES } from "./open-lead-modal";

interface LeadModalSlotProps extends Omit<LeadModalProps, "requestType"> {
  /** Path of the page. A new one resets every lead form. */
  readonly path: string;
}

/**
 * Renders the lead modal in the layout while it is open. If its code can't be loaded, the visitor is
 * taken to the page with the same form.
 */
export function LeadModalSlot({ path, ...content }: LeadModalSlotProps) {
  const modal = useLeadState("modal");
  const [Modal, setModal] = useState<ComponentType<LeadModalProps> | null>(null);
  useEffect(() => resetLeadForms, [path]);
  // Back from the booking link, the modal confirms what it sent.
  useEffect(() => {
    const left = modalOfVisit();
    if (left !== null) openLeadModal(left);
  }, []);
  useEffect(() => {
    if (modal === null || Modal !== null) return undefined;
    let isOpen = true;
    loadLeadModal().then(
      ({ LeadModal }) => setModal(() => LeadModal),
      () => isOpen && window.location.assign(MODAL_PAGES[modal]),
    );
    return () => {
      isOpen = false;
    };
  }, [modal, Modal]);
  return modal !== null && Modal !== null && <Modal key={modal} requestType={modal} {...content} />;
}
