import type { ReactNode } from "react";
import { Dialog } from "../../ui/dialog";
import { LeadForm } from "./lead-form";
import { actionNames, closeLeadModal, type ModalRequestType } from "./lead-state";

/** What the modal shows. */
export interface LeadModalProps {
  readonly requestType: ModalRequestType;
  readonly contact: ReactNode;
  readonly aside: ReactNode;
}

const titles: Readonly<Record<ModalRequestType, string>> = {
  "demo-callback": "Get Free Demo",
  "sales-callback": "Schedule a Call",
};

/** The lead form in a dialog. */
export function LeadModal({ requestType, contact, aside }: LeadModalProps) {
  return (
    <Dialog title={titles[requestType]} onClose={closeLeadModal}>
      <LeadForm
        requestType={requestType}
        submitLabel={actionNames[requestType]}
        place="modal"
        contact={contact}
      />
      {aside}
    </Dialog>
  );
}
