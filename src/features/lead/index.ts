export { CaseDownload } from "./case-download";
export { DEMO_PAGE, takeEmailToDemo, takeNoteToDemo } from "./demo-hand-over";
export { EmailCapture } from "./email-capture";
export { type LeadExtension } from "./extension";
export { LeadForm } from "./lead-form";
export { LeadModalSlot } from "./lead-modal-slot";
export { closeLeadModal, setSharedEmail, type ModalRequestType } from "./lead-state";
export { openLeadFrom, preloadLeadFor } from "./lead-opener";
export { OpenLeadButton } from "./open-lead-button";
