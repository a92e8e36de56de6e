import type { ReactNode } from "react";
import { Dialog } from "../../ui/dialog";
import { LeadForm } from "./lead-form";
import { closeLeadModal, type ModalRequestType } from "./lead-state";

/** What the modal shows. */
export interface LeadModalProps {
  readonly requestType: ModalRequestType;
  readonly contact: ReactNode;
  /** What stands below the form. */
  readonly aside: ReactNode;
}

/** The modal's heading (specification section 4). */
const headings: Readonly<Record<ModalRequestType, string>> = {
  "demo-callback": "Get Free Demo",
  "sales-callback": "Schedule a Call",
};

/** The lead form in a dialog. */
export function LeadModal({ requestType, contact, aside }: LeadModalProps) {
  return (
    <Dialog title={headings[requestType]} onClose={closeLeadModal}>
      <LeadForm
        requestType={requestType}
        submitLabel={requestType === "sales-callback" ? "Choose a time" : "Book my demo"}
        place="modal"
        contact={contact}
      />
      {aside}
    </Dialog>
  );
}
