import type { ReactNode } from "react";
import * as shared from "../../styles/shared.module.css";
import { Dialog } from "../../ui/dialog";
import { LeadForm } from "./lead-form";
import { actionNames, closeLeadModal, type ModalRequestType } from "./lead-state";

/** What the modal shows. */
export interface LeadModalProps {
  readonly requestType: ModalRequestType;
  readonly contact: ReactNode;
  readonly aside: ReactNode;
}

interface ModalText {
  readonly title: string;
  /** What the visitor gets. */
  readonly promise: string;
}

const texts: Readonly<Record<ModalRequestType, ModalText>> = {
  "demo-callback": {
    title: "Get Free Demo",
    promise: "40 minutes, live, on one of your own purchases.",
  },
  "sales-callback": {
    title: "Schedule a Call",
    promise: "Our sales team calls you within one working day.",
  },
};

/** The lead form in a dialog. */
export function LeadModal({ requestType, contact, aside }: LeadModalProps) {
  const { title, promise } = texts[requestType];
  return (
    <Dialog title={title} onClose={closeLeadModal}>
      <div className={shared.stack}>
        <p>{promise}</p>
        <LeadForm
          requestType={requestType}
          submitLabel={actionNames[requestType]}
          place="modal"
          contact={contact}
        />
      </div>
      {aside}
    </Dialog>
  );
}
