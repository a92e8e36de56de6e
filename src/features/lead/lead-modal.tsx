import type { ReactNode } from "react";
import { Dialog } from "../../ui/dialog";
import { LeadForm } from "./lead-form";
import { closeLeadModal, type ModalRequestType } from "./lead-state";

/** What the modal shows. */
export interface LeadModalProps {
  readonly requestType: ModalRequestType;
  readonly contact: ReactNode;
  readonly aside: ReactNode;
}

/** The modal's heading and the label of its button. */
const texts: Readonly<Record<ModalRequestType, { title: string; submitLabel: string }>> = {
  "demo-callback": { title: "Get Free Demo", submitLabel: "Book my demo" },
  "sales-callback": { title: "Schedule a Call", submitLabel: "Choose a time" },
};

/** The lead form in a dialog. */
export function LeadModal({ requestType, contact, aside }: LeadModalProps) {
  const { title, submitLabel } = texts[requestType];
  return (
    <Dialog title={title} onClose={closeLeadModal}>
      <LeadForm
        requestType={requestType}
        submitLabel={submitLabel}
        place="modal"
        contact={contact}
      />
      {aside}
    </Dialog>
  );
}
