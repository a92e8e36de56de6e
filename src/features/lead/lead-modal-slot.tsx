import { useEffect, useState, type ComponentType } from "react";
import { leaveFor } from "../../lib/leave";
import type { LeadModalProps } from "./lead-modal";
import { useLeadState } from "./lead-state";
import { loadLeadModal } from "./load-lead-modal";
import { modalPages } from "./modal-pages";

/**
 * The place of the lead modal in the layout. Where its code can't be loaded, the visitor is taken
 * to the page with the same form.
 */
export function LeadModalSlot(content: Pick<LeadModalProps, "contact" | "aside">) {
  const modal = useLeadState("modal");
  const [Modal, setModal] = useState<ComponentType<LeadModalProps> | null>(null);
  useEffect(() => {
    if (modal === null || Modal !== null) return undefined;
    let isWanted = true;
    loadLeadModal().then(
      (loaded) => setModal(() => loaded),
      () => isWanted && leaveFor(modalPages[modal]),
    );
    return () => {
      isWanted = false;
    };
  }, [modal, Modal]);
  return modal !== null && Modal !== null && <Modal key={modal} requestType={modal} {...content} />;
}
