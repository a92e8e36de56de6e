export { CaseDownload } from "./case-download";
export { EmailCapture } from "./email-capture";
export { LeadForm } from "./lead-form";
export { type LeadAddition } from "./lead-form-options";
export { LeadModalSlot } from "./lead-modal-slot";
export { closeLeadModal, type ModalRequestType } from "./lead-state";
export { OpenLeadButton } from "./open-lead-button";
export { openLeadFrom, preloadLeadFor } from "./open-lead-modal";
export { DEMO_PAGE, takeEmailToDemo, takeNoteToDemo } from "./prefill-demo-form";
