import { useEffect, useState, type ComponentType } from "react";
import type { LeadModalProps } from "./lead-modal";
import { useLeadState } from "./lead-state";
import { loadLeadModal } from "./load-lead-modal";
import { modalPages } from "./modal-pages";

/**
 * The place of the lead modal in the layout. Where its code can't be loaded, the visitor is taken
 * to the page with the same form.
 */
export function LeadModalSlot(content: Pick<LeadModalProps, "contact" | "aside">) {
  const { modal } = useLeadState();
  const [Modal, setModal] = useState<ComponentType<LeadModalProps> | null>(null);
  useEffect(() => {
    if (modal === null || Modal !== null) return;
    loadLeadModal().then(
      (loaded) => setModal(() => loaded),
      () => window.location.assign(modalPages[modal]),
    );
  }, [modal, Modal]);
  return modal !== null && Modal !== null && <Modal requestType={modal} {...content} />;
}
